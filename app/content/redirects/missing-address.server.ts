import { data, redirectDocument } from "react-router";
import type { Refusal, SiteContext } from "../../context.ts";
import { fill } from "../../i18n/fill.ts";
import { contentIn } from "../shown.server.ts";
import { countMissing } from "./missing-pages.server.ts";
import { movedTo } from "./redirect-lookup.server.ts";

/** For pages: throws what an address without one is answered with, where it has moved to, or 404. */
export async function missingAddress(site: SiteContext, url: URL): Promise<never> {
  const { status, statusMessage, message } = await refusalOf(site, url);
  throw data({ statusCode: status, statusMessage, message }, { status, statusText: statusMessage });
}

/** The same for endpoints, which draw nothing of their own. */
export async function answerMissing(site: SiteContext, url: URL): Promise<Response> {
  return site.showRefusal(await refusalOf(site, url));
}

async function refusalOf(site: SiteContext, url: URL): Promise<Refusal> {
  const { locale } = site;
  const path = url.pathname;
  const moved = await movedTo(site, url);
  if (moved) throw redirectDocument(moved.location, moved.status);
  countMissing(site, path);
  const message = fill(contentIn(locale).words("errors").notFound.message, { path });
  return { status: 404, statusMessage: `Page Not Found: ${path}`, message };
}
