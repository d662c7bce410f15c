/** How long files for machines may be kept, in seconds: a reader that asks hourly sees every change. */
const MAX_AGE_S = 300;

/** A text of any kind as an answer. */
export function textAnswer(text: string, type: string): Response {
  return new Response(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": `public, max-age=${MAX_AGE_S}`,
    },
  });
}
