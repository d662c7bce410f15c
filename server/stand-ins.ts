import { SEARCH_PAGE } from "../app/pages.ts";
import { pageOfData } from "../packages/router-inside/data-address.ts";
import type { Exchange, Step } from "./exchange.ts";
import { queryOf, withoutIgnored } from "./page-cache/cached-pages.ts";

/** Longest that a copy stands in, in milliseconds: on a day like that a list may be a little old. */
const USABLE_MS = 5 * 60_000;
/** A younger copy is not taken anew, in milliseconds: reading a body once more is a twentieth of a render. */
const RENEWED_AFTER_MS = 10_000;
/** All copies together, in bytes: some sixty pages with their data. */
const MAX_BYTES = 4 * 1024 * 1024;

type Copy = { body: Buffer<ArrayBuffer>; status: number; headers: Headers; at: number };

type StandInOptions = {
  /** Milliseconds; for tests. */
  now?: () => number;
  maxBytes?: number;
};

/**
 * What visitors were last shown of pages that are rendered for each request though everybody is sent the same: lists
 * by category, searches. A copy is sent to whoever asks for the same while there is no place to render it again, or
 * it can't be rendered; else nobody is. Decision 219 says why they are not simply kept.
 */
export class StandIns {
  /** By host language and address, the oldest first. */
  readonly #copies = new Map<string, Copy>();
  readonly #now: () => number;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor({ now = Date.now, maxBytes = MAX_BYTES }: StandInOptions = {}) {
    this.#now = now;
    this.#maxBytes = maxBytes;
  }

  /** Stands around whatever may have no place. */
  readonly step: Step = async (exchange, next) => {
    const key = keyOf(exchange);
    if (key === undefined) return next();
    const response = await next();
    if (response.status >= 500) return this.#copyOf(key) ?? response;
    const isNew = this.#now() - (this.#copies.get(key)?.at ?? 0) >= RENEWED_AFTER_MS;
    return isNew && isForAll(response) ? this.#keep(key, response) : response;
  };

  /** Something that they were made of has changed. */
  forget(): void {
    this.#copies.clear();
    this.#bytes = 0;
  }

  #copyOf(key: string): Response | undefined {
    const copy = this.#copies.get(key);
    if (!copy || this.#now() - copy.at > USABLE_MS) return undefined;
    return new Response(copy.body, copy);
  }

  async #keep(key: string, response: Response): Promise<Response> {
    const body = Buffer.from(await response.arrayBuffer());
    const { status, headers } = response;
    this.#drop(key);
    if (body.length <= this.#maxBytes) {
      this.#copies.set(key, { body, status, headers: new Headers(headers), at: this.#now() });
      this.#bytes += body.length;
    }
    for (const oldest of this.#copies.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
    return new Response(body, { status, headers });
  }

  #drop(key: string): void {
    const copy = this.#copies.get(key);
    if (!copy) return;
    this.#copies.delete(key);
    this.#bytes -= copy.body.length;
  }
}

/**
 * Names of the query whose answer is the same for everybody, as a list is and a form's thanks are not; by page. Not in
 * the page table, which every browser loads.
 */
const QUERIES = new Map<string, readonly string[]>([
  ["/blog", queryOf("/blog")],
  [SEARCH_PAGE.path, ["q", "in"]],
]);

/** Undefined for everything of which nobody else may be shown a copy. */
function keyOf({ request, url, locale, refusal, clientAddress }: Exchange): string | undefined {
  const isRead = request.method === "GET" || request.method === "HEAD";
  // What is rendered for the page cache has its own last copy.
  if (!isRead || refusal || clientAddress === undefined) return undefined;
  const read = QUERIES.get(pageOfData(url.pathname));
  if (!read) return undefined;
  // Where a link was found changes nothing.
  return `${locale} ${withoutIgnored(url.pathname, url.search, read)}`;
}

const isForAll = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has("set-cookie") &&
  !/\b(?:no-store|private)\b/.test(headers.get("cache-control") ?? "");
