/** How long files for machines may be kept, in seconds: a reader that asks hourly sees every change. */
const MAX_AGE_S = 300;

/** What is not there, in plain text, for readers of files that draw no page. */
export function missingText(path: string): Response {
  return new Response(`Page not found: ${path}\n`, {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}

/** A text of any kind as an answer. */
export function textAnswer(text: string, type: string): Response {
  return new Response(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": `public, max-age=${MAX_AGE_S}`,
    },
  });
}
