import type { Backend } from "../../app/backend/backend.server.ts";
import type { Intake } from "../../app/forms/intake.ts";
import { createErasures } from "../../app/leads/erasures.server.ts";
import { concernsOf } from "./concerns.ts";
import { openIntakeDatabase } from "./database.ts";
import { deliver } from "./deliver.ts";
import { createDeliverer, type Deliverer } from "./deliverer.ts";
import { deliveryQueue } from "./delivery-queue.ts";
import { eraseSender, forgetOverdue } from "./erase.ts";
import { stored } from "./faults.ts";
import { keepFiles } from "./kept-files.ts";
import { createFormLimits } from "./limits.ts";
import { createStamps } from "./stamps.ts";
import { keepSubmissions } from "./submissions.ts";
import { openTray } from "./tray.ts";
import { createTrayAlarm, type TellAlarm } from "./tray-alarm.ts";

/** How often what is old is removed, in milliseconds. */
const SWEEP_INTERVAL_MS = 60 * 60 * 1000;
/** /readyz may be asked often, by anybody: so long an answer holds, in milliseconds. */
const CONCERNS_TTL_MS = 1000;

type IntakeOptions = {
  dataDir: string;
  /** The site's own port, which may create leads, files and mails. */
  backend: Backend;
  /** Tells administrators that the tray is no longer empty; without it they have to look. */
  tell?: TellAlarm;
  now?: () => number;
};

export type RunningIntake = Intake & {
  /** Opens what is there and begins to deliver it; without it, the first submission does. */
  start(): void;
  /** Delivers what is due now: for tests. */
  deliverDue(): Promise<void>;
  /** Submissions that the backend does not have yet. */
  waiting(): number;
  /** What operators should know, a line each, nothing about a person; never throws. */
  concerns(): readonly string[];
  close(): Promise<void>;
};

/**
 * Where visitors' submissions are safe before anything else happens to them: `DATA_DIR/intake.db` and
 * `DATA_DIR/intake/files`. Opened when first needed, so that a disk that is not there costs forms and
 * nothing else.
 */
export function createIntake({
  dataDir,
  backend,
  tell,
  now = Date.now,
}: IntakeOptions): RunningIntake {
  let opened: ReturnType<typeof open> | undefined;
  let concerns = { lines: [] as readonly string[], until: 0 };
  const take = createFormLimits(now);

  function open() {
    const db = openIntakeDatabase(dataDir);
    const files = keepFiles(db, dataDir, now);
    const queue = deliveryQueue(db, now);
    const erasures = createErasures(backend, now);
    const deliverer: Deliverer = createDeliverer({
      queue,
      deliver: (leased) => deliver({ backend, queue, files, erasures }, leased),
      async settle({ file }, { isErased }) {
        if (file !== null) await (isErased ? files.remove(file) : files.forget(file));
      },
      async afterLook() {
        noteLate();
        await look();
      },
    });
    const tray = openTray({ db, now, queue, files, deliverer });
    const look = createTrayAlarm({ db, now, count: tray.count, tell });
    let isLate = false;
    /** Says once that the backend has been away for long, until nothing is late any more. */
    const noteLate = () => {
      const facts = tray.facts();
      const isNews = facts.late > 0 && !isLate;
      isLate = facts.late > 0;
      // That the site is refused was said already.
      if (isNews && deliverer.trouble()?.kind !== "refused")
        console.error(concernsOf(facts, deliverer.trouble(), now()).join("; "));
    };
    let sweeping = Promise.resolve();
    const sweepNow = async () => {
      try {
        queue.sweep();
        await forgetOverdue(db, files, now());
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
    return { db, files, queue, deliverer, tray, timer, swept: () => sweeping, ...parts };
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
    async erase(email) {
      const { db, files, deliverer } = parts();
      return eraseSender(db, files, deliverer, email);
    },
    tray: {
      count: () => parts().tray.count(),
      list: (page) => parts().tray.list(page),
      find: (id) => parts().tray.find(id),
      of: (email) => parts().tray.of(email),
      read: (file) => parts().tray.read(file),
      repair: (id, change) => parts().tray.repair(id, change),
      retry: (id) => parts().tray.retry(id),
      retryAll: () => parts().tray.retryAll(),
      settle: (id, part) => parts().tray.settle(id, part),
      remove: (id) => parts().tray.remove(id),
    },
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
    concerns() {
      if (!opened || now() < concerns.until) return concerns.lines;
      const { tray, deliverer } = opened;
      let lines: readonly string[];
      try {
        lines = concernsOf(tray.facts(), deliverer.trouble(), now());
      } catch {
        lines = ["intake: can't be read"];
      }
      concerns = { lines, until: now() + CONCERNS_TTL_MS };
      return lines;
    },
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
