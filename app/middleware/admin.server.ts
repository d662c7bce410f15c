import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { isDataPath } from "../../packages/router-inside/data-address.ts";
import { ADMINISTRATOR, EDITOR } from "../api/roles.server.ts";
import type { User } from "../api/users.server.ts";
import { type Refusal, sessionContext, siteContext } from "../context.ts";
import { dropWork, hasWork, keepWork } from "../session/kept-work.server.ts";
import { nextPath } from "../session/next-path.ts";

export const SIGN_IN_PATH = "/account/sign-in";

/**
 * Guards /admin and everything under it, data requests too. Signed out: to sign-in, and back
 * afterwards; a form that was sent is kept meanwhile (kept-work.server.ts). Signed in without a role
 * of the house: 403. Signed in, and nobody to ask: 503. Stands after `session`.
 */
export const admin: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const session = context.get(sessionContext);
  const user = await session.load();
  // Signing in would fare no better, and they are signed in. What was sent is kept, which takes a sign-in to bring back.
  const isUnanswered = !user && session.isInDoubt() && SAFE_METHODS.has(request.method);
  if (isUnanswered) return refuse(request, context, UNAVAILABLE);
  if (!user) throw await toSignIn(request, context, url);
  if (!isStaff(user)) return refuse(request, context, FORBIDDEN);
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

const FORBIDDEN = {
  status: 403,
  statusMessage: "Forbidden",
  message: "The account has no role in the house",
};
const UNAVAILABLE = {
  status: 503,
  statusMessage: "Service Unavailable",
  message: "The content backend does not answer",
};

/** Data requests have a document whose words are there; documents get the screen itself. */
function refuse(
  request: Request,
  context: Readonly<RouterContextProvider>,
  refusal: Refusal,
): Promise<Response> {
  if (isDataPath(new URL(request.url).pathname)) throw thrown(refusal);
  return context.get(siteContext).showRefusal(refusal);
}

const thrown = ({ status, statusMessage }: Refusal) =>
  data({ statusCode: status, statusMessage, data: undefined }, { status });

/** The person signed in; for loaders and actions behind `admin`. */
export function requireUser(context: Readonly<RouterContextProvider>): User {
  const { user } = context.get(sessionContext);
  if (!user) throw thrown(FORBIDDEN);
  return user;
}

/** The administrator signed in; 403 for everybody else. */
export function requireAdministrator(context: Readonly<RouterContextProvider>): User {
  const user = requireUser(context);
  if (!isAdministrator(user)) throw thrown(FORBIDDEN);
  return user;
}

export const isAdministrator = ({ role }: User): boolean => role?.name === ADMINISTRATOR;
