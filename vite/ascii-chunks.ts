import type { Plugin } from "vite";

/** What ASCII has no place for. */
const WIDE = /[^\0-\x7f]/g;

/**
 * Writes Greek in what is built for the server as escapes, which say the same in every text and pattern.
 * A script's source stays in memory as long as its process runs, with two bytes for each of its letters
 * once one of them is beyond ASCII (Node reads it so): four megabytes for four per cent of it.
 */
export function asciiChunks(): Plugin {
  return {
    name: "ascii-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk") chunk.code = chunk.code.replace(WIDE, escaped);
      }
    },
  };
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
