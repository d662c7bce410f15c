import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Renderer } from "@takumi-rs/core";
import { SHARE_SIZE } from "../../content/share-card/address.server.ts";
import type { ShareCard } from "../../content/share-card/card.server.ts";
import { backdropOf, backdropSvg } from "./art.server.ts";
import { BACKDROP, cardLayout } from "./layout.server.ts";

/** The renderer's own caches are of little use here: every picture is drawn once. In bytes. */
const RENDERER_CACHE_BYTES = 1 << 20;

/** Inter, every alphabet and weight of it, whatever a title may hold. */
const FONT = "inter-ui/variable/InterVariable.woff2";

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
  await made.registerFont({ name: "Inter", data: await readFile(resolve(FONT)) });
  return made;
}
