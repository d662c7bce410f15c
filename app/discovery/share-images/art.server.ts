import { CASES } from "../../../content/facts/case-studies.ts";
import { OFFICES } from "../../../content/facts/offices.ts";
import { SERVICES } from "../../../content/facts/services.ts";
import { SHARE_SIZE } from "../../content/share-card/address.server.ts";
import type { ShareCard } from "../../content/share-card/card.server.ts";
import { CASE_WIDTH, caseShapes } from "../../design/art/case-art.ts";
import { frameBox, posterFrame } from "../../design/art/frame.ts";
import { monogramShapes } from "../../design/art/monogram-shapes.ts";
import { AEGEAN, INK, NIGHT, PAPER, SIGNAL, SKY } from "../../design/art/palette.ts";
import { isPortraitId, PORTRAIT_IDS, portrait } from "../../design/art/portrait.ts";
import { drawPoster } from "../../design/art/poster.ts";
import type { Poster } from "../../design/art/poster-model.ts";
import { pulsePath, pulseSpikes } from "../../design/art/pulse.ts";
import { SAIL_HORIZON, sailShapes } from "../../design/art/sail.ts";
import { sceneShapes } from "../../design/art/scene.ts";
import { SERVICE_SIZE, serviceShapes } from "../../design/art/service-art.ts";
import {
  clipped,
  group,
  path,
  place,
  rect,
  type Shape,
  stroke,
  svgDocument,
} from "../../design/art/shape.ts";
import { landPath, MAP_WIDTH, projectToMap } from "../../design/art/world-map.ts";

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
/** The pulse line's y: unit 10 of 16 (direction.md, Motif). Titles stand on it. */
export const LINE_Y = HEIGHT * 0.625;
const LINE_WEIGHT = 6;
export const MARGIN = 64;

/** What is drawn behind a card's words, and how the words have to look on it. */
export type Backdrop = {
  ground: string;
  text: string;
  /** The monogram's B, the line and whatever else is not signal. */
  line: string;
  art: readonly Shape[];
  /** Width left for the title, in pixels. */
  titleWidth: number;
};

/** Deep enough for paper text in both of the site's modes. */
const GROUND = "#070E1C";
const LIMEWASH = "#F8F3EA";
const FIELD_BLUE = "#0C4A9C";

/** The picture of each kind of page: the same family as the page itself, never a photo. */
export function backdropOf(card: ShareCard): Backdrop {
  const slug = card.path.split("/").at(-1) ?? "";
  switch (card.kind) {
    case "home":
      return night();
    case "creators":
      return {
        ...{ ground: SIGNAL, text: INK, line: INK, titleWidth: 610 },
        art: frames(["marinasol", "elenonair", "dafnirey"], [150, 214, 150], 700, INK),
      };
    case "brands":
      return {
        ...{ ground: AEGEAN, text: PAPER, line: PAPER, titleWidth: 610 },
        art: frames(["arismoon", "lydiawave", "theolark"], [214, 150, 108], 690, INK),
      };
    case "service":
      return { ...panel(FIELD_BLUE, PAPER, serviceArt(slug)), titleWidth: 540 };
    case "services":
      return {
        ...{ ground: FIELD_BLUE, text: PAPER, line: PAPER, titleWidth: 610 },
        art: frames(["nikosvale", "marinasol", "petrosone"], [108, 230, 108], 690, INK),
      };
    case "case-study":
    case "case-studies":
      return { ...panel(GROUND, PAPER, caseArt(slug)), titleWidth: 540 };
    case "article":
      return article(card.author?.id);
    case "insights":
    case "tool":
      return bars(card.kind === "tool");
    case "careers":
    case "opening":
      return crew(GROUND, PAPER, [2, 4, 0]);
    case "company":
      return crew(LIMEWASH, INK, card.path === "/about" ? [5, 1, 3] : [0, 1, 4]);
    case "contact":
      return map();
    default:
      return { ground: NIGHT, text: PAPER, line: SIGNAL, art: [], titleWidth: 1000 };
  }
}

/** The whole picture without its words, as SVG. */
export function backdropSvg(backdrop: Backdrop): string {
  const { ground, line, text, art } = backdrop;
  return svgDocument(WIDTH, HEIGHT, [
    rect(0, 0, WIDTH, HEIGHT, ground),
    rect(0, LINE_Y - LINE_WEIGHT / 2, WIDTH, LINE_WEIGHT, line),
    ...art,
    monogram(text, ground === SIGNAL ? INK : SIGNAL),
  ]);
}

const MONOGRAM_SCALE = 4;
/** Above the strip at the foot that X lays its own label over; on a phone that is the last 120. */
const MONOGRAM_Y = 420;

function monogram(text: string, four: string): Shape {
  const [b, figure] = monogramShapes();
  const shapes = [b, figure].flatMap((shape, index) =>
    shape ? { ...shape, attrs: { ...shape.attrs, fill: index === 0 ? text : four } } : [],
  );
  return place(shapes, MARGIN, MONOGRAM_Y, MONOGRAM_SCALE);
}

const SCENE_SCALE = WIDTH / 1600;
const SCENE_HORIZON = 584;

