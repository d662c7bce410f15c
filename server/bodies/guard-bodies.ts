import { FORM_PATHS } from "../../app/forms/form-ids.ts";
import type { RefusedBodyStatus } from "../../packages/lib/body/refused-body.ts";
import { pageOfData } from "../../packages/router-inside/data-address.ts";
import { BACKEND_MOUNT } from "../backend-mount.ts";
import { errorPage } from "../error-page.ts";
import { type Exchange, type Step, senderOf } from "../exchange.ts";
import { BodyPlaces } from "./body-places.ts";
import { guardBody } from "./guarded-body.ts";
import { type Pace, TEXT_PACE, UPLOAD_PACE } from "./pace.ts";

export type BodyLimits = {
  text: Pace;
  upload: Pace;
  /** Forms and JSON under way; each costs a connection and what came of it. */
  texts: number;
  /** All of them together in memory, in bytes. */
  textBytes: number;
  /** Documents under way; each costs a connection, an open file and one chunk. */
  uploads: number;
};

const LIMITS: BodyLimits = {
  text: TEXT_PACE,
  upload: UPLOAD_PACE,
  texts: 1_000,
  textBytes: 32 * 1024 * 1024,
  uploads: 100,
};

/** By then somebody's place is free, in seconds. */
const RETRY_AFTER_S = 5;

/** Where documents are taken: they go to the disk as they come. */
const UPLOAD_PATHS: ReadonlySet<string> = new Set([
  FORM_PATHS["careers-apply"],
  "/api/forms/upload",
  `${BACKEND_MOUNT}/files`,
]);

/**
 * Stands between every body and whoever reads it, the embedded backend included: a least rate, a
 * share of the places for whoever sends (body-places.ts), a bound for all in memory together. What is
 * given up is answered 408 or 503, and the connection ends with it.
 */
export function guardBodies(differing: Partial<BodyLimits> = {}): Step {
  const limits = { ...LIMITS, ...differing };
  const texts = new BodyPlaces({
    places: limits.texts,
    bytes: limits.textBytes,
    leastBytesPerS: limits.text.leastBytesPerS,
  });
  const uploads = new BodyPlaces({
    places: limits.uploads,
    leastBytesPerS: limits.upload.leastBytesPerS,
  });
  return async (exchange, next) => {
    const { request } = exchange;
    if (!request.body) return next();
    const isStreamed = isUpload(exchange);
    const body = guardBody(request.body, {
      places: isStreamed ? uploads : texts,
      network: senderOf(exchange),
      pace: isStreamed ? limits.upload : limits.text,
      isStreamed,
    });
    exchange.body = body;
    exchange.request = withBody(request, body.stream);
    try {
      const made = await next();
      const refused = body.refused();
      return refused ? ended(refused, exchange, made) : made;
    } finally {
      body.release();
    }
  };
}

/** A copy of a request with another body. */
export function withBody(request: Request, body: BodyInit): Request {
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body, duplex: "half" } as RequestInit);
}

/** The answer about a body that was given up: its reader's, if that is an honest one. */
function ended(refused: RefusedBodyStatus, exchange: Exchange, made: Response): Response {
  // Steps further in know what their kind of client reads, JSON or a form with what was typed.
  const isHonest = made.status >= 400 && made.status !== 500;
  const response = isHonest ? made : errorPage(exchange, refused);
  response.headers.set("connection", "close");
  if (response.status === 503) response.headers.set("retry-after", String(RETRY_AFTER_S));
  return response;
}

function isUpload({ request, url }: Exchange): boolean {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) return false;
  const path = pageOfData(url.pathname.toLowerCase());
  return UPLOAD_PATHS.has(path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path);
}
