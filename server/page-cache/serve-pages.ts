import type { IncomingMessage, ServerResponse } from "node:http";
import type { Env } from "../../env.ts";
import { clientAddress } from "../client-address.ts";
import { isForbidden, isKnown } from "../conditions.ts";
import { REMEMBERING_CACHE_CONTROL, visitOf } from "../first-visit.ts";
import { hostLocales } from "../host.ts";
import { localeCookie } from "../locale-cookie.ts";
import { MAX_URL_LENGTH } from "../malformed-url.ts";
import type { FindPage } from "./cached-pages.ts";
import { rememberedEncoding } from "./encodings.ts";
import type { FinishedAnswer, FlatHeaders } from "./finished-answer.ts";
import type { PageCache } from "./page-cache.ts";
import { type VisitorHeaders, visitorHeaders } from "./visitor-headers.ts";

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/**
 * Answers public pages from the cache, on Node's own objects: no Request is built, nothing parsed,
 * no body copied. What depends on the visitor is decided first, by the same rule as in the itinerary
 * (first-visit.ts); whoever is not simply to be shown the page goes on to the itinerary.
 */
export function servePages(env: Env, cache: PageCache, find: FindPage): Middleware {
  const localeOf = hostLocales(env);
  return (req, res, next) => {
    const target = req.url ?? "";
    if ((req.method !== "GET" && req.method !== "HEAD") || target.length > MAX_URL_LENGTH) {
      return next();
    }
    const page = find(target);
    if (!page) return next();
    const headers = visitorHeaders(req);
    const locale = localeOf(headers.host);
    if (!locale || page.locales?.includes(locale) === false) return next();
    const { kind } = visitOf(env, locale, page.target, headers);
    if (kind === "leave") return next();
    const chosen = kind === "remember" ? localeCookie(env, locale) : undefined;
    const kept = cache.get(locale, page);
    if (kept) return send(res, kept, headers, chosen);
    const forwarded = req.headers["x-forwarded-for"];
    const address = clientAddress(
      String(forwarded ?? ""),
      req.socket.remoteAddress,
      env.trustProxy,
    );
    cache
      .fill(locale, page, address)
      .then((made) => (made ? send(res, made, headers, chosen) : next()));
  };
}

/** Writes an answer, or 304 to whoever has it. A range is never honoured: pages are sent whole. */
function send(
  res: ServerResponse,
  answer: FinishedAnswer,
  { ifMatch, ifNoneMatch, acceptEncoding }: VisitorHeaders,
  chosen: string | undefined,
): void {
  if (isForbidden(ifMatch)) {
    res.writeHead(412, headersFor(answer.unchanged, chosen));
    res.end();
    return;
  }
  if (ifNoneMatch !== undefined && isKnown(ifNoneMatch, answer.etag)) {
    res.writeHead(304, headersFor(answer.unchanged, chosen));
    res.end();
    return;
  }
  const encoding = rememberedEncoding(acceptEncoding);
  const form = encoding ? answer.forms[encoding] : answer.identity;
  res.writeHead(200, headersFor(form.headers, chosen));
  res.end(form.body);
}

/** The kept headers; with a language to remember, the visitor's own copy of them. */
function headersFor(headers: FlatHeaders, chosen: string | undefined): string[] {
  // Node's types ask for a mutable list; it only reads it.
  if (chosen === undefined) return headers as string[];
  const own = headers.map((value, index) =>
    headers[index - 1] === "cache-control" ? REMEMBERING_CACHE_CONTROL : value,
  );
  return [...own, "Set-Cookie", chosen];
}
