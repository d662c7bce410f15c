import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";
import { refresh, type Tokens } from "../api/auth.server.ts";
import type { Backend } from "../api/backend.server.ts";
import { BackendError } from "../api/backend-error.server.ts";
import { sealedStore } from "./sealed-store.server.ts";

/**
 * How long the outcome is given to requests that still bring the spent token, in milliseconds: those
 * that a browser sent before it had the new cookies.
 */
const REUSE_MS = 10_000;
const MAX_OUTCOMES = 5_000;
/** How long a process that was second waits to hear what the first one got, and how often it looks, in ms. */
const HEARD_WITHIN_MS = 1_000;
const LOOK_EVERY_MS = 25;

const underWay = new Map<string, Promise<Tokens>>();
const outcomes = sealedStore<Tokens>({
  name: "refreshed",
  ttlMs: REUSE_MS,
  maxEntries: MAX_OUTCOMES,
});

/**
 * Single-flight: of any number of requests with one refresh token, whatever process they meet, the first
 * spends it and all get what it got. Tokens are remembered by their hash, what came of them sealed with
 * the token itself. Throws BackendError when the backend refuses.
 */
export function refreshOnce(
  backend: Backend,
  refreshToken: string,
  shared: SharedState,
): Promise<Tokens> {
  const key = createHash("sha256").update(refreshToken).digest("base64url");
  const known = underWay.get(key);
  if (known) return known;
  const outcome = spend(backend, refreshToken, shared);
  underWay.set(key, outcome);
  const forget = () => underWay.delete(key);
  outcome.then(
    () => setTimeout(forget, REUSE_MS).unref(),
    // A backend that was down for a moment is asked again by the next request.
    forget,
  );
  return outcome;
}

async function spend(backend: Backend, token: string, shared: SharedState): Promise<Tokens> {
  const earlier = await outcomes.get(shared, token);
  if (earlier) return earlier;
  try {
    const tokens = await refresh(backend, token);
    await outcomes.replace(shared, token, tokens);
    return tokens;
  } catch (error) {
    // Another process may have spent it a moment ago, and not have said so yet.
    const isSpent = error instanceof BackendError && error.status === 401;
    const heard = isSpent && shared.isShared ? await hear(token, shared) : undefined;
    if (!heard) throw error;
    return heard;
  }
}

async function hear(token: string, shared: SharedState): Promise<Tokens | undefined> {
  for (let waited = 0; waited < HEARD_WITHIN_MS; waited += LOOK_EVERY_MS) {
    const heard = await outcomes.get(shared, token);
    if (heard) return heard;
    await sleep(LOOK_EVERY_MS);
  }
  return undefined;
}
