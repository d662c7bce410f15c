import type { Backend } from "../../app/backend/backend.server.ts";
import type { Intake } from "../../app/forms/intake.ts";
import { openIntakeDatabase } from "./database.ts";
import { deliver } from "./deliver.ts";
import { createDeliverer, type Deliverer } from "./deliverer.ts";
import { deliveryQueue } from "./delivery-queue.ts";
import { eraseSender } from "./erase.ts";
import { stored } from "./faults.ts";
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
    const db = openIntakeDatabase(dataDir);
    const files = keepFiles(db, dataDir, now);
    const queue = deliveryQueue(db, now);
    const deliverer: Deliverer = createDeliverer({
      queue,
      deliver: (leased) => deliver({ backend, queue, files }, leased),
    });
    let sweeping = Promise.resolve();
    const sweepNow = async () => {
      try {
        queue.sweep();
        await files.sweep();
      } catch (error) {
        console.error("The intake could not be swept", error);
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
    return { db, files, queue, deliverer, timer, swept: () => sweeping, ...parts };
  }
  const parts = () => {
    opened ??= stored(open);
    return opened;
  };

  return {
    keepFile: async (upload) => parts().files.keep(upload),
    keptFile: (key) => stored(() => parts().files.find(key)),
    keep(submission) {
      const kept = stored(() => parts().submissions.keep(submission));
      if (kept.isNew) parts().deliverer.wake();
      return kept;
    },
    find: (sought) => stored(() => parts().submissions.find(sought)),
    take,
    stamp: () => stored(() => parts().stamps.stamp()),
    sinceStamp: (stamp) => stored(() => parts().stamps.sinceStamp(stamp)),
    erase: async (email) => eraseSender(parts().db, parts().files, email),
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
      opened.db.close();
      opened = undefined;
    },
  };
}
