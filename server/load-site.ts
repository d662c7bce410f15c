import { existsSync } from "node:fs";
import { createServer as createHttpServer, type Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Env } from "../env.ts";
import { PROJECT_FOLDER } from "../packages/lib/project-folder.ts";
import type { EmbeddedBackend } from "./backend-mount.ts";
import type { BackendWatch } from "./backend-watch.ts";
import { serverOptions } from "./connection-limits.ts";
import type { EdgePurges } from "./edge/edge-purges.ts";
import type { Readiness } from "./health.ts";
import type { Announcer } from "./indexnow/announcer.ts";
import type { RunningIntake } from "./intake/intake.ts";
import type { CachedSite } from "./page-cache/cached-site.ts";
import type { Middleware } from "./page-cache/serve-pages.ts";
import type { createSite, Site, SiteOptions } from "./site.ts";
import type { OtherBuilds } from "./static-files/other-builds.ts";
import type { Watchers } from "./watch-request.ts";

type SiteModule = { createSite: typeof createSite };

export type LoadedSite = {
  http: Server;
  site: () => Promise<Site>;
  /** Serves files before the site is asked. */
  files: Middleware;
  /** Answers pages that are kept, before anything else; undefined where sources may change. */
  cached: CachedSite | undefined;
  /** Undefined in development, where the first submission opens it. */
  intake: RunningIntake | undefined;
  /** Undefined in development. */
  watch: BackendWatch | undefined;
  /** Undefined in development, and where nothing is announced. */
  announcer: Announcer | undefined;
  /** Undefined where no edge is told, and in development. */
  edge: EdgePurges | undefined;
  /** Hashed files of other builds, and who hears of ours; undefined in development. */
  otherBuilds: OtherBuilds | undefined;
};

/** The built site in production; in development, Vite with the sources, reloaded as they change. */
export async function loadSite(
  env: Env,
  readiness: Readiness,
  embedded: EmbeddedBackend | undefined,
  { tracer, traffic }: Watchers,
): Promise<LoadedSite> {
  const http = createHttpServer(serverOptions);
  const options = { env, readiness, embedded, traffic, tracer };
  if (env.mode === "development") return loadSources(options, http);
  const entry = pathToFileURL(join(PROJECT_FOLDER, "build/server/index.js"));
  if (!existsSync(entry)) throw new Error("The site is not built: run npm start, or npm run build");
  const { createSite } = (await import(entry.href)) as SiteModule;
  const { staticFiles, BUILT, PREVIOUS } = await import("./static-files/static-files.ts");
  const { OtherBuilds } = await import("./static-files/other-builds.ts");
  const { builtStyles } = await import("./static-files/built-styles.ts");
  const site = createSite({ ...options, styles: builtStyles() });
  const otherBuilds = new OtherBuilds({
    built: join(BUILT, "assets"),
    previous: PREVIOUS,
    shared: env.assetsDir,
    kept: join(env.dataDir, "assets"),
    assets: () => embedded?.shared?.assets,
  });
  const files = staticFiles({ others: otherBuilds });
  const { cached, edge, intake, watch, announcer } = site;
  const running = { cached, edge, intake, watch, announcer, otherBuilds };
  return { http, site: async () => site, files, ...running };
}

async function loadSources(options: SiteOptions, http: Server): Promise<LoadedSite> {
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({
    server: {
      middlewareMode: true,
      hmr: { server: http },
      allowedHosts: true,
      // A worker's script needs the embedder policy of the page that starts it.
      headers: { "cross-origin-embedder-policy": "require-corp" },
    },
    appType: "custom",
  });
  const ssr = vite.environments.ssr;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has no server environment");
  return {
    http,
    files: vite.middlewares,
    cached: undefined,
    edge: undefined,
    intake: undefined,
    watch: undefined,
    announcer: undefined,
    otherBuilds: undefined,
    site: async () => {
      const module = (await ssr.runner.import("/server/site.ts")) as SiteModule;
      return module.createSite(options);
    },
  };
}
