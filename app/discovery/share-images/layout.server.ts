import type { Node } from "@takumi-rs/core";
import { SHARE_SIZE } from "../../content/share-card/address.server.ts";
import type { ShareCard } from "../../content/share-card/card.server.ts";
import { AEGEAN, INK, PAPER, SIGNAL } from "../../design/art/palette.ts";
import { backdropOf, LINE_Y, LOWER_THIRD, MARGIN } from "./art.server.ts";

/** Name under which the backdrop's SVG is handed to the renderer. */
export const BACKDROP = "backdrop";

const TITLE_TOP = 104;
const TITLE_GAP = 34;
const TITLE_HEIGHT = LINE_Y - TITLE_TOP - TITLE_GAP;

/** Title sizes in pixels, largest first; the first that fits its box is used. */
const TITLE_SIZES = [96, 84, 74, 66, 58, 52, 46, 40] as const;
/** Average advance of Inter at this weight and tracking, in em; Greek runs wider. */
const ADVANCE = { en: 0.5, el: 0.54 } as const;
const LEADING = { en: 1.0, el: 1.06 } as const;

/** A card as the renderer's tree: the backdrop, and on it the words. */
export function cardLayout(card: ShareCard, host: string): Node {
  const { text, titleWidth, ground } = backdropOf(card);
  const size = titleSize(card, titleWidth);
  return {
    type: "container",
    lang: card.locale,
    style: {
      width: SHARE_SIZE.width,
      height: SHARE_SIZE.height,
      fontFamily: "Inter",
      color: text,
    },
    children: [
      { type: "image", src: BACKDROP, ...SHARE_SIZE, style: { position: "absolute" } },
      ...(card.section ? [section(card.section, ground)] : []),
      {
        type: "container",
        style: {
          position: "absolute",
          left: MARGIN - size * 0.05,
          top: TITLE_TOP,
          width: titleWidth,
          height: TITLE_HEIGHT,
          display: "flex",
          alignItems: "flex-end",
        },
        children: [
          {
            type: "text",
            text: card.title,
            style: {
              fontSize: size,
              fontWeight: 650,
              letterSpacing: size * (card.locale === "el" ? -0.04 : -0.048),
              lineHeight: LEADING[card.locale],
              textWrap: "balance",
            },
          },
        ],
      },
      {
        type: "text",
        text: host,
        style: {
          position: "absolute",
          left: MARGIN + 100,
          top: 438,
          fontSize: 26,
          fontWeight: 500,
        },
      },
      ...(card.author ? lowerThird(card.author.name) : []),
    ],
  };
}

/** The largest size at which the title keeps within its box, by the font's average advance. */
export function titleSize(card: Pick<ShareCard, "title" | "locale">, width: number): number {
  const fits = (size: number) => {
    const perLine = width / (size * ADVANCE[card.locale]);
    return linesOf(card.title, perLine) * size * LEADING[card.locale] <= TITLE_HEIGHT;
  };
  return TITLE_SIZES.find(fits) ?? TITLE_SIZES[TITLE_SIZES.length - 1] ?? 40;
}

/** Lines that words take at so many letters a line; a word longer than a line never fits. */
function linesOf(title: string, perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const word of title.split(" ")) {
    if (word.length > perLine) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + 1 + word.length > perLine) {
      lines += 1;
      used = word.length;
    } else used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}

function section(text: string, ground: string): Node {
  const onBlue = ground === AEGEAN || ground === "#0C4A9C";
  const background = ground === SIGNAL ? INK : onBlue ? PAPER : AEGEAN;
  return {
    type: "text",
    text,
    style: {
      position: "absolute",
      left: MARGIN,
      top: 48,
      padding: "7px 14px",
      backgroundColor: background,
      color: onBlue ? INK : PAPER,
      fontSize: 24,
      fontWeight: 600,
    },
  };
}

function lowerThird(name: string): Node[] {
  return [
    {
      type: "text",
      text: name,
      style: {
        position: "absolute",
        ...LOWER_THIRD,
        padding: "8px 18px",
        backgroundColor: PAPER,
        // Kept apart from whatever the person wears.
        border: `5px solid ${INK}`,
        color: INK,
        fontSize: 26,
        fontWeight: 650,
      },
    },
  ];
}