function night(): Backdrop {
  const top = LINE_Y - SCENE_HORIZON * SCENE_SCALE;
  const sailScale = 0.7;
  const cast = ["stavrosb", "elenonair"];
  return {
    ground: GROUND,
    text: PAPER,
    line: SIGNAL,
    titleWidth: 540,
    art: [
      place(sceneShapes("night", "wide"), 0, top, SCENE_SCALE),
      place(sailShapes(), 610, LINE_Y - SAIL_HORIZON * sailScale, sailScale),
      ...frames(cast, [92, 158], 898, INK),
    ],
  };
}

const FRAME_GAP = 26;

function frames(
  handles: readonly string[],
  widths: readonly number[],
  left: number,
  keyline: string,
): Shape[] {
  return hang(
    handles.map((handle) => drawPoster(handle)),
    widths,
    left,
    keyline,
  );
}

/** Posters side by side on the line, each of its own width. */
function hang(
  posters: readonly Poster[],
  widths: readonly number[],
  left: number,
  keyline: string,
): Shape[] {
  let x = left;
  return posters.flatMap((poster, index) => {
    const width = widths[index] ?? FRAME_GAP;
    const box = frameBox(x, width, LINE_Y);
    x += width + FRAME_GAP;
    return [...posterFrame(box, poster, keyline)];
  });
}

const PANEL_LEFT = 640;

/** A picture that bleeds off the right edge, its line on the card's. */
function panel(ground: string, text: string, art: readonly Shape[]): Omit<Backdrop, "titleWidth"> {
  const outline = rect(PANEL_LEFT, 0, WIDTH - PANEL_LEFT, HEIGHT, ground);
  return { ground, text, line: SIGNAL, art: clipped("panel", outline, art) };
}

function serviceArt(slug: string): Shape[] {
  const known = SERVICES.find((service) => service.slug === slug)?.slug ?? "talent-management";
  const scale = HEIGHT / SERVICE_SIZE;
  return [place(serviceShapes(known), WIDTH - HEIGHT + 35, 0, scale)];
}

function caseArt(slug: string): Shape[] {
  const known = CASES.find((study) => study.slug === slug)?.slug ?? "urban-fit";
  const scale = HEIGHT / 800;
  return [place(caseShapes(known), WIDTH - CASE_WIDTH * scale * 0.8, 0, scale)];
}

const ARTICLE_FRAME = { x: 836, width: 300 } as const;

function article(author: string | undefined): Backdrop {
  const id = author && isPortraitId(author) ? author : PORTRAIT_IDS[0];
  return {
    ground: GROUND,
    text: PAPER,
    line: SIGNAL,
    titleWidth: 720,
    art: hang([portrait(id)], [ARTICLE_FRAME.width], ARTICLE_FRAME.x, PAPER),
  };
}

/** Where an article's author is named: over the lower edge of the portrait. */
export const LOWER_THIRD = { left: ARTICLE_FRAME.x - 8, top: 500 } as const;

/** Bars of a day with its peaks: 7 to 9 in the morning, 18 to 22 at night. */
const HOURS = [
  1, 1, 1, 1, 1, 2, 4, 9, 10, 5, 4, 4, 5, 5, 4, 4, 5, 7, 13, 15, 16, 14, 6, 3,
] as const;
const BARS = { left: 700, pitch: 21, width: 15, unit: 20 } as const;

function bars(isTool: boolean): Backdrop {
  const chart = HOURS.map((value, hour) => {
    const height = value * BARS.unit;
    const isPeak = (hour >= 7 && hour < 9) || (hour >= 18 && hour < 22);
    const x = BARS.left + hour * BARS.pitch;
    return rect(x, LINE_Y - height, BARS.width, height, isPeak ? SIGNAL : isTool ? SKY : AEGEAN);
  });
  const pulse = pulsePath({
    width: WIDTH - BARS.left,
    baseline: 0,
    spikes: pulseSpikes("decay", WIDTH - BARS.left - 40, 300),
  });
  return isTool
    ? { ground: GROUND, text: PAPER, line: PAPER, titleWidth: 580, art: chart }
    : {
        ...{ ground: LIMEWASH, text: INK, line: SIGNAL, titleWidth: 600 },
        art: [
          group([stroke(pulse, SIGNAL, 14)], { transform: `translate(${BARS.left} ${LINE_Y})` }),
        ],
      };
}

function crew(ground: string, text: string, people: readonly number[]): Backdrop {
  const posters = people.flatMap((index) => {
    const id = PORTRAIT_IDS[index];
    return id ? portrait(id) : [];
  });
  return {
    ground,
    text,
    line: SIGNAL,
    titleWidth: 590,
    art: hang(posters, [160, 200, 108], 670, ground === GROUND ? PAPER : INK),
  };
}

const MAP_SCALE = 0.5;
const PIN = 44;

function map(): Backdrop {
  const pins = OFFICES.map(({ lat, lon }) => {
    const { left, top } = projectToMap(lat, lon);
    const x = (left / 100) * MAP_WIDTH;
    const y = (top / 100) * 640;
    return path(`M${x - PIN * 0.62} ${y}L${x} ${y - PIN}V${y + PIN * 0.42}`, SIGNAL, {
      stroke: SIGNAL,
      strokeWidth: 9,
    });
  });
  return {
    ground: AEGEAN,
    text: PAPER,
    line: PAPER,
    titleWidth: 520,
    art: [place([path(landPath(), SKY, { fillOpacity: 0.55 }), ...pins], 540, 48, MAP_SCALE)],
  };
}
