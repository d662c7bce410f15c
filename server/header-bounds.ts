import type { IncomingMessage } from "node:http";

/**
 * Longest value of a header that anybody reads, in characters; longer ones count as not sent. Several
 * lines of one name count together. Node refuses all of them together beyond 16 kB (431).
 */
const BOUND = 1_024;
/** Those that honest browsers and proxies make longer. */
const LARGER: Readonly<Record<string, number>> = {
  authorization: 4_096,
  cookie: 8_192,
  referer: 4_352,
};
/** A client may write what it likes in front of what a proxy adds, so the end is what is kept. */
const READ_FROM_THE_END: ReadonlySet<string> = new Set(["x-forwarded-for", "x-forwarded-proto"]);

/**
 * Takes out what is too long to be read, before anybody reads it, from both lists that Node keeps.
 * Not the framing of the request, which Node has read by now and bounds itself.
 */
export function boundHeaders(req: IncomingMessage): void {
  const { headers, rawHeaders } = req;
  for (const [name, value] of Object.entries(headers)) {
    const text = Array.isArray(value) ? value.join(", ") : (value ?? "");
    if (text.length <= (LARGER[name] ?? BOUND)) continue;
    const rest = READ_FROM_THE_END.has(name) ? text.slice(-BOUND) : undefined;
    if (rest === undefined) delete headers[name];
    else headers[name] = rest;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      if (rawHeaders[index]?.toLowerCase() === name) rawHeaders[index + 1] = rest ?? "";
    }
  }
}

/** With fewer characters in all values together, none can be too long. */
export const NONE_TOO_LONG = BOUND;
