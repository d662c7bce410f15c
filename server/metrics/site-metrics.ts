import { statfs } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { BackupState } from "../../packages/lib/backups/state.ts";
import type { EdgePurges } from "../edge/edge-purges.ts";
import type { RunningIntake } from "../intake/intake.ts";
import { counters, expose, type Family, gauge } from "./exposition.ts";
import type { Traffic } from "./traffic.ts";

/** Step of the measured delay of the event loop, in milliseconds. */
const LAG_STEP_MS = 20;
const NS_IN_S = 1e9;
/** When this process began: one number for all looks, since an alert takes each other one for a restart. */
const STARTED_S = performance.timeOrigin / 1000;

type Lag = ReturnType<typeof monitorEventLoopDelay>;

/** What is asked for its numbers. */
export type Sources = {
  traffic: Traffic;
  dataDir: string;
  backups: BackupState;
  cache: { answers: number; bytes: number; misses: number } | undefined;
  /** Undefined where no edge is told of publications. */
  edge: Pick<EdgePurges, "counts" | "waiting"> | undefined;
  intake: Pick<RunningIntake, "facts" | "counts"> | undefined;
  /** Undefined for a content backend elsewhere. */
  mails: { sent: number; failed: number } | undefined;
  sessions: number | undefined;
};

/** How late the event loop is; measured from now on. */
export function measureLag(): Lag {
  const lag = monitorEventLoopDelay({ resolution: LAG_STEP_MS });
  lag.enable();
  return lag;
}

/** All numbers of this process as text, and the loop's delays since they were last asked for. */
export async function siteMetrics(sources: Sources, lag: Lag, now: number): Promise<string> {
  const families = [
    ...ofTraffic(sources),
    ...ofEdge(sources),
    ...ofIntake(sources, now),
    ...(await ofStorage(sources, now)),
    ...ofProcess(lag),
  ];
  lag.reset();
  return expose(families);
}

function ofTraffic({ traffic, cache, sessions }: Sources): Family[] {
  const results = { hit: traffic.hits(), miss: cache?.misses ?? 0 };
  return [
    traffic.requests(),
    counters(
      "b4_page_cache_total",
      "Public pages asked for, by whether they were kept",
      "result",
      results,
    ),
    gauge("b4_page_cache_bytes", "Memory that kept pages take", cache?.bytes),
    traffic.renders.family("b4_render_seconds", "Time of a render once it has its turn"),
    traffic.backend.family("b4_backend_seconds", "Time of a call to the content backend"),
    ...ofTurns(traffic),
    counters(
      "b4_backend_calls_total",
      "Calls to the content backend",
      "result",
      traffic.backendAnswers,
    ),
    gauge(
      "b4_backend_up",
      "1 when the last call to the content backend was answered by one that is not in trouble",
      traffic.isBackendUp === undefined ? undefined : Number(traffic.isBackendUp),
    ),
    gauge("b4_sessions", "Sign-ins that hold", sessions),
  ];
}

function ofTurns({ turns }: Traffic): Family[] {
  const counts = turns?.();
  if (!counts) return [];
  const { waiting, working, elsewhere, refused } = counts;
  return [
    {
      ...{ name: "b4_render_places", type: "gauge" },
      help: "Renders and forms that hold a place, by what they wait for",
      samples: Object.entries({ turn: waiting, thread: working, backend: elsewhere }).map(
        ([held, value]) => ({ labels: { held }, value }),
      ),
    },
    {
      ...{ name: "b4_renders_refused_total", type: "counter" },
      help: "Renders and forms answered 503, since no place was left",
      samples: [{ labels: {}, value: refused }],
    },
  ];
}

function ofEdge({ edge }: Sources): Family[] {
  if (!edge) return [];
  return [
    counters("b4_edge_purges_total", "Purges sent to the edge", "result", edge.counts),
    gauge("b4_edge_purges_waiting", "Keys that the edge has not been told of", edge.waiting),
  ];
}

function ofIntake({ intake, mails }: Sources, now: number): Family[] {
  const facts = intake?.facts();
  const oldest = facts?.oldest;
  const families = [
    gauge("b4_intake_waiting", "Submissions that wait for the content backend", facts?.waiting),
    gauge(
      "b4_intake_held",
      "Submissions that could not be filed and wait for a person",
      facts?.held,
    ),
    gauge(
      "b4_intake_oldest_seconds",
      "Age of the submission that waits the longest; 0 when none does",
      facts && (oldest === undefined ? 0 : (now - oldest) / 1000),
    ),
  ];
  if (intake) {
    families.push(
      counters(
        "b4_deliveries_total",
        "Attempts to hand a submission over",
        "result",
        intake.counts(),
      ),
    );
  }
  if (mails) families.push(counters("b4_mails_total", "Attempts to send a mail", "result", mails));
  return families;
}

async function ofStorage({ dataDir, backups: { last } }: Sources, now: number): Promise<Family[]> {
  const disk = await statfs(dataDir).catch(() => undefined);
  return [
    gauge("b4_disk_free_bytes", "Room left where DATA_DIR is", disk && disk.bavail * disk.bsize),
    gauge(
      "b4_backup_age_seconds",
      "Since the newest backup began; missing where none was made",
      last && (now - Date.parse(last.began)) / 1000,
    ),
  ];
}

const ofProcess = (lag: Lag): Family[] => [
  gauge(
    "b4_event_loop_lag_seconds",
    "Longest delay of the event loop since it was last asked",
    beyondStep(lag.max),
  ),
  gauge("b4_event_loop_lag_p99_seconds", "Its 99th percentile", beyondStep(lag.percentile(99))),
  gauge("process_resident_memory_bytes", "Memory of the process", process.memoryUsage.rss()),
  gauge("process_start_time_seconds", "When it began", STARTED_S),
];

/** The histogram holds the whole step between two looks, in nanoseconds. */
const beyondStep = (ns: number) => Math.max(0, ns / NS_IN_S - LAG_STEP_MS / 1000);
