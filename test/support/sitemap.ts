import { parse } from "node-html-parser";
import type { Site } from "../../server/site.ts";
import type { Language } from "./crawl.ts";
import { HOSTS } from "./site.ts";

export type SitemapUrl = { url: string; lastmod: string; alternates: Record<string, string> };

/** What a host's /sitemap.xml lists. */
export async function readSitemap(site: Site, language: Language): Promise<SitemapUrl[]> {
  const response = await site.fetch(new Request(`${HOSTS[language]}/sitemap.xml`));
  return parse(await response.text())
    .querySelectorAll("url")
    .map((entry) => ({
      url: entry.querySelector("loc")?.text ?? "",
      lastmod: entry.querySelector("lastmod")?.text ?? "",
      alternates: Object.fromEntries(
        [...entry.childNodes]
          .filter((node) => "rawTagName" in node && node.rawTagName === "xhtml:link")
          .map((node) => parse(node.toString()).firstChild as ReturnType<typeof parse>)
          .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
      ),
    }));
}
