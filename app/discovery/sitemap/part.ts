import { contentContext } from "../../content/content.server.ts";
import { siteContext } from "../../context.ts";
import { missingText, textAnswer } from "../text-answer.ts";
import type { Route } from "./+types/part.ts";
import { sitemapEntries, sitemapPart } from "./sitemap.server.ts";

/** A part of a sitemap too large for one file: GET /sitemaps/{number}.xml. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { locale, origins } = context.get(siteContext);
  const part = Number(/^([1-9]\d{0,4})\.xml$/.exec(params.file)?.[1] ?? 0);
  const xml =
    part > 0 && sitemapPart(sitemapEntries(context.get(contentContext)), part, locale, origins);
  if (!xml) return missingText(url.pathname);
  return textAnswer(xml, "application/xml");
}
