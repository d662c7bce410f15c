import { data } from "react-router";
import { type Content, contentContext } from "../../content/content.server.ts";
import { missingAddress } from "../../content/redirects/missing-address.server.ts";
import { siteContext } from "../../context.ts";
import { CROSS_SITE } from "../../design/error-screen/cross-site.ts";
import type { Route } from "./+types/route.ts";

/**
 * Every address without a page ends here and throws: the redirect of an address that has moved,
 * the status of a refused request, or 404.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<never> {
  const site = context.get(siteContext);
  if (site.refusal) {
    const { status, statusMessage, message } = site.refusal;
    const screen = refusedScreen(context.get(contentContext), status, statusMessage);
    throw data(
      { statusCode: status, statusMessage, message, screen },
      { status, statusText: statusMessage },
    );
  }
  return missingAddress(site, url);
}

/** What a visitor can do about it; undefined where the error screens have words for it. */
function refusedScreen(content: Content, status: number, reason: string) {
  if (status === 403 && reason !== CROSS_SITE) return undefined;
  const texts: Record<number, string> = content.words("refusals");
  const text = texts[status];
  return text === undefined ? undefined : { ...content.words("errors").other, text };
}

export default function NotFound() {
  return null;
}
