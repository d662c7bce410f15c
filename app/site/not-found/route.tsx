import { data } from "react-router";
import { missingAddress } from "../../content/redirects/missing-address.server.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/route.ts";

/**
 * Every address without a page ends here and throws: the redirect of an address that has moved,
 * the status of a refused request, or 404.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<never> {
  const site = context.get(siteContext);
  if (site.refusal) {
    const { status, statusMessage, message } = site.refusal;
    throw data(
      { statusCode: status, statusMessage, message },
      { status, statusText: statusMessage },
    );
  }
  return missingAddress(site, url);
}

export default function NotFound() {
  return null;
}
