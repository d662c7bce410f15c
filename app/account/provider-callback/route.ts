import { redirect } from "react-router";
import { refresh } from "../../api/auth.server.ts";
import { backendContext, sessionContext, siteContext } from "../../context.ts";
import { SIGN_IN_PATH } from "../../middleware/admin.server.ts";
import { session } from "../../middleware/session.server.ts";
import { cookieHeader, readCookie } from "../../session/cookies.server.ts";
import { nextPath } from "../../session/next-path.ts";
import type { Route } from "./+types/route.ts";

export const middleware: Route.MiddlewareFunction[] = [session];

/** The backend's own cookie, in which it hands over who a provider vouched for. */
const HANDOVER_COOKIE = "directus_refresh_token";

/**
 * GET /account/provider-callback: where the backend sends a browser after signing in by provider.
 * The handed-over token is spent at once for tokens of our own. `next` is checked again here.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(siteContext);
  const next = nextPath(url.searchParams.get("next"));
  const token = readCookie(request, HANDOVER_COOKIE);
  const reason = url.searchParams.get("reason");
  const headers = new Headers();
  // The backend sets it Lax and without a domain, so it is removed in the same way.
  const { secure } = accounts.cookies;
  headers.append(
    "set-cookie",
    cookieHeader({ sameSite: "Lax", secure }, HANDOVER_COOKIE, undefined, 0),
  );
  const giveUp = (why: string) => {
    const query = new URLSearchParams({ next, reason: why });
    return redirect(`${SIGN_IN_PATH}?${query}`, { headers });
  };
  if (reason !== null || token === undefined) return giveUp(reason ?? "other");
  try {
    const tokens = await refresh(context.get(backendContext), token);
    await context.get(sessionContext).signIn(tokens);
  } catch {
    return giveUp("other");
  }
  return redirect(next, { headers });
}
