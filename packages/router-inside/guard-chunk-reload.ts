import type { Plugin } from "vite";

const MODULE = /\/react-router\/dist\/(?:production|development)\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = "window.location.reload();";
/**
 * Asked first, the site may reload; the promise that never settles, which follows, then keeps the old
 * page on screen. Else the route gets a component that throws, and so its error screen. Throwing right
 * here would show an empty page, because React Router's data loading drops the error.
 */
const GUARDED = "if (!window.__b4ChunkFailed?.(error)) return { default() { throw error; } };";

/**
 * React Router reloads the page, without limit and at the old address, when a route's module fails
 * to load. This hands the decision to app/browser/chunk-reload.ts. Client builds only: in development
 * the module may be pre-bundled, and stays as it is.
 *
 * Fails the build when React Router no longer looks as expected.
 */
export function guardChunkReload(): Plugin {
  let guarded = false;
  return {
    name: "guard-chunk-reload",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      guarded = false;
    },
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        const parts = code.split(RELOAD);
        if (parts.length !== 2) {
          this.error(
            `Expected exactly one \`${RELOAD}\` in ${id}: revisit packages/router-inside/guard-chunk-reload.ts`,
          );
        }
        guarded = true;
        return { code: parts.join(GUARDED), map: null };
      },
    },
    buildEnd(error) {
      if (error || guarded) return;
      this.error(
        `No module matches ${MODULE}: React Router moved it, revisit packages/router-inside/guard-chunk-reload.ts`,
      );
    },
  };
}
