import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Renderer } from "@takumi-rs/core";
import { SHARE_SIZE } from "./address.server.ts";
import { backdropOf, backdropSvg } from "./art.server.ts";
import type { ShareCard } from "./card.server.ts";
import { BACKDROP, cardLayout } from "./layout.server.ts";

/** The renderer's own caches are of little use here: every picture is drawn once. In bytes. */
const RENDERER_CACHE_BYTES = 1 << 20;

/** Inter with both of the site's alphabets; ranges as in the font package's own style sheet. */
const FACES = [
  {
    file: "inter-latin-opsz-normal.woff2",
    unicodeRange: [
      [0x0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2193],
      [0x2212, 0x2215],
    ],
  },
  { file: "inter-greek-opsz-normal.woff2", unicodeRange: [[0x370, 0x3ff]] },
] as const;

let renderer: Promise<Renderer> | undefined;

/** Draws a card as PNG. The renderer and its fonts are loaded by the first one. */
export async function drawCard(card: ShareCard, host: string): Promise<Buffer<ArrayBuffer>> {
  renderer ??= openRenderer();
  const svg = backdropSvg(backdropOf(card));
  return (await renderer).render(cardLayout(card, host), {
    ...SHARE_SIZE,
    format: "png",
    lang: card.locale,
    images: [{ src: BACKDROP, data: Buffer.from(svg), cache: "none" }],
  });
}

async function openRenderer(): Promise<Renderer> {
  const { Renderer } = await import("@takumi-rs/core");
  const made = new Renderer({ cacheMaxBytes: RENDERER_CACHE_BYTES });
  const { resolve } = createRequire(import.meta.url);
  for (const { file, unicodeRange } of FACES) {
    const data = await readFile(resolve(`@fontsource-variable/inter/files/${file}`));
    const ranges = unicodeRange.map(([from, to]): [number, number] => [from, to]);
    await made.registerFont({ name: "Inter", data, unicodeRange: ranges });
  }
  return made;
}
