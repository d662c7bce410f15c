import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PREFIX = "chunk-url:";
const app = fileURLToPath(new URL("../app/", import.meta.url));

/**
 * `import url from "chunk-url:design/search/search-dialog.tsx"` gives the address of a module of app/
 * that is built as a chunk of its own, for `import(url)`. A plain dynamic import would bring Vite's
 * loader of a chunk's styles along, 0.6 kB in every page; a chunk loaded by its address takes care
 * of its own style sheet.
 */
export function chunkUrl(): Plugin {
  let isBuild = false;
  return {
    name: "chunk-url",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = id.slice(1 + PREFIX.length);
      if (!isBuild) return `export default "/app/${file}";`;
      // Any address will do: the server never loads it.
      if (this.environment.name !== "client") return "export default import.meta.url;";
      const reference = this.emitFile({ type: "chunk", id: `${app}${file}` });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
