import { data, redirectDocument } from "react-router";
import { siteContext } from "../context.ts";
import { countMissing } from "../found/missing-pages.server.ts";
import { movedTo } from "../found/moved.server.ts";
import { catalogue } from "../i18n/catalogue.server.ts";
import type { Route } from "./+types/not-found.ts";

/**
 * Every address without a page ends here and throws: the redirect of an address that has moved,
 * the status of a refused request, or 404.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<never> {
  const site = context.get(siteContext);
  const { locale, refusal } = site;
  if (refusal) {
    const { status, statusMessage, message } = refusal;
    throw data(
      { statusCode: status, statusMessage, message },
      { status, statusText: statusMessage },
    );
  }
  const path = url.pathname;
  const moved = await movedTo(site, url);
  if (moved) throw redirectDocument(moved.location, moved.status);
  countMissing(locale, path);
  const message = await catalogue.text(locale, "errors", "notFound.message", { path });
  const statusMessage = `Page Not Found: ${path}`;
  throw data(
    { statusCode: 404, statusMessage, message },
    { status: 404, statusText: statusMessage },
  );
}

export default function NotFound() {
  return null;
}
