import type { Step } from "./exchange.ts";

/** Longest address that is served, in characters of path and query together. */
export const MAX_URL_LENGTH = 4096;

/** Refuses addresses that no page could have: over-long, bad escapes, control characters. */
export const malformedUrl: Step = (exchange, next) => {
  const { url } = exchange;
  if (url.pathname.length + url.search.length > MAX_URL_LENGTH) {
    exchange.refusal = {
      status: 414,
      statusMessage: "URI Too Long",
      message: "The address is too long",
    };
  } else if (!isDecodable(url.pathname)) {
    exchange.refusal = {
      status: 400,
      statusMessage: "Bad Request",
      message: "The address can't be read",
    };
  }
  return next();
};

export function isDecodable(pathname: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
