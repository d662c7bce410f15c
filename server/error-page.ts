import { errors as el } from "../content/el/messages/errors.ts";
import { errors as en } from "../content/en/messages/errors.ts";
import type { Exchange } from "./exchange.ts";

/** The error screen when React itself could not draw one: plain HTML without styles or scripts. */
export function errorPage({ locale, env }: Exchange, status: number): Response {
  const words = locale === "el" ? el : en;
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.other.title)} | ${escapeHtml(env.siteName)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(words.other.title)}</h1>
<p>${escapeHtml(words.other.text)}</p>
<p><a href="/">${escapeHtml(words.goHome)}</a></p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
