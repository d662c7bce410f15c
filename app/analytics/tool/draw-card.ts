import type { SeriesView } from "../views/daily-view.ts";
import type { HoursView } from "../views/hours-view.ts";
import type { ScoreBlock } from "../views/score-view.ts";

/** What the picture says. */
export type Card = {
  account: string;
  range: string;
  score: readonly ScoreBlock[];
  hours: HoursView | null;
  /** Drawn where no hours are known. */
  days: SeriesView | null;
  isSample: boolean;
};
export type CardWords = { sampleBug: string; site: string };

/** A 9:16 frame; its line lies at unit 10 of 16, as on every frame of the site. */
export const CARD = { width: 1080, height: 1920 } as const;
const LINE_Y = (CARD.height * 10) / 16;
const MARGIN = 84;
const INNER = CARD.width - 2 * MARGIN;
/** Between two figures beside one another. */
const COLUMN_GAP = 40;
/** A picture has one look, whatever mode the page is in: the night of the tokens. */
const INK = {
  ground: "#070e1c",
  text: "#f5efe3",
  soft: "#b4bfd0",
  line: "#24344f",
  signal: "#ff4a2b",
  blue: "#5fa3ea",
  band: "#132240",
  ink: "#0a1424",
  aegean: "#0c56b3",
} as const;
/** Figures on the picture: two by two. */
const SHOWN_FIGURES = 4;
/** Hours between two marks of the axis. */
const HOURS_PER_MARK = 6;

/** The page's own family: each language has a file of its own (design/styles/tokens.css). */
const pageFamily = () => getComputedStyle(document.documentElement).fontFamily;

/** Loads the weights that the picture is set in. */
export function loadCardFonts(): Promise<unknown> {
  const family = pageFamily();
  return Promise.all(
    [450, 600, 680].map((weight) => document.fonts.load(`${weight} 40px ${family}`, "Aaάώ0")),
  );
}

/** Draws the results as one picture. */
export function drawCard(context: CanvasRenderingContext2D, card: Card, words: CardWords): void {
  const write = writer(context);
  context.fillStyle = INK.ground;
  context.fillRect(0, 0, CARD.width, CARD.height);

  let bug = MARGIN;
  if (card.isSample) bug = drawBug(context, write, words.sampleBug, bug, INK.aegean, INK.text);
  drawBug(context, write, card.range, bug, INK.text, INK.ink);
  write(card.account, MARGIN, 330, { size: 104, weight: 680, width: INNER });

  const figures = card.score.filter(({ key }) => key !== "window").slice(0, SHOWN_FIGURES);
  for (const [index, { label, value, notes }] of figures.entries()) {
    const width = (INNER - COLUMN_GAP) / 2;
    const x = MARGIN + (index % 2) * (width + COLUMN_GAP);
    const y = 500 + Math.floor(index / 2) * 290;
    context.fillStyle = INK.line;
    context.fillRect(x, y - 56, width, 3);
    write(label, x, y, { size: 34, color: INK.soft, width });
    write(value, x, y + 104, { size: 100, weight: 680, width });
    write(notes[0] ?? "", x, y + 160, { size: 28, color: INK.soft, width });
  }
  drawPulse(context);
  const bars = barsOf(card);
  if (bars) drawBars(context, write, bars);
  write(words.site, MARGIN, CARD.height - 84, { size: 34, weight: 600, width: INNER });
}

type Style = { size: number; weight?: number; color?: string; width: number };
type Write = (text: string, x: number, y: number, style: Style) => number;

/** Writes on one line, smaller where it would not fit. Returns the width. */
function writer(context: CanvasRenderingContext2D): Write {
  const family = pageFamily();
  return (text, x, y, { size, weight = 450, color = INK.text, width }) => {
    const tight = (pixels: number) => {
      context.font = `${weight} ${pixels}px ${family}`;
      context.letterSpacing = `${weight > 600 ? -0.035 * pixels : 0}px`;
      return context.measureText(text).width;
    };
    const natural = tight(size);
    const drawn = natural > width ? tight((size * width) / natural) : natural;
    context.fillStyle = color;
    context.fillText(text, x, y);
    return drawn;
  };
}

