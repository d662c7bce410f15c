import { BackendError } from "../../app/api/backend-error.server.ts";
import { IntakeUnavailable } from "../../app/forms/intake.ts";
import type { Retried } from "../../app/forms/tray.ts";
import type { Delivered } from "./deliver.ts";
import type { DeliveryQueue, Leased } from "./delivery-queue.ts";
import { asUnavailable } from "./faults.ts";
import { type Lanes, openLanes } from "./lanes.ts";
import { describe, SiteRefused } from "./refusal.ts";

/** How often a process looks for what others have left, or what is due again, in milliseconds. */
const LOOK_INTERVAL_MS = 5000;
/** After one answer in trouble the next is asked for so soon; each time twice as long. */
const FIRST_PAUSE_MS = 250;
/** Deliveries of one process at once: one that hangs holds up a part of the others. */
const LANES = 4;

type Port = {
  queue: DeliveryQueue;
  deliver: (leased: Leased) => Promise<Delivered>;
  /** Removes the file of a submission that is filed, or erased. */
  settle: (leased: Leased, delivered: Delivered) => Promise<void>;
  /** After every look, whatever came of it. */
  afterLook?: () => Promise<void>;
  /** Told of a queue that can't be read or written. */
  onFault: (error: unknown) => void;
};

/** What keeps the backend from taking anything at all; `status` when it refuses the site itself. */
export type Trouble = { kind: "outage" } | { kind: "refused"; status: number };

export type Deliverer = {
  /** Something was taken in. */
  wake(): void;
  /** Delivers what is due, the longest due first; resolves when nothing more is, or the backend fails. */
  run(): Promise<void>;
  /**
   * Tries one that was just taken in, and waits for it for `patienceMs` at most; not at all while the
   * backend is known to be in trouble. However it ends, the submission is on the disk.
   */
  hurry(id: string, patienceMs: number): Promise<void>;
  /** Tries one now, due or not. */
  retry(id: string): Promise<Retried>;
  /** Resolves when none of these is under way in this process. */
  idle(ids: readonly string[]): Promise<void>;
  trouble(): Trouble | undefined;
  /** How attempts of this process have ended. */
  counts(): Readonly<Record<"filed" | "held" | "postponed", number>>;
  /** Takes nothing new; resolves when what is under way is done. */
  close(): Promise<void>;
};

/** How an attempt ended; `stop` when the others would fare no better. */
type Ended = { as: Retried; stop: boolean };

/** A few deliveries at a time per process beside those that staff ask for, for as long as it takes. */
export function createDeliverer({ queue, deliver, settle, afterLook, onFault }: Port): Deliverer {
  let running: Promise<void> | undefined;
  let lanes: Lanes | undefined;
  let again = false;
  let closed = false;
  let trouble: Trouble | undefined;
  /** Troubles in a row: one slip is no outage, and must not hold up a thousand others. */
  let troubles = 0;
  let soon: NodeJS.Timeout | undefined;
  const counts = { filed: 0, held: 0, postponed: 0 };
  const underWay = new Map<string, Promise<Ended>>();

  function attempt(leased: Leased): Promise<Ended> {
    const ended = tried(leased).finally(() => underWay.delete(leased.id));
    underWay.set(leased.id, ended);
    return ended;
  }

  async function tried(leased: Leased): Promise<Ended> {
    let delivered: Delivered;
    try {
      delivered = await deliver(leased);
    } catch (error) {
      return failed(leased, error);
    }
    trouble = undefined;
    troubles = 0;
    const { failures, isErased } = delivered;
    if (failures.length > 0) {
      queue.hold(leased, failures);
      counts.held++;
      const parts = failures.map(({ part, status, code }) => [part, status, code].join(" ").trim());
      // Its reference and nothing personal: staff find the rest in the tray.
      console.error(`${leased.reference} could not be filed: ${parts.join(", ")}`);
      const isUnattached = failures.some(({ code }) => code === "NOT_ATTACHED");
      return { as: isUnattached ? "unattached" : "refused", stop: false };
    }
    if (isErased) queue.forget(leased.id);
    else queue.finish(leased.id);
    counts.filed++;
    await settle(leased, delivered);
    return { as: isErased ? "gone" : "filed", stop: false };
  }

  function failed(leased: Leased, error: unknown): Ended {
    counts.postponed++;
    if (error instanceof SiteRefused) {
      if (trouble?.kind !== "refused") {
        console.error(
          `${error.message}: submissions wait. Check CONTENT_BACKEND_TOKEN and its role`,
        );
      }
      trouble = { kind: "refused", status: error.status };
      queue.postpone(leased, { part: "backend", status: error.status });
      return { as: "waiting", stop: true };
    }
    if (error instanceof BackendError) {
      trouble = { kind: "outage" };
      queue.postpone(leased, describe("backend", error));
      return { as: "waiting", stop: true };
    }
    // The disk is full or locked: so it is for all of them.
    if (asUnavailable(error) instanceof IntakeUnavailable) return { as: "waiting", stop: true };
    console.error(`The delivery of ${leased.reference} failed`, error);
    const isShown = queue.fault(leased, { part: "program", message: String(error) });
    return { as: isShown ? "refused" : "waiting", stop: false };
  }

  /** False when the backend was in trouble: then nothing more is begun. */
  async function round(): Promise<boolean> {
    let isWell = true;
    const next = () => (closed || !isWell ? undefined : queue.lease());
    lanes = openLanes(LANES, next, async (leased) => {
      if ((await attempt(leased)).stop) isWell = false;
    });
    await lanes.over;
    return isWell;
  }

  async function rounds(): Promise<void> {
    let isWell = true;
    do {
      again = false;
      isWell = await round();
      if (closed) return;
      if (!isWell) runAgainIn(FIRST_PAUSE_MS * 2 ** troubles++);
      // It may have people told, which takes its time: what comes meanwhile is not to wait for the usual look.
      await afterLook?.();
    } while (again && isWell && !closed);
  }

  /** From the usual interval on, the usual look does it. */
  function runAgainIn(pauseMs: number): void {
    if (pauseMs >= LOOK_INTERVAL_MS) return;
    clearTimeout(soon);
    soon = setTimeout(run, pauseMs).unref();
  }

  function run(): Promise<void> {
    if (closed) return Promise.resolve();
    if (running) again = !lanes?.fill() || again;
    running ??= rounds()
      .catch(onFault)
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  const timer = setInterval(run, LOOK_INTERVAL_MS);
  timer.unref();

  return {
    // After the answer has gone out.
    wake: () => void setImmediate(run),
    run,
    async hurry(id, patienceMs) {
      const leased = closed || trouble ? undefined : queue.leaseOne(id);
      const ended = leased ? attempt(leased).catch(onFault) : underWay.get(id);
      if (!ended) return void setImmediate(run);
      const patience = Promise.withResolvers<void>();
      const timer = setTimeout(patience.resolve, patienceMs);
      await Promise.race([ended, patience.promise]);
      clearTimeout(timer);
      // What waits of earlier ones is due sooner than the usual look.
      if (trouble) void setImmediate(run);
    },
    async retry(id) {
      const leased = closed ? undefined : queue.leaseOne(id);
      return leased ? (await attempt(leased)).as : "busy";
    },
    async idle(ids) {
      await Promise.all(ids.map((id) => underWay.get(id)));
    },
    trouble: () => trouble,
    counts: () => counts,
    async close() {
      closed = true;
      clearInterval(timer);
      clearTimeout(soon);
      await running;
      await Promise.all(underWay.values());
    },
  };
}
