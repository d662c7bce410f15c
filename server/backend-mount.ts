import type { Transport } from "../app/api/connection.ts";
import type { SharedState } from "../packages/lib/shared-state/shared-state.ts";
import type { Step } from "./exchange.ts";

/** What is wrong with a row of a collection that pages show; undefined when it can be shown. */
export type CheckContent = (collection: string, row: Record<string, unknown>) => string | undefined;

/** The embedded backend as the site sees it: something that answers, and the token it knows. */
export type EmbeddedBackend = {
  fetch: Transport;
  publicToken: string;
  /** What all processes on its database know together; without it each knows its own. */
  shared?: SharedState;
  /** Is told the collection when content was written, by this or any other process; null: anything. */
  whenChanged?(listener: (collection: string | null) => void): void;
  /** Is told what the site can show: what it finds fault with is refused when it is published. */
  checkContent?(faultOf: CheckContent): void;
};

/** Where the embedded content backend answers (interface.md). */
export const BACKEND_MOUNT = "/backend";

/**
 * Hands everything under /backend to the embedded backend, before any step that knows of pages. It
 * has limits, errors and caching rules of its own. The visitor's address goes along in the one
 * header that it believes; what the visitor wrote there is replaced.
 */
export function backendMount(embedded: EmbeddedBackend | undefined): Step {
  return ({ request, url, clientAddress }, next) => {
    const { pathname } = url;
    const isMounted = pathname === BACKEND_MOUNT || pathname.startsWith(`${BACKEND_MOUNT}/`);
    if (!embedded || !isMounted) return next();
    const target = new URL(url);
    target.pathname = pathname.slice(BACKEND_MOUNT.length) || "/";
    const headers = new Headers(request.headers);
    headers.delete("x-forwarded-for");
    if (clientAddress !== undefined) headers.set("x-forwarded-for", clientAddress);
    return embedded.fetch(new Request(new Request(target, request), { headers }));
  };
}
