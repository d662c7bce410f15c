/** Answers that may differ a moment later (spec, section 8). */
export const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
/** A longer `Retry-After` is cut to this, because a visitor is waiting. In ms. */
export const MAX_RETRY_DELAY_MS = 2_000;

export type Fetch = (request: Request) => Promise<Response>;
export type Sleep = (ms: number) => Promise<void>;

const sleepFor: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A fetch that repeats a GET or HEAD once, after a status of RETRY_STATUSES or a network failure.
 * Other methods, and whatever the second answer is, go through untouched. An aborted request is not
 * repeated; it rejects with the signal's reason.
 */
export function fetchWithRetry(fetch: Fetch, { sleep = sleepFor }: { sleep?: Sleep } = {}): Fetch {
  return async (request) => {
    if (!/^(GET|HEAD)$/.test(request.method)) return fetch(request);
    let delayMs = 0;
    try {
      const response = await fetch(request);
      if (!RETRY_STATUSES.includes(response.status)) return response;
      delayMs = retryAfterMs(response);
      // Frees the connection: nobody reads the first answer's body.
      await response.body?.cancel();
    } catch (error) {
      if (request.signal.aborted) throw error;
    }
    if (delayMs) await sleep(delayMs);
    request.signal.throwIfAborted();
    return fetch(request);
  };
}

/** Seconds form only, the one our server sends; anything else means at once. */
function retryAfterMs({ headers }: Response): number {
  return Math.min(Number(headers.get("retry-after")) * 1_000 || 0, MAX_RETRY_DELAY_MS);
}

/** The browser's fetch with the retry rule. */
export const clientFetch = fetchWithRetry((request) => fetch(request));

/** JSON of one of the site's own paths; rejects unless the status is 2xx. */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await clientFetch(new Request(new URL(path, location.href)));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
