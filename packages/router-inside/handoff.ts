import type { EntryContext } from "react-router";
import { isOn } from "./switches.ts";

const CONTROLLER = "window.__reactRouterContext.streamController";
/** Ends a script, or a line of one, and what stands for itself in quotes. */
const UNSAFE = /[\\'<>&\n\r\u2028\u2029]/g;
const BODY_END = "</body></html>";

/** The loaders' data on its way into a document. */
export type Handoff = {
  /** What to render with: without that data, which the router would render piece by piece. */
  context: EntryContext;
  /** Writes the data, in scripts with a mark, where the router would have: at the body's end. */
  writeInto: (html: string, mark: string | undefined) => string;
};

/**
 * Takes the loaders' data out of the router's hands. It hands over a stream, which makes React wait
 * and render again for every piece; a page that is rendered whole has it all before it begins. The
 * browser gets the same text, in quotes that leave the many double ones in it alone.
 */
export async function handoffOf(context: EntryContext): Promise<Handoff> {
  const { serverHandoffStream, ...others } = context;
  if (!serverHandoffStream || !isOn("handoff")) return { context, writeInto: (html) => html };
  const pieces: string[] = [];
  const decoder = new TextDecoder();
  for await (const piece of serverHandoffStream) {
    pieces.push(decoder.decode(piece, { stream: true }));
  }
  const calls = [...pieces.map((piece) => `enqueue(${quoted(piece)})`), "close()"];
  return {
    context: others,
    writeInto(html, mark) {
      if (!html.endsWith(BODY_END)) throw new Error("A document ends differently");
      const tag = mark === undefined ? "<script>" : `<script nonce="${mark}">`;
      const scripts = calls.map((call) => `${tag}${CONTROLLER}.${call};</script>`);
      return html.slice(0, -BODY_END.length) + scripts.join("") + BODY_END;
    },
  };
}

/** A text as a script's string that can't end the script. */
const quoted = (text: string): string => `'${text.replace(UNSAFE, escaped)}'`;

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
