import * as el from "../content/el/messages/index.ts";
import * as en from "../content/en/messages/index.ts";
import type { Exchange } from "./exchange.ts";

/**
 * The error screen when React itself could not draw one, or should not be asked to: plain HTML without
 * styles or scripts.
 */
export function errorPage({ locale, env }: Exchange, status: number): Response {
  const { errors, plainErrors } = locale === "el" ? el : en;
  const words = { 408: plainErrors.slow, 503: plainErrors.busy }[status] ?? errors.other;
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)} | ${escapeHtml(env.siteName)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.text)}</p>
<p><a href="/">${escapeHtml(errors.goHome)}</a></p>
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
