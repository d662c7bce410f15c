import { contentContext } from "../../content/content.server.ts";
import { siteContext } from "../../context.ts";
import { textAnswer } from "../text-answer.ts";
import type { Route } from "./+types/route.ts";
import { sitemap, sitemapEntries } from "./sitemap.server.ts";

/** Every listed page of the host with its alternates: GET /sitemap.xml. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale, origins } = context.get(siteContext);
  return textAnswer(
    sitemap(sitemapEntries(context.get(contentContext)), locale, origins),
    "application/xml",
  );
}
