import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";

/** Longest a page may take to render, in milliseconds. */
const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders a page whole: streaming in pieces costs more bytes and more time than compressing once
 * (docs/decisions/0004-render-whole.md).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failed = false;
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = true;
        console.error("Rendering failed", error);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status: failed ? 500 : status, headers });
}

/** Logs what went wrong in a loader or action; a missing page is no fault of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error("Request failed", request.method, new URL(request.url).pathname, error);
}