function drawBug(
  context: CanvasRenderingContext2D,
  write: Write,
  text: string,
  x: number,
  ground: string,
  color: string,
): number {
  context.font = `600 34px ${pageFamily()}`;
  context.letterSpacing = "0px";
  const width = Math.min(context.measureText(text).width, INNER - 44) + 44;
  context.fillStyle = ground;
  context.fillRect(x, 120, width, 64);
  write(text, x + 22, 164, { size: 34, weight: 600, color, width: width - 44 });
  return x + width;
}

/** The line with its 4: rise, stem, and on to the edge. */
function drawPulse(context: CanvasRenderingContext2D): void {
  const apex = 150;
  const stem = CARD.width - MARGIN - 5;
  context.strokeStyle = INK.signal;
  context.lineWidth = 10;
  context.lineJoin = "miter";
  context.beginPath();
  context.moveTo(0, LINE_Y);
  context.lineTo(CARD.width, LINE_Y);
  context.moveTo(stem - apex * 0.62, LINE_Y);
  context.lineTo(stem, LINE_Y - apex);
  context.lineTo(stem, LINE_Y + apex * 0.42);
  context.stroke();
}

/** The bars at the foot of the picture. */
type Bars = {
  title: string;
  /** Said beside the title, in signal. */
  mark: string;
  /** Height of each, 0 to 1, and whether it is hot. */
  values: { share: number; hot: boolean }[];
  bands: readonly { from: number; to: number }[];
  axis: readonly { at: number; label: string }[];
};

/** The hours of the day if they are known, else the days. */
function barsOf({ hours, days, score }: Card): Bars | null {
  if (hours) {
    const best = score.find(({ key }) => key === "window");
    const { activeTop, postsTop } = hours;
    return {
      title: best?.label ?? hours.title,
      mark: best?.value ?? "",
      values: hours.hours.map(({ active, posts, busiest }) => ({
        share: activeTop === null ? (posts ?? 0) / (postsTop ?? 1) : (active ?? 0) / activeTop,
        hot: busiest,
      })),
      bands: hours.advised,
      axis: hours.axis.slice(0, -1).map((label, index) => ({ at: index * HOURS_PER_MARK, label })),
    };
  }
  if (!days) return null;
  const top = Math.max(...days.values.map((value) => value ?? 0), 1);
  return {
    title: days.title,
    mark: "",
    values: days.values.map((value) => ({
      share: Math.max(0, value ?? 0) / top,
      hot: value === top,
    })),
    bands: [],
    axis: days.axis.slice(0, 1).map((label) => ({ at: 0, label })),
  };
}

function drawBars(
  context: CanvasRenderingContext2D,
  write: Write,
  { title, mark, values, bands, axis }: Bars,
): void {
  const top = LINE_Y + 130;
  const base = CARD.height - 240;
  const height = base - top - 50;
  const slot = INNER / values.length;
  const gap = slot * 0.12;
  const used = write(title, MARGIN, top, { size: 34, color: INK.soft, width: INNER });
  write(mark, MARGIN + used + 24, top, {
    size: 44,
    weight: 680,
    color: INK.signal,
    width: INNER - used - 24,
  });
  context.fillStyle = INK.band;
  for (const { from, to } of bands) {
    context.fillRect(MARGIN + from * slot, base - height, (to - from) * slot, height);
  }
  for (const [index, { share, hot }] of values.entries()) {
    context.fillStyle = hot ? INK.signal : INK.blue;
    const x = MARGIN + index * slot + gap;
    context.fillRect(x, base - share * height, slot - 2 * gap, share * height);
  }
  context.fillStyle = INK.text;
  context.fillRect(MARGIN, base, INNER, 3);
  for (const { at, label } of axis) {
    write(label, MARGIN + at * slot, base + 44, { size: 28, color: INK.soft, width: INNER / 5 });
  }
}
