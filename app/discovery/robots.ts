import { siteContext } from "../context.ts";
import type { Route } from "./+types/robots.ts";
import { textAnswer } from "./text-answer.ts";

/**
 * GET /robots.txt. Pages kept out of search engines say so themselves, which a crawler can only
 * read if it may fetch them; what is closed here is no page.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { locale, origins } = context.get(siteContext);
  const text = `User-agent: *
Allow: /
Disallow: /backend/
Disallow: /api/search

Sitemap: ${origins[locale]}/sitemap.xml
`;
  return textAnswer(text, "text/plain");
}
