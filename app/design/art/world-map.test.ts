import { describe, expect, it } from "vitest";
import { landPath, MAP_HEIGHT, MAP_WIDTH, projectToMap, worldMapSvg } from "./world-map.ts";

/** The five points the art direction measured on its own map, in map units. */
const MEASURED = [
  ["Philadelphia", 39.9526, -75.1652, 350.4, 193.3],
  ["London", 51.5074, -0.1278, 630.4, 141],
  ["Athens", 37.9838, 23.7275, 713.8, 202.4],
  ["Taipei", 25.033, 121.5654, 1092.4, 262.4],
  ["Sydney", -33.8688, 151.2093, 1193.7, 534.6],
] as const;

/** One decimal of a percent is 1.4 units across. */
const TOLERANCE_UNITS = 0.8;

const BARS = Array.from(landPath().matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g), (bar) => ({
  x: Number(bar[1]),
  y: Number(bar[2]),
  width: Number(bar[3]),
}));

/** Distance in map units from a point to the nearest land. */
function toLand(lat: number, lon: number): number {
  const point = projectToMap(lat, lon);
  const x = (point.left / 100) * MAP_WIDTH;
  const y = (point.top / 100) * MAP_HEIGHT;
  return Math.min(
    ...BARS.map((bar) => {
      const across = Math.max(bar.x - x, 0, x - bar.x - bar.width);
      return Math.hypot(across, bar.y + 2.3 - y);
    }),
  );
}

describe("projectToMap", () => {
  it.each(MEASURED)("puts %s where the drawing has it", (_city, lat, lon, x, y) => {
    const point = projectToMap(lat, lon);
    expect(Math.abs((point.left / 100) * MAP_WIDTH - x)).toBeLessThan(TOLERANCE_UNITS);
    expect(Math.abs((point.top / 100) * MAP_HEIGHT - y)).toBeLessThan(TOLERANCE_UNITS);
  });

  it("puts West Chester just west of Philadelphia", () => {
    const philadelphia = projectToMap(39.9526, -75.1652);
    const westChester = projectToMap(39.9607, -75.6055);
    expect(westChester.left).toBeLessThan(philadelphia.left);
    expect(philadelphia.left - westChester.left).toBeLessThan(0.3);
    expect(westChester.top).toBe(philadelphia.top);
  });

  it("puts the offices on or by land and the open ocean far from it", () => {
    // Taiwan is smaller than a scan line: the nearest land is the mainland's coast.
    for (const [, lat, lon] of MEASURED) expect(toLand(lat, lon)).toBeLessThan(12);
    expect(toLand(39.9607, -75.6055)).toBeLessThan(12);
    expect(toLand(0, -150)).toBeGreaterThan(90);
    expect(toLand(-30, 85)).toBeGreaterThan(90);
  });

  it("wraps around the date line", () => {
    expect(projectToMap(0, 200)).toEqual(projectToMap(0, -160));
  });
});

describe("worldMapSvg", () => {
  it("is one path in the text colour, inside its box", () => {
    const svg = worldMapSvg();
    expect(svg.match(/<path /g)).toHaveLength(1);
    expect(svg).toContain(`fill="currentColor"`);
    expect(BARS).toHaveLength(364);
    for (const { x, width } of BARS) expect(x + width).toBeLessThanOrEqual(MAP_WIDTH);
  });
});
