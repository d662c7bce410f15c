import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { guardChunkReload } from "./packages/router-inside/guard-chunk-reload.ts";
import { isOn } from "./packages/router-inside/switches.ts";
import { trimRouter } from "./packages/router-inside/trim-router.ts";
import { asciiChunks } from "./vite/ascii-chunks.ts";
import { BROWSER_FLOOR } from "./vite/browser-floor.ts";
import { chunkUrl } from "./vite/chunk-url.ts";
import { COMPILE_HINT } from "./vite/compile-hint.ts";
import { inlineIcons } from "./vite/inline-icons.ts";
import { keptSheets } from "./vite/kept-sheets.ts";
import { moduleClass } from "./vite/module-names.ts";

/**
 * Small modules that the shell and nearly all pages import; each would be a chunk of its own. Not how a
 * frame becomes its page's picture, which cases and articles alone have, nor the sample hour, which comes
 * when somebody plays it, nor the rules of a LIVE, which two services read.
 */
const SHARED =
  /\/app\/(browser\/(?!frame-to-hero)[\w-]+\.tsx?|design\/button\/[\w-]+\.tsx|design\/error-screen\/[\w-]+\.tsx?|design\/header\/(clock-strip|color-mode-toggle|use-local-time)\.tsx?|design\/(footer|shell)\/[\w-]+\.tsx?|design\/classes\.ts|design\/art\/monogram(-strip-view)?\.tsx|content\/(page-head|local-time)\.ts|i18n\/(fill|locales)\.ts)$|\/content\/facts\/(?!sample-hour|live-rules)|\/packages\/router-inside\/|icon:(drawn\/|lucide\/(menu|x|chevron-down|arrow-right|search|sun|moon))/;

/** What forms of the site are made of; what only those of accounts and staff have stays out of it. */
const FORMS =
  /\/app\/(design\/fields\/(?!keep-typed|unreached-notice|use-problem-title)[\w-]+|forms\/(view\/[\w-]+|form-title))\.tsx?$/;

/** Not what draws it, which comes when there is a handle. */
const POSTER = /\/app\/(site\/your-poster\/(handle|drawn)|forms\/creators-join\/handle)\.ts$/;

/** What is slow about a build is nothing that its operator can mend. */
const CHECKS = { bundlerTimings: false } as const;

/**
 * What is built for the server brings all packages along (decision 256), but those with a binary and those that few
 * processes load. In development Node loads them itself: Vite's runner knows no CommonJS.
 */
const IN_ONE_PIECE = {
  resolve: {
    noExternal: true as const,
    external: ["@node-rs/argon2", "@takumi-rs/core", "vite", "pg", "unpdf"],
  },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
};

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    inlineIcons(),
    chunkUrl(),
    keptSheets(),
    asciiChunks(),
    isOn("guard-chunk-reload") && guardChunkReload(),
    isOn("trim-router") && trimRouter(),
    reactRouter(),
  ],
  ...(!isOn("load-ahead") && { define: { "import.meta.env.PLAIN_LINKS": "true" } }),
  // Several development servers may run side by side on one tree.
  cacheDir: `node_modules/.vite-${process.env.PORT ?? "3000"}`,
  css: { modules: { generateScopedName: moduleClass } },
  build: {
    // A start says its addresses and nothing else; how long plugins take is nobody's news.
    rolldownOptions: { checks: { bundlerTimings: false } },
    // Data URIs would need a looser policy and can't be cached on their own.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Rewritten for older ones, a token could not follow the colour scheme of the part it is used in.
    cssTarget: BROWSER_FLOOR,
  },
  environments: {
    client: {
      build: {
        target: BROWSER_FLOOR,
        rolldownOptions: {
          checks: CHECKS,
          output: {
            postBanner: COMPILE_HINT,
            // What every page needs, in two files: the libraries, which outlive a deploy, and the
            // shell. Compressed together they are 5 kB smaller than in a dozen chunks, and fewer
            // preloads compete with the style sheet.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: "shared", test: SHARED, minShareCount: 2 },
                // The pieces of visitors' forms, small and always together.
                { name: "forms", test: FORMS, minShareCount: 2 },
                // What pages know of a visitor's poster: less than a chunk's own words, each.
                { name: "poster", test: POSTER, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Two functions of a package that only builds need otherwise: a release is without it.
      ...(command === "build" ? IN_ONE_PIECE : { resolve: { noExternal: ["@iconify/utils"] } }),
      build: {
        rolldownOptions: {
          // What says where each module begins stays: benches and people read by it.
          output: { comments: { legal: false, annotation: false, jsdoc: false } },
          input: { index: "./server/site.ts", main: "./main.ts" },
          // A form's schema is loaded by the browser when it is needed; here its action has it.
          checks: { ...CHECKS, ineffectiveDynamicImport: false },
        },
      },
    },
  },
}));
