import { createHash } from "node:crypto";
import { refresh, type Tokens } from "../api/auth.server.ts";
import type { Backend } from "../api/backend.server.ts";

/**
 * How long the outcome is given to requests that still bring the spent token, in milliseconds: those
 * that a browser sent before it had the new cookies.
 */
const REUSE_MS = 10_000;

const underWay = new Map<string, Promise<Tokens>>();

/**
 * Single-flight: of any number of requests with one refresh token the first spends it, and all get
 * what it got. Tokens are remembered by their hash. Throws BackendError when the backend refuses.
 */
export function refreshOnce(backend: Backend, refreshToken: string): Promise<Tokens> {
  const key = createHash("sha256").update(refreshToken).digest("base64url");
  const known = underWay.get(key);
  if (known) return known;
  const outcome = refresh(backend, refreshToken);
  underWay.set(key, outcome);
  const forget = () => underWay.delete(key);
  outcome.then(
    () => setTimeout(forget, REUSE_MS).unref(),
    // A backend that was down for a moment is asked again by the next request.
    forget,
  );
  return outcome;
}
