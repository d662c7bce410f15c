import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** How often it is looked, in milliseconds. */
const LOOK_MS = 500;
/** A process that has nothing to say in time is too busy, or gone, in milliseconds. */
const PATIENCE_MS = 2_000;
/** Kernel clock ticks per second; 100 on every Linux we know. */
const TICKS_PER_S = 100;

/** Who uses the processor, each by the processes that it began with; of two who name the same one, the later. */
export type Parties = Readonly<Record<string, () => readonly number[]>>;

/** What processes count: of these the sum of all is told. */
type Counted = {
  refused: number;
  renders: number;
  rendersS: number;
  calls: number;
  callsS: number;
};
/** What processes say of this moment: of these the worst of any is told. */
type Worst = { waiting: number; thread: number; backend: number; lagS: number };

const NOTHING: Counted = { refused: 0, renders: 0, rendersS: 0, calls: 0, callsS: 0 };
const AT_EASE: Worst = { waiting: 0, thread: 0, backend: 0, lagS: 0 };

const sumOf = (sum: Counted, now: Counted, last: Counted): Counted => ({
  refused: sum.refused + now.refused - last.refused,
  renders: sum.renders + now.renders - last.renders,
  rendersS: sum.rendersS + now.rendersS - last.rendersS,
  calls: sum.calls + now.calls - last.calls,
  callsS: sum.callsS + now.callsS - last.callsS,
});

/**
 * Watches what the processes under test hold their places for, and who uses the processor: whether pages fail
 * because a limit is wrong, or because there is no time left. `told` answers what has been since it was last asked.
 */
export function watchPressure(metricsPorts: () => readonly number[], parties: Parties) {
  /** What each process had counted when it was last asked. */
  const before = new Map<number, Counted>();
  let counted = NOTHING;
  let worst = AT_EASE;
  let isStopped = false;
  let ticks = ticksByProcess();
  let used: Record<string, number> = {};
  let since = { at: performance.now(), machine: machineTicks() };

  async function look(port: number): Promise<void> {
    const text = await metricsOf(port).catch(() => "");
    if (!text) return;
    const read = (name: string) => Number(text.split(`\n${name} `)[1]?.split("\n")[0] ?? 0);
    const now: Counted = {
      refused: read("b4_renders_refused_total"),
      renders: read("b4_render_seconds_count"),
      rendersS: read("b4_render_seconds_sum"),
      calls: read("b4_backend_seconds_count"),
      callsS: read("b4_backend_seconds_sum"),
    };
    const last = before.get(port) ?? NOTHING;
    before.set(port, now);
    // One that was restarted begins at nothing.
    const isAnew = now.renders < last.renders;
    counted = sumOf(counted, now, isAnew ? NOTHING : last);
    worst = {
      waiting: Math.max(worst.waiting, read('b4_render_places{held="turn"}')),
      thread: Math.max(worst.thread, read('b4_render_places{held="thread"}')),
      backend: Math.max(worst.backend, read('b4_render_places{held="backend"}')),
      lagS: Math.max(worst.lagS, read("b4_event_loop_lag_seconds")),
    };
  }

  function account(): void {
    const owners = new Map<number, string>();
    for (const [name, pids] of Object.entries(parties)) {
      for (const pid of pids()) owners.set(pid, name);
    }
    const now = ticksByProcess();
    for (const [pid, one] of now) {
      const owner = ownerOf(pid, now, owners);
      const more = Math.max(0, one.ticks - (ticks.get(pid)?.ticks ?? 0));
      if (owner) used[owner] = (used[owner] ?? 0) + more;
    }
    ticks = now;
  }

  const looking = (async () => {
    while (!isStopped) {
      account();
      await Promise.all([sleep(LOOK_MS), ...metricsPorts().map(look)]);
    }
  })();

  return {
    told(): string {
      account();
      const seconds = (performance.now() - since.at) / 1_000;
      const cores = (sum: number) => (sum / TICKS_PER_S / seconds).toFixed(2);
      const all = machineTicks() - since.machine;
      const own = Object.keys(parties).map((name) => [name, used[name] ?? 0] as const);
      const others = all - own.reduce((sum, [, one]) => sum + one, 0);
      const shares = [...own, ["others", Math.max(0, others)] as const];
      const { waiting, thread, backend, lagS } = worst;
      const { refused, renders, rendersS, calls, callsS } = counted;
      since = { at: performance.now(), machine: machineTicks() };
      [used, worst, counted] = [{}, AT_EASE, NOTHING];
      const each = (count: number, sumS: number) =>
        `${count} of ${Math.round((1_000 * sumS) / Math.max(1, count))} ms`;
      return (
        `turned away ${refused}; renders ${each(renders, rendersS)}, calls ${each(calls, callsS)}; ` +
        `at most ${waiting} waited for a turn, ${thread} had one, ${backend} waited for a backend; ` +
        `loop ${Math.round(lagS * 1_000)} ms late; ` +
        `cores: ${shares.map(([name, one]) => `${name} ${cores(one)}`).join(", ")}`
      );
    },
    async stop(): Promise<void> {
      isStopped = true;
      await looking;
    },
  };
}

function metricsOf(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = get({ port, path: "/metrics", timeout: PATIENCE_MS }, (answer) => {
      let text = "\n";
      answer.setEncoding("utf8");
      answer.on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => resolve(text)).on("error", reject);
    });
    asked.on("timeout", () => asked.destroy(new Error("There was no answer in time")));
    asked.on("error", reject);
  });
}

type Ticks = ReadonlyMap<number, { parent: number; ticks: number }>;

/** Whoever began the process, or one of those that it comes from. */
function ownerOf(pid: number, all: Ticks, owners: ReadonlyMap<number, string>): string | undefined {
  for (let at: number | undefined = pid; at; at = all.get(at)?.parent) {
    const owner = owners.get(at);
    if (owner) return owner;
  }
  return undefined;
}

/** What every process has used, and what those have that it has begun and that ended; of this one its own alone. */
function ticksByProcess(): Ticks {
  const found = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(") ") + 2).split(" ");
      const counted = Number(name) === process.pid ? [11, 12] : [11, 12, 13, 14];
      const ticks = counted.reduce((sum, at) => sum + Number(fields[at]), 0);
      found.set(Number(name), { parent: Number(fields[1]), ticks });
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}

export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** All that the machine's cores have worked so far, in ticks. */
function machineTicks(): number {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return user + nice + system + irq + soft;
}
