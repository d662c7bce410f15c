/**
 * Cuts the site's font files out of Inter variable: the weights that the design uses (300 to 700,
 * spec section 9), both optical sizes, and only the letters of English and Greek. The whole file is
 * 345 kB; the budget for a first view is 60 kB (quality.md, "Speed"). Greek pages have one file with
 * both alphabets, because a second would wait for a connection of its own; in English ones a Greek
 * word brings its letters alone. The design sets nothing but large figures in weight 300: they are a
 * small cut of their own, a quarter less for everything else.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const source = join(root, "node_modules/inter-ui/variable/InterVariable.woff2");
const target = join(root, "app/design/assets/fonts");

const TEXT_AXES = { wght: { min: 400, max: 700 } };
const LIGHT_FIGURE_AXES = { wght: 300, opsz: 32 };
/** Kerning, table figures and accents; Inter's many stylistic sets would weigh 9 kB. */
const FEATURES = ["kern", "tnum", "ccmp", "locl", "mark", "mkmk"];

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

const LATIN = `${range(0x20, 0x7e)}éèêëáàâäíóöúüñçÉÖÜ£§©®°«»·×½\u00a0–—‘’“”„…•€→←↑↓−`;
const GREEK = range(0x384, 0x3ce);

const faces = [
  { name: "latin", axes: TEXT_AXES, text: LATIN },
  { name: "greek", axes: TEXT_AXES, text: GREEK },
  { name: "greek-latin", axes: TEXT_AXES, text: LATIN + GREEK },
  {
    name: "light-figures",
    axes: LIGHT_FIGURE_AXES,
    text: `0123456789 .,:;+-−–%#/()${range(0x41, 0x5a)}`,
  },
];

mkdirSync(target, { recursive: true });
for (const face of faces) {
  const to = join(target, `inter-${face.name}.woff2`);
  const newest = Math.max(
    statSync(source).mtimeMs,
    statSync(fileURLToPath(import.meta.url)).mtimeMs,
  );
  if (existsSync(to) && statSync(to).mtimeMs > newest) continue;
  const font = await subsetFont(readFileSync(source), face.text, {
    targetFormat: "woff2",
    variationAxes: face.axes,
    keepFeatures: FEATURES,
  });
  writeFileSync(to, font);
}
