/** Addresses in one announcement (indexnow.org, "Submitting set of URLs"). */
export const MAX_ADDRESSES = 10_000;
/** Longest that a receiver is waited for, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** Longest that a receiver may put us off, in milliseconds. */
const MAX_PUT_OFF_MS = 24 * 60 * 60 * 1000;

/** 400: not understood; 422: not of this host, or not of this key. The same again is refused again. */
const REFUSALS = new Set([400, 422]);

export type Announcement = {
  /** Where announcements are taken, such as https://api.indexnow.org/indexnow. */
  receiver: URL;
  /** Of the site whose addresses these are. */
  origin: string;
  key: string;
  addresses: readonly string[];
  /** Ends the wait: the process is about to stop. */
  stopped: AbortSignal;
};

/** What became of it: `later` may be tried again, after `waitMs` where the receiver says when. */
export type Outcome =
  | { kind: "taken" }
  | { kind: "refused"; reason: string }
  | { kind: "later"; reason: string; waitMs: number | undefined };

/** Tells a receiver of addresses of one host that have come, changed or gone. Never fails. */
export async function announce(
  { receiver, origin, key, addresses, stopped }: Announcement,
  now: () => number = Date.now,
): Promise<Outcome> {
  try {
    const response = await fetch(receiver, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({
        host: new URL(origin).host,
        key,
        keyLocation: `${origin}/${key}.txt`,
        urlList: addresses,
      }),
      redirect: "error",
      signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    const { status } = response;
    // 202: taken, and the key is looked at later.
    if (response.ok) return { kind: "taken" };
    const reason = `it answered ${status}`;
    if (REFUSALS.has(status)) return { kind: "refused", reason };
    return { kind: "later", reason, waitMs: putOff(response.headers.get("retry-after"), now()) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { kind: "later", reason: reason || "it could not be reached", waitMs: undefined };
  }
}

/** Retry-After: seconds, or a date (RFC 9110, 10.2.3). */
function putOff(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), MAX_PUT_OFF_MS);
}
