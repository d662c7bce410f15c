const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("\/assets\/[^"\n]+");?$/gm;
const ENTRY_IMPORT = /^import\(/m;
const ANY_STATIC_IMPORT = /^import[ "'{*]/m;

/** Where the script says which routes it brings. */
const ROUTE_MODULES = "window.__reactRouterRouteModules = {";

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
 * React Router's start script, made to let the page paint before it asks for its scripts: `preloads`
 * and imports, all at once. Every page is complete without them, and on a phone they would take the
 * line from the document and the font: they weigh three times as much. Undefined when the script no
 * longer has the form that is known here.
 */
export function startAfterPaint(
  code: string,
  preloads: readonly string[],
  /** Statements for when a script could not be had; `error` says why. May await. */
  onFailure = "",
): string | undefined {
  const imports = code
    .replace(ENTRY_IMPORT, "await import(")
    .replace(STATIC_IMPORT, (_line, name, href) =>
      name ? `const ${name} = await import(${href});` : `await import(${href});`,
    );
  if (!ENTRY_IMPORT.test(code) || ANY_STATIC_IMPORT.test(imports)) return undefined;
  // Not to be had, scripts leave the page as it is; nobody would handle a rejection.
  return `${AFTER_PAINT}for (const href of ${JSON.stringify(preloads)})
document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
try {
${imports}
} catch (error) { console.error(error);
${onFailure} }`;
}

/**
 * The start script with the modules of more routes, by their ids: for a document that shows something else than what
 * stands at its address. The router in the browser looks the routes up by the address; one whose module it lacks
 * it waits for, without a page, and then draws the page beside the one that is there.
 */
export function withModules(code: string, modules: ReadonlyMap<string, string>): string {
  const more = [...modules]
    .filter(([id]) => !code.includes(`${JSON.stringify(id)}:`))
    .map(([id, href], index) => ({ id, href, name: `more${index}` }));
  const imports = more.map(
    ({ href, name }) => `import * as ${name} from ${JSON.stringify(href)};\n`,
  );
  const entries = more.map(({ id, name }) => `${JSON.stringify(id)}:${name},`);
  return code.replace(
    ROUTE_MODULES,
    () => `\n${imports.join("")}${ROUTE_MODULES}${entries.join("")}`,
  );
}
