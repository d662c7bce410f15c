import { parseShareImagePath, shareImagePath } from "../../content/share-card/address.server.ts";
import { shareCard } from "../../content/share-card/card.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import { type SitePage, sitePage } from "../../content/site-pages.server.ts";
import type { SiteOrigins } from "../../i18n/locales.ts";
import { drawCard } from "./draw.server.ts";

/** Finished pictures kept in memory, in bytes together; about 400 of them. The oldest go first. */
const CACHE_BYTES = 16 * 1024 * 1024;

type Image = { address: string; png: Buffer<ArrayBuffer> };

const kept = new Map<string, Buffer<ArrayBuffer>>();
let keptBytes = 0;
/** Pictures under way by address: many may ask for the same one at once. */
const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();
/** Drawing takes a core, so it is done one at a time. */
let lastDrawn: Promise<unknown> = Promise.resolve();

/**
 * The share image at an address under /og/, drawn when it is first asked for. An address with an
 * old hash gives the picture of today under its own address; undefined where there is no such page.
 */
export function shareImageAt(
  pathname: string,
  origins: SiteOrigins,
): { address: string; png: () => Promise<Buffer<ArrayBuffer>> } | undefined {
  const asked = parseShareImagePath(pathname);
  const page = asked && sitePage(contentIn(asked.locale), asked.path);
  if (!page) return undefined;
  const address = shareImagePath(shareCard(contentIn(page.locale), page));
  return { address, png: async () => (await shareImage(page, origins)).png };
}

/** A page's share image and its address. */
export async function shareImage(page: SitePage, origins: SiteOrigins): Promise<Image> {
  const card = shareCard(contentIn(page.locale), page);
  const address = shareImagePath(card);
  const known = kept.get(address);
  if (known) return { address, png: known };
  const drawing =
    underWay.get(address) ?? inTurn(() => drawCard(card, new URL(origins[page.locale]).host));
  underWay.set(address, drawing);
  try {
    const png = await drawing;
    keep(address, png);
    return { address, png };
  } finally {
    underWay.delete(address);
  }
}

function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const drawn = lastDrawn.then(draw, draw);
  lastDrawn = drawn.catch(() => undefined);
  return drawn;
}

function keep(address: string, png: Buffer<ArrayBuffer>): void {
  if (kept.has(address)) return;
  kept.set(address, png);
  keptBytes += png.length;
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= CACHE_BYTES) return;
    kept.delete(oldest);
    keptBytes -= length;
  }
}
