import { BackendError } from "../../app/backend/backend-error.server.ts";
import type { DeliveryQueue, Leased } from "./delivery-queue.ts";

/** How often a process looks for what others have left, or what is due again, in milliseconds. */
const LOOK_INTERVAL_MS = 5000;
/** From this status on the backend itself is in trouble: the others would fare no better. */
const FIRST_SERVER_ERROR = 500;

type Port = {
  queue: DeliveryQueue;
  deliver: (leased: Leased) => Promise<void>;
  /** Told of a queue that can't be read or written. */
  onFault: (error: unknown) => void;
};

export type Deliverer = {
  /** Something was taken in. */
  wake(): void;
  /** Delivers what is due, one after the other; resolves when nothing more is, or the backend fails. */
  run(): Promise<void>;
  /** Takes nothing new; resolves when what is under way is done. */
  close(): Promise<void>;
};

/** One delivery at a time per process, for as long as it takes. */
export function createDeliverer({ queue, deliver, onFault }: Port): Deliverer {
  let running: Promise<void> | undefined;
  let again = false;
  let closed = false;

  async function attempt(leased: Leased): Promise<boolean> {
    try {
      await deliver(leased);
      return true;
    } catch (error) {
      queue.postpone(leased);
      if (!(error instanceof BackendError)) console.error("A delivery failed", error);
      // A refusal concerns this one alone; a backend in trouble concerns all.
      return error instanceof BackendError && error.status < FIRST_SERVER_ERROR;
    }
  }

  /** False when the backend was in trouble. */
  async function round(): Promise<boolean> {
    for (let leased = next(); leased; leased = next()) {
      if (!(await attempt(leased))) return false;
    }
    return true;
  }

  const next = () => (closed ? undefined : queue.lease());

  async function rounds(): Promise<void> {
    let isWell = true;
    do {
      again = false;
      isWell = await round();
    } while (again && isWell && !closed);
  }

  function run(): Promise<void> {
    if (closed) return Promise.resolve();
    if (running) again = true;
    running ??= rounds()
      .catch(onFault)
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  const timer = setInterval(() => void (running ?? run()), LOOK_INTERVAL_MS);
  timer.unref();

  return {
    // After the answer has gone out.
    wake: () => void setImmediate(run),
    run,
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
