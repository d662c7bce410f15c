/**
 * Inter for the printed playbook: fixed cuts of the variable font. Chromium embeds a variable font
 * as drawings of its letters, three times as large as the same cuts embedded as fonts.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

const source = path.resolve(
  import.meta.dirname,
  "../node_modules/inter-ui/variable/InterVariable.woff2",
);

/** The style sheet's weight, and the cut that stands for it: weight and optical size. */
const CUTS = [
  { weight: 400, wght: 400, opsz: 14 },
  { weight: 600, wght: 650, opsz: 14 },
  { weight: 700, wght: 650, opsz: 32 },
] as const;

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…€−${range(0x384, 0x3ce)}`;

/** `@font-face` rules with the fonts inside, and the rule that makes a page use them. */
export async function printFontFaces(): Promise<string> {
  const font = await readFile(source);
  const rules = await Promise.all(
    CUTS.map(async ({ weight, wght, opsz }) => {
      const cut = await subsetFont(font, LETTERS, {
        targetFormat: "woff2",
        variationAxes: { wght, opsz },
      });
      return `@font-face{font-family:"Inter Print";font-weight:${weight};src:url(data:font/woff2;base64,${cut.toString("base64")})}`;
    }),
  );
  return `${rules.join("\n")}\n:root{--font:"Inter Print"}`;
}
