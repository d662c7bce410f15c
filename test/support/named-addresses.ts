import type { CrawledPage } from "./crawl.ts";

/** Elements that load something or say where it is, by the attribute that has its address. */
const LOADING = [
  ["link[href]", "href"],
  ["img[src], source[src], script[src], video[src], audio[src], iframe[src], track[src]", "src"],
  ["video[poster]", "poster"],
  ["use[href]", "href"],
  ['meta[property="og:image"], meta[name="twitter:image"], meta[property="og:url"]', "content"],
] as const;
const SETS = ["srcset", "imagesrcset"] as const;

/** A built file by its name, wherever a script or a sheet says it. */
const BUILT_FILE = /\/assets\/[\w./-]+\.(?:js|css|woff2|svg|png|webp|avif|jpg|mp4|webm)\b/g;
const SHEET_ADDRESS = /url\((?!["']?(?:data:|#))["']?([^)"']+)["']?\)/g;

/** Every address that a document names beside its links: what it loads, and what it says of itself. */
export function addressesNamedIn({ root, html }: CrawledPage): string[] {
  const loaded = LOADING.flatMap(([selector, attribute]) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? ""),
  );
  const sets = SETS.flatMap((name) =>
    root.querySelectorAll(`[${name}]`).flatMap((element) => {
      const candidates = (element.getAttribute(name) ?? "").split(",");
      return candidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
    }),
  );
  const data = root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => addressesInJson(JSON.parse(script.rawText)));
  const sheets = root.querySelectorAll("style").flatMap(({ rawText }) => addressesInSheet(rawText));
  const built = html.match(BUILT_FILE) ?? [];
  return [...new Set([...loaded, ...sets, ...data, ...sheets, ...built])];
}

export const addressesInSheet = (css: string): string[] =>
  Array.from(css.matchAll(SHEET_ADDRESS), ([, address = ""]) => address);

/** Whole addresses among the values; a template such as a search action's is none. */
export function addressesInJson(value: unknown): string[] {
  if (typeof value === "string") {
    return /^https?:\/\//.test(value) && !value.includes("{") ? [value] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === "@context" ? [] : addressesInJson(one),
  );
}

export const addressesInMarkdown = (text: string): string[] =>
  Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, address = ""]) => address);

/** Of attributes and elements, and of the marked-up texts that feeds carry. */
export const addressesInXml = (xml: string): string[] =>
  Array.from(
    xml.matchAll(/(?:href|src)=(?:"|&quot;)([^"&]+)|<(?:loc|id|uri|icon|logo)>(https?:[^<]+)</g),
    ([, attribute, text]) => attribute ?? text ?? "",
  );

const REFERRING = ["aria-labelledby", "aria-describedby", "aria-controls", "for", "list", "form"];

/** Ids that elements refer to and no element has, each with the attribute; and ids that two have. */
export function idProblems({ root }: CrawledPage): string[] {
  const ids = root.querySelectorAll("[id]").map((element) => element.getAttribute("id") ?? "");
  const known = new Set(ids);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `#${id} twice`);
  const lost = REFERRING.flatMap((attribute) =>
    root.querySelectorAll(`[${attribute}]`).flatMap((element) => {
      const named = (element.getAttribute(attribute) ?? "").split(/\s+/).filter(Boolean);
      return named.filter((id) => !known.has(id)).map((id) => `${attribute}="${id}"`);
    }),
  );
  return [...twice, ...lost];
}
