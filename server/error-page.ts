import { createHash } from "node:crypto";
import { contentIn } from "../app/content/shown.server.ts";
import type { Exchange } from "./exchange.ts";

/**
 * The error screen (app/design/error-screen) in little, as tokens.css and error-screen.css have it: the
 * status on the line, a test card for each nought.
 */
const STYLE = `
:root{color-scheme:light dark}
*{box-sizing:border-box;margin:0}
body{display:grid;align-content:space-between;gap:48px;min-height:100vh;padding:clamp(32px,5vw,72px) clamp(20px,3.4vw,48px);overflow:hidden;background:light-dark(#0c56b3,#0c4a9c);color:#f5efe3;font:17px/1.55 Inter,system-ui,sans-serif}
h1{font-size:clamp(2.5rem,6vw,5.5rem);font-weight:650;letter-spacing:-.045em;line-height:1}
main p{max-width:34em;margin-block:20px 28px;font-size:1.25rem}
a{display:inline-block;padding:14px 22px;border-radius:4px;background:#ff4a2b;color:#0a1424;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #f5efe3;outline-offset:2px}
body>p{display:flex;justify-content:space-between;gap:.05em;position:relative;isolation:isolate;font-size:min(44vw,52vh,40rem);font-weight:700;letter-spacing:-.02em;line-height:.727;white-space:nowrap}
body>p::before{content:"";position:absolute;z-index:-1;inset:.454em -100vw auto;height:max(4px,.009em);background:#ff4a2b}
i{width:.409em;height:.727em;border:max(3px,.009em) solid #0a1424;border-radius:.029em;background:linear-gradient(#ff4a2b 0 0) 0 62.6%/100% max(4px,.009em) no-repeat,linear-gradient(90deg,#f5efe3 20%,#e8d6b8 0 40%,#8fc1f0 0 60%,#ffb5a3 0 80%,#12294f 0) 0 0/100% 62.5% no-repeat,#0a1424;background-origin:border-box}
`;

/** Nothing but this one style, known by its hash. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256")
  .update(STYLE)
  .digest("base64")}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`;

/**
 * The error screen when React itself could not draw one, or should not be asked to: HTML that needs
 * no other file and no script.
 */
export function errorPage({ locale, env }: Exchange, status: number): Response {
  const errors = contentIn(locale).words("errors");
  const plainErrors = contentIn(locale).words("plainErrors");
  const words = { 408: plainErrors.slow, 503: plainErrors.busy }[status] ?? errors.other;
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)} | ${escapeHtml(env.siteName)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.text)}</p>
<a href="/">${escapeHtml(errors.goHome)}</a>
</main>
<p aria-hidden="true">${String(status).replaceAll("0", "<i></i>")}</p>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": POLICY,
    },
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
