import { SHARE_SIZE } from "../../content/share-card/address.server.ts";
import type { SiteContext } from "../../context.ts";
import { type LocaleCode, localeOf } from "../../i18n/locales.ts";
import { shareImageAt } from "../share-images/share-images.server.ts";
import { type HeadTag, headTags } from "./head-tags.ts";

/** Bounds of quality.md, "Found and shared". */
const MAX_TITLE = 60;
const DESCRIPTION = { min: 70, max: 160 };
const MAX_IMAGE_BYTES = 300_000;

export type CheckName =
  | "status"
  | "title"
  | "description"
  | "image"
  | "canonical"
  | "alternates"
  | "locale"
  | "graph"
  | "indexed";

/** `found` is what was found, in figures and addresses; empty where something is missing. */
export type Check = { name: CheckName; isGood: boolean; isNote?: boolean; found: string };

/** One page as networks see it. */
export type ShareSide = {
  locale: LocaleCode;
  path: string;
  address: string;
  tags: HeadTag[];
  card: { title: string; description: string; host: string; image: string | undefined };
  checks: Check[];
};

/** How long what was found is shown again, in milliseconds: reading a page costs a render or two. */
const KEPT_MS = 30_000;
/** Pages kept, of a site in this process; beyond it the one read longest ago is read anew. */
const MAX_KEPT = 100;

type Kept = { side: Promise<ShareSide>; until: number };
const keptOf = new WeakMap<SiteContext["connection"], Map<string, Kept>>();

/**
 * Reads a page the way a network's robot does and judges what it finds. Anybody may ask, so a page is
 * read once in half a minute, however many ask for it.
 */
export function shareSide(site: SiteContext, locale: LocaleCode, path: string): Promise<ShareSide> {
  const kept = keptOf.get(site.connection) ?? new Map<string, Kept>();
  keptOf.set(site.connection, kept);
  const key = `${locale} ${path}`;
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.side;
  const side = readSide(site, locale, path);
  // Deleted first, so that the map's order is the order of reading.
  kept.delete(key);
  kept.set(key, { side, until: Date.now() + KEPT_MS });
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  side.catch(() => kept.delete(key));
  return side;
}

async function readSide(site: SiteContext, locale: LocaleCode, path: string): Promise<ShareSide> {
  const response = await site.readPage(locale, path);
  const tags = headTags(await response.text());
  const value = (name: string) => tags.find((tag) => tag.name === name)?.value ?? "";
  const image = URL.parse(value("og:image"))?.pathname;
  const address = `${site.origins[locale]}${path}`;
  const title = value("title");
  const description = value("description");
  const isIndexed = !value("robots").includes("noindex");
  const alternates = tags.flatMap(({ name }) => /^alternate ([\w-]+)$/.exec(name)?.[1] ?? []);
  const graph = value("ld+json");
  return {
    locale,
    path,
    address,
    tags,
    card: {
      title: value("og:title"),
      description: value("og:description"),
      host: new URL(address).host,
      image,
    },
    checks: [
      { name: "status", isGood: response.status === 200, found: String(response.status) },
      { name: "title", isGood: title !== "" && title.length <= MAX_TITLE, found: count(title) },
      {
        name: "description",
        isGood: description.length >= DESCRIPTION.min && description.length <= DESCRIPTION.max,
        found: count(description),
      },
      await imageCheck(site, image),
      { name: "indexed", isGood: isIndexed, isNote: true, found: isIndexed ? "yes" : "no" },
      // Pages kept out of search engines have neither a canonical address nor alternates.
      ...(isIndexed
        ? [
            {
              name: "canonical" as const,
              isGood: value("canonical") === address,
              found: value("canonical"),
            },
            {
              name: "alternates" as const,
              isGood: alternates.join() === "en,el,x-default",
              found: alternates.join(", "),
            },
          ]
        : []),
      {
        name: "locale",
        isGood: value("og:locale") === localeOf(locale).og,
        found: value("og:locale"),
      },
      { name: "graph", isGood: graph !== "" && !graph.startsWith("!"), found: graph },
    ],
  };
}

/** A number stands for so many characters; the page puts it into words. */
function count(text: string): string {
  return text === "" ? "" : String(text.length);
}

async function imageCheck(site: SiteContext, pathname: string | undefined): Promise<Check> {
  const image = pathname && shareImageAt(pathname, site.origins);
  if (!image || image.address !== pathname) return { name: "image", isGood: false, found: "" };
  const png = await image.png();
  const { width, height } = pngSize(png);
  return {
    name: "image",
    isGood:
      width === SHARE_SIZE.width && height === SHARE_SIZE.height && png.length < MAX_IMAGE_BYTES,
    found: `${width} × ${height}, ${Math.round(png.length / 1000)} kB`,
  };
}

/** Width and height stand in a PNG's first block, at bytes 16 and 20. */
function pngSize(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
