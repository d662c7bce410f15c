import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

/** Longest a page may take to render that waits for something, in milliseconds. */
const RENDER_TIMEOUT_MS = 10_000;
/** How React marks a part that was not there in time. Markup in texts has its angle brackets escaped. */
const LEFT_OUT = "<!--$!-->";

/**
 * A document's HTML, whole. Text after text into one string: a stream would write it into bytes, of
 * which a string is made again. A page with a part that comes later (a `lazy` one, until it has been
 * there once) is rendered by the stream, which waits. Rejects when the document can't be rendered;
 * `onError` hears what failed in a part of it.
 */
export async function renderWhole(
  element: ReactElement,
  { nonce, onError }: { nonce: string | undefined; onError: (error: unknown) => void },
): Promise<string> {
  const html = renderToString(element);
  if (!html.includes(LEFT_OUT)) return `<!DOCTYPE html>${html}`;
  const stream = await renderToReadableStream(element, {
    ...(nonce && { nonce }),
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError,
  });
  await stream.allReady;
  return new Response(stream).text();
}
