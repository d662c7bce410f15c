import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { isDataPath } from "../../packages/router-inside/data-address.ts";
import { ADMINISTRATOR, EDITOR } from "../api/roles.server.ts";
import type { User } from "../api/users.server.ts";
import { sessionContext, siteContext } from "../context.ts";
import { dropWork, hasWork, keepWork } from "../session/kept-work.server.ts";
import { nextPath } from "../session/next-path.ts";

export const SIGN_IN_PATH = "/account/sign-in";

/**
 * Guards /admin and everything under it, data requests too. Signed out: to sign-in, and back
 * afterwards; a form that was sent is kept meanwhile (kept-work.server.ts). Signed in without a role
 * of the house: 403. Stands after `session`.
 */
export const admin: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const user = await context.get(sessionContext).load();
  if (!user) throw await toSignIn(request, context, url);
  if (!isStaff(user)) return refuse(request, context);
  const response = await next();
  const site = context.get(siteContext);
  // Sent with a session that holds: what was kept of an earlier try has served its purpose.
  if (!SAFE_METHODS.has(request.method) && hasWork(request, site)) {
    response.headers.append("set-cookie", await dropWork(request, site));
  }
  return response;
};

const SAFE_METHODS = new Set(["GET", "HEAD"]);

async function toSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<Response> {
  const session = context.get(sessionContext);
  const isRead = SAFE_METHODS.has(request.method);
  const headers = new Headers();
  if (!isRead) {
    const site = context.get(siteContext);
    const cookie = await keepWork(request, url.pathname + url.search, session.formerUser, site);
    if (cookie) headers.append("set-cookie", cookie);
  }
  const query = new URLSearchParams({ next: nextPath(url.pathname + url.search) });
  // Whoever was in the middle of something is told why they are asked again.
  if (headers.has("set-cookie")) query.set("notice", "kept");
  else if (session.wasSignedIn) query.set("notice", "expired");
  return redirect(`${SIGN_IN_PATH}?${query}`, { status: isRead ? 302 : 303, headers });
}

const isStaff = ({ role }: User) => role?.name === ADMINISTRATOR || role?.name === EDITOR;

/** Data requests have a document whose words are there; documents get the screen itself. */
function refuse(request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  if (isDataPath(new URL(request.url).pathname)) throw refusal();
  const message = "The account has no role in the house";
  return context.get(siteContext).showRefusal({ status: 403, statusMessage: "Forbidden", message });
}

function refusal() {
  const statusMessage = "Forbidden";
  return data({ statusCode: 403, statusMessage, data: undefined }, { status: 403 });
}

/** The person signed in; for loaders and actions behind `admin`. */
export function requireUser(context: Readonly<RouterContextProvider>): User {
  const { user } = context.get(sessionContext);
  if (!user) throw refusal();
  return user;
}

/** The administrator signed in; 403 for everybody else. */
export function requireAdministrator(context: Readonly<RouterContextProvider>): User {
  const user = requireUser(context);
  if (!isAdministrator(user)) throw refusal();
  return user;
}

export const isAdministrator = ({ role }: User): boolean => role?.name === ADMINISTRATOR;
