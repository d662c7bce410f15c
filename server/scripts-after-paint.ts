import type { Env } from "../env.ts";
import type { Step } from "./exchange.ts";
import { isHtml } from "./security-headers.ts";

/** `<Scripts>` of React Router writes them so. */
const PRELOAD = /<link rel="modulepreload" href="(\/assets\/[^"]+\.js)"\/>/g;
const START = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("\/assets\/[^"]+\.js");?$/gm;

/** Upper bound on waiting for a paint, so that a page nobody looks at comes alive too, in ms. */
const PAINT_TIMEOUT_MS = 3_000;

/** A background tab paints nothing until it is shown, and should be ready by then. */
const AFTER_PAINT = `await new Promise((go) => {
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return go();
setTimeout(go, ${PAINT_TIMEOUT_MS});
new PerformanceObserver((entries) => entries.getEntriesByName("first-contentful-paint").length && go())
.observe({ type: "paint", buffered: true });
});
`;

/**
 * Lets a page paint before it asks for its scripts. Every page is complete without them, and on a
 * phone they would take the line from the document and the font: they weigh three times as much.
 */
export function scriptsAfterPaint(mode: Env["mode"]): Step {
  return async (_exchange, next) => {
    const response = await next();
    // In development the scripts are Vite's, many, and its own client must come first.
    if (mode !== "production" || !isHtml(response)) return response;
    return new Response(withScriptsAfterPaint(await response.text()), response);
  };
}

export function withScriptsAfterPaint(html: string): string {
  const [, , code] = START.exec(html) ?? [];
  if (code === undefined) return html;
  const hrefs = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const preloads = `for (const href of ${JSON.stringify(hrefs)})
document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
`;
  const imports = code
    .replace(/^import\(/m, "await import(")
    .replace(STATIC_IMPORT, (_line, name, href) =>
      name ? `const ${name} = await import(${href});` : `await import(${href});`,
    );
  return html.replace(PRELOAD, "").replace(START, (_all, open, _code, close) => {
    // Not to be had, scripts leave the page as it is; nobody would handle a rejection.
    const start = `try {\n${imports}\n} catch (error) { console.error(error); }`;
    return open + AFTER_PAINT + preloads + start + close;
  });
}
