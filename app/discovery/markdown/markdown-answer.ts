import { textAnswer } from "../text-answer.ts";

/** Markdown as an answer; search engines are sent to the page that it is of. */
export function markdownAnswer(text: string, page: string): Response {
  const response = textAnswer(text, "text/markdown");
  response.headers.set("link", `<${page}>; rel="canonical"`);
  return response;
}
