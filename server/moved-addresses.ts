import { redirectDocument, type ServerBuild } from "react-router";
import type { BackendConnection } from "../app/api/connection.ts";
import { movedTo } from "../app/content/redirects/redirect-lookup.server.ts";
import { isDataPath } from "../packages/router-inside/data-address.ts";
import type { Step } from "./exchange.ts";
import { isPrivatePath } from "./private-pages.ts";
import { answeredPaths } from "./render.ts";

const READ = new Set(["GET", "HEAD"]);

/**
 * Sends documents of addresses that have moved to where they are now. The catch-all route would do the same
 * (app/content/redirects/missing-address.server.ts), but only once it has a render's place: a redirect takes no
 * time of the thread, and while it waits for a newer copy of the editors' table it would keep a page from its turn.
 */
export function movedAddresses(build: ServerBuild, connection: BackendConnection): Step {
  const hasPage = answeredPaths(build);
  return async ({ request, url, env, refusal }, next) => {
    const isDocument = READ.has(request.method) && !isDataPath(url.pathname);
    // Of what stands behind a sign-in nothing moves, and most of it would be matched against every pattern.
    if (refusal || !isDocument || isPrivatePath(url.pathname)) return next();
    if (hasPage(decodeURIComponent(url.pathname))) return next();
    const origins = { en: env.siteUrls.en.origin, el: env.siteUrls.el.origin };
    const moved = await movedTo({ connection, origins, hasPage }, url);
    return moved ? redirectDocument(moved.location, moved.status) : next();
  };
}
