import { type Seed, seedFrom } from "./seed.ts";
import { box, d, path, type Shape } from "./shape.ts";

export interface Island {
  readonly x: number;
  readonly width: number;
  /** Height of the highest terrace. */
  readonly height: number;
  readonly seed: string;
  readonly tone: "far" | "near";
  /** White cubes on the terraces, a dome among them. */
  readonly village?: boolean;
}

interface IslandHues {
  readonly far: string;
  readonly near: string;
  readonly walls: string;
  readonly windows: string;
}

interface Terrace {
  readonly x: number;
  readonly width: number;
  readonly top: number;
}

/** Terraces that climb to the middle and fall again, never level for long. */
function terraces({ x, width, height }: Island, horizon: number, seed: Seed): readonly Terrace[] {
  const count = Math.max(6, Math.round(width / 46));
  const shares = Array.from({ length: count }, (_, n) => seed.between(`width ${n}`, 0.6, 1.4));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let left = x;
  return shares.map((share, n) => {
    const climb = Math.sin(((n + 0.6) / (count + 0.2)) * Math.PI) ** 0.8;
    const terrace = {
      x: left,
      width: (share / total) * width,
      top: horizon - height * climb * seed.between(`height ${n}`, 0.78, 1.06),
    };
    left += terrace.width;
    return terrace;
  });
}

function village(steps: readonly Terrace[], seed: Seed, hues: IslandHues): readonly Shape[] {
  let walls = "";
  let openings = "";
  steps.slice(1, -1).forEach((step, n) => {
    const houses = 1 + Math.floor(seed.between(`houses ${n}`, 0.4, 3.4));
    let left = step.x + seed.between(`inset ${n}`, 2, 9);
    for (let house = 0; house < houses; house += 1) {
      const width = seed.between(`house ${n} ${house}`, 12, 22);
      const height = seed.between(`rise ${n} ${house}`, 8, 22);
      if (left + width > step.x + step.width) break;
      walls += box(left, step.top - height, width, height + 24);
      if (seed.unit(`dome ${n} ${house}`) > 0.78) {
        const r = width / 2 - 1;
        walls += d`M${left + 1} ${step.top - height}a${r} ${r} 0 0 1 ${2 * r} 0z`;
      }
      if (seed.unit(`lit ${n} ${house}`) > 0.35) {
        openings += box(left + width * 0.36, step.top - height + 4, 2.6, 3.6);
      }
      left += width + seed.between(`gap ${n} ${house}`, -1, 3);
    }
  });
  return [path(walls, hues.walls), path(openings, hues.windows)];
}

/** A stepped island standing on the horizon. */
export function islandShapes(island: Island, horizon: number, hues: IslandHues): readonly Shape[] {
  const seed = seedFrom(`island ${island.seed}`);
  const steps = terraces(island, horizon, seed);
  const land = path(
    `${d`M${island.x} ${horizon}`}${steps.map(({ x, width, top }) => d`V${top}H${x + width}`).join("")}${d`V${horizon}z`}`,
    island.tone === "far" ? hues.far : hues.near,
  );
  if (island.tone === "far") return [land];
  const lamps = Array.from({ length: 7 }, (_, n) => {
    const x = island.x + island.width * seed.between(`lamp ${n}`, 0.15, 0.85);
    return box(x, horizon - seed.between(`lamp height ${n}`, 7, 13), 2.6, 3.4);
  });
  return [
    ...(island.village ? village(steps, seed, hues) : []),
    land,
    path(lamps.join(""), hues.windows),
  ];
}
