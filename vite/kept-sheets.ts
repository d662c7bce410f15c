import type { Plugin } from "vite";

/**
 * An `import "./x.module.css"` that names no class keeps the sheet in its chunk: a page brings the styles of
 * parts whose scripts come later. Without it the build leaves out a module whose names nobody reads.
 */
export function keptSheets(): Plugin {
  return {
    name: "kept-sheets",
    enforce: "post",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: () => ({ moduleSideEffects: "no-treeshake" }),
    },
  };
}
