// Fonts and pictures that the build draws itself; each writes only what has changed.
import { run } from "./install.mjs";

export async function prepare() {
  await run("node", ["scripts/subset-fonts.ts"]);
  await run("node", ["scripts/draw-pictures.ts"]);
  await run("node", ["scripts/draw-icons.ts"]);
}
