import { data, redirectDocument } from "react-router";
import type { SiteContext } from "../context.ts";
import { catalogue } from "../i18n/catalogue.server.ts";
import { countMissing } from "./missing-pages.server.ts";
import { movedTo } from "./moved.server.ts";

/** Throws what an address without a page is answered with: where it has moved to, or 404. */
export async function missingAddress(site: SiteContext, url: URL): Promise<never> {
  const { locale } = site;
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
