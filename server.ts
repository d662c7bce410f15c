import { startEmbeddedBackend } from "./embedded-backend.ts";
import { EnvError, parseEnv } from "./env.ts";
import { baseUrlWarning } from "./server/base-url-warning.ts";
import { listen } from "./server/listen.ts";
import { loadSite } from "./server/load-site.ts";
import { shareInvalidation } from "./server/page-cache/shared-invalidation.ts";

/** The process: read the environment, join the parts, listen, stop gracefully. */
async function main(): Promise<void> {
  const env = parseEnv(process.env);
  let stopping = false;
  const readiness = {
    isReady: () => !stopping,
    concerns: () => site.intake?.concerns() ?? [],
  };
  const backend = await startEmbeddedBackend(env);
  const site = await loadSite(env, readiness, backend);
  const server = await listen(env, site);
  const invalidation = site.cached && shareInvalidation(env, site.cached);
  // Before anybody is told that it is ready: a signal without a listener ends the process at once.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      stopping = true;
      await server.stop();
      // Not waited for: it may still be trying to connect.
      void invalidation?.then((shared) => shared?.close());
      site.published?.stop();
      await site.intake?.close();
      backend?.close();
      process.exit(0);
    });
  }

  const warning = baseUrlWarning(env);
  if (warning) console.warn(warning);

  console.log(`English  ${env.siteUrls.en.href}`);
  console.log(`Greek    ${env.siteUrls.el.href}`);
  console.log(`Admin    ${env.siteUrls.en.href}admin`);
  if (backend?.firstAdmin) {
    const { email, password } = backend.firstAdmin;
    console.log(`Sign in  ${email} with ${password} (shown only this once)`);
  }
  console.log(`ready in ${Math.round(process.uptime() * 1000)} ms`);
  await invalidation;
  site.cached?.fillAll();
  site.intake?.start();
  void site.published?.start();
}

// One request's forgotten promise must not take the others down.
process.on("unhandledRejection", (error) => console.error("Unhandled rejection", error));

main().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
});
