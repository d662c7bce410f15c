import { BackendError } from "../app/backend/backend-error.server.ts";
import type { BackendConnection } from "../app/backend/connection.ts";
import { send } from "../app/backend/send.server.ts";

/** How often a token that is taken is looked at again, in milliseconds: rights can be taken away. */
const LOOK_MS = 5 * 60_000;
/** The same for one that is refused, or that nobody could be asked about. */
const LOOK_AGAIN_MS = 15_000;
/** What a backend answers that does not know the question: one of our own. */
const UNKNOWN_QUESTION = 404;
const REFUSALS = new Set([401, 403]);

/** Whether the content backend takes the site's own token; undefined while nobody could be asked. */
type Verdict = { fault: string | undefined };

/**
 * Watches whether a content backend elsewhere lets the site in. With a wrong token pages go on and
 * forms are taken, but nothing of it arrives: that has to be said (docs/operating.md).
 */
export class BackendToken {
  readonly #connection: BackendConnection;
  #fault: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(connection: BackendConnection) {
    this.#connection = connection;
  }

  /** Looks from now on, and resolves after the first look. Never fails. */
  async start(): Promise<void> {
    const verdict = await ask(this.#connection);
    if (this.#isStopped) return;
    if (verdict) this.#note(verdict);
    const pause = verdict && !verdict.fault ? LOOK_MS : LOOK_AGAIN_MS;
    this.#timer = setTimeout(() => this.start(), pause).unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  concerns(): readonly string[] {
    return this.#fault ? [`backend: ${this.#fault}; what visitors send waits`] : [];
  }

  #note({ fault }: Verdict): void {
    if (fault === this.#fault) return;
    this.#fault = fault;
    if (fault) console.error(`Content backend: ${fault}; what visitors send waits here until then`);
    else console.info("Content backend: CONTENT_BACKEND_TOKEN is taken now");
  }
}

async function ask(connection: BackendConnection): Promise<Verdict | undefined> {
  if (!connection.publicToken) return { fault: "CONTENT_BACKEND_TOKEN is not set" };
  const get = (target: string) => {
    const headers = new Headers({
      accept: "application/json",
      authorization: `Bearer ${connection.publicToken}`,
    });
    return send(connection, { method: "GET", target, headers });
  };
  try {
    const response = await get("/permissions/me").catch((error: unknown) => {
      if (!(error instanceof BackendError) || error.status !== UNKNOWN_QUESTION) throw error;
      return get("/items/articles?limit=1&fields=id");
    });
    const isLimited = !mayCreateLeads(await response.json());
    return { fault: isLimited ? "CONTENT_BACKEND_TOKEN may not create leads" : undefined };
  } catch (error) {
    const isRefused = error instanceof BackendError && REFUSALS.has(error.status);
    return isRefused ? { fault: "CONTENT_BACKEND_TOKEN is refused" } : undefined;
  }
}

/** Directus names the rights of whoever asks, by collection; an answer of another shape says nothing. */
function mayCreateLeads(body: unknown): boolean {
  const { data } = body as { data?: unknown };
  if (typeof data !== "object" || data === null || Array.isArray(data)) return true;
  const { leads } = data as { leads?: { create?: { access?: unknown } } };
  const access = leads?.create?.access;
  return access !== undefined && access !== "none";
}
