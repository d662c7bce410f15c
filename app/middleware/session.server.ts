import type { MiddlewareFunction } from "react-router";
import { sessionContext, siteContext } from "../context.ts";
import { openSession } from "../session/session.server.ts";

/**
 * Reads who is signed in and stores what changed on the way back. Only for routes whose answers
 * nobody keeps: a page with this middleware depends on cookies.
 */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { connection, visitor, accounts, shared } = context.get(siteContext);
  const opened = await openSession({ request, connection, visitor, config: accounts, shared });
  context.set(sessionContext, opened);
  const response = await next();
  opened.commit(response.headers);
  return response;
};
