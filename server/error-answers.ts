import { FORM_ANSWER_HEADER } from "../app/forms/form-answer.ts";
import { clientLeft } from "../packages/lib/body/client-left.ts";
import { isDataPath, pageOfData } from "../packages/router-inside/data-address.ts";
import { errorPage } from "./error-page.ts";
import type { Exchange, Step } from "./exchange.ts";
import { isHtml } from "./security-headers.ts";

type ErrorBody = { statusCode: number; statusMessage: string; message: string };

/**
 * The shape of errors (spec, section 8). Data and endpoint requests get JSON with statusCode and
 * statusMessage; a page whose own error screen failed gets a small one that needs nothing. No
 * error is kept by a cache.
 */
export const errorAnswers: Step = async (exchange, next) => {
  let response: Response;
  try {
    response = await next();
  } catch (error) {
    // Whoever left in the middle gets no answer, and is no fault of ours.
    if (!clientLeft(error, exchange.request)) console.error("Request failed", error);
    response = new Response(null, { status: 500 });
  }
  // Nobody reads what it says.
  if (exchange.request.signal.aborted) return response;
  const isForm = response.headers.has(FORM_ANSWER_HEADER);
  response.headers.delete(FORM_ANSWER_HEADER);
  if (response.status < 400) return response;
  response.headers.set("cache-control", "no-store");
  // A form that comes back keeps what was typed, whatever stood in the way.
  if (isForm) return response;
  if (wantsJson(exchange)) {
    const isData = response.headers.has("x-remix-response");
    // A refused form keeps its field errors; only missing pages and failures are rewritten.
    if (isData && response.status !== 404 && response.status < 500) return response;
    return json(exchange, response);
  }
  if (response.status >= 500 && !isHtml(response)) return errorPage(exchange, response.status);
  if (response.status !== 404) return response;
  const { headers, body } = response;
  return new Response(body, { status: 404, statusText: notFoundStatus(exchange.url), headers });
};

/** `Page Not Found: {path}`; the path is percent-encoded, so it is fit for a status line. */
function notFoundStatus(url: URL): string {
  return `Page Not Found: ${pageOfData(url.pathname)}`;
}

/** Router data requests, endpoints, and clients that ask for JSON and not for a page. */
function wantsJson({ request, url }: Exchange): boolean {
  if (isDataPath(url.pathname) || isEndpoint(url.pathname)) return true;
  const accept = request.headers.get("accept") ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
}

function isEndpoint(pathname: string): boolean {
  return /^\/(api|builds|islands|messages)(\/|$)/.test(pathname);
}

/** What tells a program how to go on. */
const TOLD = ["retry-after", "allow", "accept-encoding"];

function json({ url, refusal }: Exchange, response: Response): Response {
  const path = pageOfData(url.pathname);
  const status = response.status;
  const body: ErrorBody =
    status === 404
      ? {
          statusCode: 404,
          statusMessage: notFoundStatus(url),
          message: `Page not found: ${path}`,
        }
      : {
          statusCode: status,
          statusMessage: refusal?.statusMessage ?? "An error occurred",
          message: refusal?.message ?? "An error occurred",
        };
  const headers = new Headers({ "content-type": "application/json; charset=utf-8" });
  headers.set("cache-control", "no-store");
  for (const name of TOLD) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  const statusText = status === 404 ? body.statusMessage : "";
  return Response.json(body, { status, statusText, headers });
}
