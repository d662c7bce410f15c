import type { Backend } from "../../app/backend/backend.server.ts";
import type { Intake } from "../../app/forms/intake.ts";
import { isDamaged, isPassingFault } from "../../packages/lib/storage/faults.ts";
import { createWriteGate } from "../../packages/lib/storage/write-gate.ts";
import { deliver } from "./deliver.ts";
import { createDeliverer, type Deliverer } from "./deliverer.ts";
import { deliveryQueue } from "./delivery-queue.ts";
import { eraseSender } from "./erase.ts";
import { asUnavailable } from "./faults.ts";
import { damagedIntakes, IntakeFile } from "./intake-file.ts";
import { keepFiles } from "./kept-files.ts";
import { createFormLimits } from "./limits.ts";
import { createStamps } from "./stamps.ts";
import { keepSubmissions } from "./submissions.ts";

/** How often what is old is removed, in milliseconds. */
const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

type IntakeOptions = {
  dataDir: string;
  /** The site's own port, which may create leads, files and mails. */
  backend: Backend;
  now?: () => number;
};

export type RunningIntake = Intake & {
  /** Opens what is there and begins to deliver it; without it, the first submission does. */
  start(): void;
  /** Delivers what is due now: for tests. */
  deliverDue(): Promise<void>;
  /** Submissions that the backend does not have yet. */
  waiting(): number;
  /** What an operator should look at, a line each; nothing on a good day. */
  concerns(): readonly string[];
  close(): Promise<void>;
};

/**
 * Where visitors' submissions are safe before anything else happens to them: `DATA_DIR/intake.db` and
 * `DATA_DIR/intake/files`. Opened when first needed, so that a disk that is not there costs forms and
 * nothing else.
 */
export function createIntake({ dataDir, backend, now = Date.now }: IntakeOptions): RunningIntake {
  let opened: ReturnType<typeof open> | undefined;
  const take = createFormLimits(now);

  function open() {
    const file = new IntakeFile(dataDir);
    try {
      return { file, ...openParts(file) };
    } catch (error) {
      file.close();
      throw error;
    }
  }

  function openParts(file: IntakeFile) {
    const { db } = file;
    const gate = createWriteGate(db);
    const files = keepFiles(db, dataDir, now, (work) => gate.run(() => healed(work)));
    const queue = deliveryQueue(db, now);
    const deliverer: Deliverer = createDeliverer({
      queue,
      deliver: (leased) => deliver({ backend, queue, files }, leased),
      onFault: healing("The deliverer failed"),
    });
    let sweeping = Promise.resolve();
    const sweepNow = async () => {
      try {
        queue.sweep();
        await files.sweep();
      } catch (error) {
        healing("The intake could not be swept")(error);
      }
    };
    const sweep = () => {
      sweeping = sweepNow();
    };
    const timer = setInterval(sweep, SWEEP_INTERVAL_MS);
    timer.unref();
    sweep();
    deliverer.wake();
    const parts = { stamps: createStamps(db, now), submissions: keepSubmissions(db, now) };
    return { db, gate, files, queue, deliverer, timer, swept: () => sweeping, ...parts };
  }
  const parts = () => {
    opened ??= open();
    opened.file.follow();
    return opened;
  };
  type Parts = ReturnType<typeof open>;

  /** Damage that the work meets is set aside, and the work done once more on what is left. */
  function healed<T>(work: (parts: Parts) => T): T {
    try {
      return work(parts());
    } catch (error) {
      if (!isDamaged(error)) throw error;
      opened?.file.replace();
      return work(parts());
    }
  }

  /** For work that nobody waits for, which is tried again by itself. */
  const healing = (what: string) => (error: unknown) => {
    try {
      if (isDamaged(error)) opened?.file.replace();
      else console.error(what, isPassingFault(error) ? String(error) : error);
    } catch (again) {
      console.error("The intake can't be opened", again);
    }
  };

  function stored<T>(work: (parts: Parts) => T): T {
    try {
      return healed(work);
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  /** A transaction that has to be on the disk, in the file that all processes use. */
  async function written<T>(work: (parts: Parts) => T): Promise<T> {
    try {
      return await parts().gate.run(() => {
        const result = healed(work);
        // Another process has replaced the file meanwhile: this one is not looked into any more.
        return opened?.file.isCurrent() ? result : healed(work);
      });
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  return {
    keepFile: async (upload) => stored(({ files }) => files).keep(upload),
    keptFile: (key) => stored(({ files }) => files.find(key)),
    async keep(submission) {
      const kept = await written(({ submissions }) => submissions.keep(submission));
      if (kept.isNew) parts().deliverer.wake();
      return kept;
    },
    find: (sought) => stored(({ submissions }) => submissions.find(sought)),
    take,
    stamp: () => stored(({ stamps }) => stamps.stamp()),
    sinceStamp: (stamp) => stored(({ stamps }) => stamps.sinceStamp(stamp)),
    async erase(email) {
      // Held up by a lock, it waits here; the rest of it meets none.
      await written(({ gate }) => gate.probe());
      return eraseSender(parts().db, parts().files, email);
    },
    setAside: () => damagedIntakes(dataDir),
    concerns: () =>
      damagedIntakes(dataDir).map(
        ({ name }) => `intake: intake.db was damaged and set aside as ${name}`,
      ),
    start() {
      try {
        parts();
      } catch (error) {
        // The next submission tries again; until then the forms say that they can't take anything.
        console.error("The intake can't be opened", error);
      }
    },
    deliverDue: () => parts().deliverer.run(),
    waiting: () => parts().queue.waiting(),
    async close() {
      if (!opened) return;
      clearInterval(opened.timer);
      await opened.deliverer.close();
      await opened.swept();
      opened.file.close();
      opened = undefined;
    },
  };
}
