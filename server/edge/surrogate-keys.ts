import type { Step } from "../exchange.ts";

/** Every answer that an edge may keep has this one. */
export const EVERYTHING = "all";

/**
 * The key of something that may change, as the content room names it (app/content/content.server.ts):
 * `en words:team` is `en.words:team`. Keys are parted by spaces, so none has one.
 */
export const keyOf = (name: string): string => name.replaceAll(" ", ".");

/**
 * Tells the edge what an answer is made of: `Surrogate-Key: all en en.words:team en.list:openings`. Only
 * where an edge is told of publications, and only on what everybody may be sent; edges keep the header
 * to themselves.
 */
export const surrogateKeys: Step = async (exchange, next) => {
  if (!exchange.env.edge) return next();
  const read = new Set<string>();
  const { note } = exchange;
  exchange.note = (name) => {
    read.add(name);
    note?.(name);
  };
  const response = await next();
  if (isForEdges(response)) {
    const keys = [...read].map(keyOf).sort();
    response.headers.set("surrogate-key", [EVERYTHING, exchange.locale, ...keys].join(" "));
  }
  return response;
};

/** `no-cache` has keys as well: an edge that knows when `/` is for everybody may keep it then. */
function isForEdges({ status, headers }: Response): boolean {
  const cacheControl = headers.get("cache-control") ?? "";
  return (
    status === 200 && !headers.has("set-cookie") && !/\b(?:no-store|private)\b/.test(cacheControl)
  );
}
