import type { FirstAdmin } from "./backend/index.ts";
import { BackupError } from "./backup/backup-error.ts";
import { type RunningBackend, startEmbeddedBackend } from "./embedded-backend.ts";
import { type Env, parseEnv } from "./env.ts";
import { EnvError } from "./env-error.ts";
import { sharedBackupState } from "./packages/lib/backups/state.ts";
import { startBackupSchedule } from "./server/backup-schedule.ts";
import { baseUrlWarning } from "./server/base-url-warning.ts";
import { listen } from "./server/listen.ts";
import { type LoadedSite, loadSite } from "./server/load-site.ts";
import { openLog } from "./server/log/log.ts";
import { Traffic } from "./server/metrics/traffic.ts";
import { giveBackSpareMemory } from "./server/spare-memory.ts";
import { Tracer } from "./server/tracing/tracer.ts";
import type { Watchers } from "./server/watch-request.ts";

/** Longest that a start waits to see what is published, in milliseconds; then it goes by its copy. */
const FIRST_LOOK_MS = 2_500;
/**
 * The same for a process without a copy, which would answer 404 for what others show. With a backend that
 * hangs it is ready within 5 s all the same (docs/quality.md, "Reliability").
 */
const FIRST_EVER_LOOK_MS = 4_000;

/** The process: read the environment, join the parts, listen, stop gracefully. */
async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const { watchers, flush } = await openWatchers(env);
  let isReady = false;
  let stopping = false;
  let stop = async () => {};
  const onStop = async () => {
    // Told a second time, by whom and however often: it is under way.
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, onStop);
  // Whoever started it was killed, and nobody else would stop it (scripts/supervise-site.mjs).
  process.once("disconnect", onStop);

  const backend = await startEmbeddedBackend(env, (admin) => {
    if (isReady) sayHowToSignIn(admin);
    else firstAdmin = admin;
  });
  const readiness = {
    isReady: () => isReady && !stopping && !site.watch?.isHeldBack(),
    concerns: () =>
      [backend, site?.intake, site?.watch, site?.edge].flatMap((part) => part?.concerns() ?? []),
  };
  const { traffic } = watchers;
  const site = await loadSite(env, readiness, backend, watchers);
  let listening: ReturnType<typeof listen> | undefined;
  let stopBackups = () => {};
  let stopMetrics = () => {};
  let stopGivingBack = () => {};
  stop = async () => {
    stopBackups();
    stopMetrics();
    stopGivingBack();
    await (await listening)?.stop();
    site.edge?.stop();
    site.otherBuilds?.stop();
    await site.watch?.stop();
    await site.announcer?.stop();
    await site.intake?.close();
    await backend?.close();
    await flush();
  };

  const warning = baseUrlWarning(env);
  if (warning) console.warn(warning);
  for (const { name, instead } of env.retired) {
    console.warn(`${name} is not read any more. ${instead}`);
  }
  // Nobody is let in before it knows what is published, and before whoever is asked for the scripts of this
  // build may know them: a connection that is refused goes to the next process, a 404 to the visitor.
  const lookMs = site.watch?.hasCopy() ? FIRST_LOOK_MS : FIRST_EVER_LOOK_MS;
  await Promise.all([site.watch?.start(lookMs), site.otherBuilds?.start(FIRST_LOOK_MS)]);
  if (stopping) return;
  listening = listen(env, site, watchers);
  await listening;
  site.intake?.start();

  console.log(`English  ${env.siteUrls.en.href}`);
  console.log(`Greek    ${env.siteUrls.el.href}`);
  console.log(`Admin    ${env.siteUrls.en.href}admin`);
  if (firstAdmin) sayHowToSignIn(firstAdmin);
  isReady = true;
  const sayReady = () => console.log(`ready in ${Math.round(process.uptime() * 1000)} ms`);
  // What is wrong has been said.
  if (site.watch?.isHeldBack()) site.watch.whenMended(sayReady);
  else sayReady();
  site.edge?.start();
  site.cached?.fillAll();
  void site.announcer?.start();
  stopBackups = startBackupSchedule(env);
  stopGivingBack = giveBackSpareMemory();
  if (traffic) stopMetrics = await startMetrics(env, traffic, site, backend);
  if (env.mode === "production") await sayWhatIsWrong(env);
}

/** The log, and what hears of requests; each loaded where it is wanted. `flush` sends what is gathered. */
async function openWatchers(env: Env): Promise<{ watchers: Watchers; flush(): Promise<void> }> {
  const { log, traces } = env.watching;
  const { OtlpExporter } = traces
    ? await import("./server/tracing/otlp-exporter.ts")
    : { OtlpExporter: undefined };
  const { AccessLog } = log.hasAccess
    ? await import("./server/log/access-log.ts")
    : { AccessLog: undefined };
  const exporter = traces && OtlpExporter && new OtlpExporter(traces);
  const access = AccessLog && new AccessLog(env, log.format);
  const tracer = new Tracer(exporter);
  if (env.mode === "production")
    openLog({ format: log.format, traceId: () => tracer.current()?.traceId });
  return {
    watchers: { tracer, access, traffic: env.metrics && new Traffic() },
    async flush() {
      access?.flush();
      await exporter?.flush();
    },
  };
}

/** Numbers of this process for Prometheus, on a port of their own; loaded where they are wanted. */
async function startMetrics(
  { metrics, dataDir }: Env,
  traffic: Traffic,
  { cached, edge, intake }: LoadedSite,
  backend: RunningBackend | undefined,
): Promise<() => void> {
  if (!metrics) return () => {};
  const { measureLag, siteMetrics } = await import("./server/metrics/site-metrics.ts");
  const { serveMetrics } = await import("./server/metrics/serve-metrics.ts");
  const lag = measureLag();
  return serveMetrics(metrics.port, metrics.host, async () => {
    const [cache, sessions] = [cached?.size(), await backend?.sessions()];
    const backups = await sharedBackupState(backend?.shared, dataDir);
    const sources = {
      traffic,
      dataDir,
      backups,
      cache,
      edge,
      intake,
      mails: backend?.mails,
      sessions,
    };
    return siteMetrics(sources, lag, Date.now());
  });
}

/** What npm run doctor would say that needs no asking; loaded now, so that nobody waits for it. */
async function sayWhatIsWrong(env: Env): Promise<void> {
  const { seriousAtStart } = await import("./doctor/at-start.ts");
  for (const line of await seriousAtStart(env)) console.warn(line);
}

let firstAdmin: FirstAdmin | undefined;

function sayHowToSignIn({ email, password }: FirstAdmin) {
  console.log(`Sign in  ${email} with ${password} (shown only this once)`);
}

// One request's forgotten promise must not take the others down.
process.on("unhandledRejection", (error) => console.error("Unhandled rejection", error));

main().catch((error: unknown) => {
  const isTold = error instanceof EnvError || error instanceof BackupError;
  console.error(isTold ? error.message : error);
  process.exit(1);
});
