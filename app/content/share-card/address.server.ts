import { createHash } from "node:crypto";
import { isLocaleCode, type LocaleCode } from "../../i18n/locales.ts";
import type { ShareCard } from "./card.server.ts";

/** What the large networks ask for, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Raise it when the drawing of the cards changes, so that every address does. */
const DESIGN = 2;
const HASH_LENGTH = 12;
/** The home page's name in an address. */
const HOME = "index";

/** `/og/{hash}/{language}/{path}.png`; other words give another address, so it may be kept for ever. */
export function shareImagePath(card: ShareCard): string {
  const name = card.path === "/" ? HOME : card.path.slice(1);
  return `/og/${shareHash(card)}/${card.locale}/${name}.png`;
}

function shareHash(card: ShareCard): string {
  const words = JSON.stringify([DESIGN, card]);
  return createHash("sha256").update(words).digest("hex").slice(0, HASH_LENGTH);
}

/** The page that an address under /og/ is about, whatever its hash; undefined for any other form. */
export function parseShareImagePath(
  pathname: string,
): { locale: LocaleCode; path: string } | undefined {
  const [, locale, name] =
    /^\/og\/[0-9a-f]{12}\/([a-z]{2})\/([a-z0-9/-]+)\.png$/.exec(pathname) ?? [];
  if (!isLocaleCode(locale) || name === undefined) return undefined;
  return { locale, path: name === HOME ? "/" : `/${name}` };
}
