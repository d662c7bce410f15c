import type { Backend } from "../../app/api/backend.server.ts";
import type { Intake } from "../../app/forms/intake.ts";
import { createErasures } from "../../app/staff/pipeline/erasures.server.ts";
import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";
import { isDamaged, isPassingFault } from "../../packages/lib/storage/faults.ts";
import { createWriteGate } from "../../packages/lib/storage/write-gate.ts";
import { concernsOf } from "./concerns.ts";
import { deliver } from "./deliver.ts";
import { createDeliverer, type Deliverer } from "./deliverer.ts";
import { deliveryQueue } from "./delivery-queue.ts";
import { eraseSender, forgetOverdue } from "./erase.ts";
import { asUnavailable } from "./faults.ts";
import { damagedIntakes, IntakeFile } from "./intake-file.ts";
import { keepFiles } from "./kept-files.ts";
import { createFormLimits } from "./limits.ts";
import { shareFiles } from "./shared-files.ts";
import { createStamps } from "./stamps.ts";
import { keepSubmissions, SAME_WITHIN_MS } from "./submissions.ts";
import { openTray, type TrayFacts } from "./tray.ts";
import { createTrayAlarm, type TellAlarm } from "./tray-alarm.ts";

/** How often what is old is removed, in milliseconds. */
const SWEEP_INTERVAL_MS = 60 * 60 * 1000;
/** /readyz may be asked often, by anybody: so long an answer holds, in milliseconds. */
const CONCERNS_TTL_MS = 1000;
/**
 * Longest that a sender waits for what they sent to be in the database of all processes, in
 * milliseconds; then it is on this disk alone until it is delivered.
 */
const COMMIT_PATIENCE_MS = 2_000;
/** The reference of the same answers, for whichever process they are sent to again. */
const SAME = { name: "submissions", ttlMs: SAME_WITHIN_MS, maxEntries: 20_000 };

type IntakeOptions = {
  dataDir: string;
  /** The site's own port, which may create leads, files and mails. */
  backend: Backend;
  /** What all processes count together. */
  shared: SharedState;
  /** See `deliver`. */
  isGuarded?: boolean;
  /** Tells administrators that the tray is no longer empty; without it they have to look. */
  tell?: TellAlarm;
  now?: () => number;
  /** How long a process that died keeps what it was delivering; LEASE_SECONDS when left out. */
  leaseSeconds?: number;
};

export type RunningIntake = Intake & {
  /** Opens what is there and begins to deliver it; without it, the first submission does. */
  start(): void;
  /** Delivers what is due now: for tests. */
  deliverDue(): Promise<void>;
  /** Submissions that the backend does not have yet. */
  waiting(): number;
  /** What waits; undefined while it is not open or can't be read. */
  facts(): TrayFacts | undefined;
  /** See Deliverer. */
  counts: Deliverer["counts"];
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
  shared,
  isGuarded = false,
  tell,
  now = Date.now,
  leaseSeconds,
}: IntakeOptions): RunningIntake {
  let opened: ReturnType<typeof open> | undefined;
  /** It was asked for, and its disk or its file did not let it. */
  let isShut = false;
  let filing = { lines: [] as readonly string[], until: 0 };
  const limits = createFormLimits(shared);

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
    // First what may fail: nothing runs yet that would have to be stopped.
    const parts = { stamps: createStamps(db, now), submissions: keepSubmissions(db, now) };
    const gate = createWriteGate(db);
    const files = keepFiles(db, dataDir, now, (work) => gate.run(() => healed(work)));
    const queue = deliveryQueue(db, now, leaseSeconds);
    const erasures = createErasures(backend, now);
    const deliverer: Deliverer = createDeliverer({
      queue,
      deliver: (leased) => deliver({ backend, queue, files, erasures, isGuarded }, leased),
      async settle({ file }, { isErased }) {
        if (file !== null) await (isErased ? files.remove(file) : files.forget(file));
      },
      async afterLook() {
        noteLate();
        await look();
      },
      onFault: healing("The deliverer failed"),
    });
    const tray = openTray({
      db,
      now,
      queue,
      files,
      deliverer,
      stored: (work) => stored(() => work()),
    });
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
    return { db, gate, files, queue, deliverer, tray, timer, swept: () => sweeping, ...parts };
  }
  const parts = () => {
    opened ??= open();
    isShut = false;
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

  const tray = () => stored((all) => all.tray);
  const files = shareFiles(shared, () => stored((all) => all.files));

  function notFiled(): readonly string[] {
    if (!opened && !isShut) return [];
    if (now() < filing.until) return filing.lines;
    let lines: readonly string[];
    try {
      lines = stored(({ tray, deliverer }) => concernsOf(tray.facts(), deliverer.trouble(), now()));
    } catch {
      lines = ["intake: can't be read"];
    }
    filing = { lines, until: now() + CONCERNS_TTL_MS };
    return lines;
  }

  return {
    keepFile: async (upload) => files.keep(upload),
    keptFile: async (key) => files.find(key),
    async keep(submission) {
      const { id, ...kept } = await written(({ submissions }) => submissions.keep(submission));
      if (submission.file) await files.sent(submission.file.key);
      const { deliverer, submissions } = parts();
      if (shared.isShared) {
        await deliverer.hurry(id, COMMIT_PATIENCE_MS);
        await shared.put(SAME, submissions.contentOf(submission), kept.reference);
      } else if (kept.isNew) deliverer.wake();
      return kept;
    },
    async find(sought) {
      const before = stored(({ submissions }) => submissions.find(sought));
      if (before || !shared.isShared) return before;
      const content = stored(({ submissions }) => submissions.contentOf(sought));
      const reference = await shared.get(SAME, content);
      return reference === undefined ? undefined : { reference };
    },
    take: limits.take,
    giveBack: limits.giveBack,
    stamp: () => stored(({ stamps }) => stamps.stamp()),
    sinceStamp: (stamp) => stored(({ stamps }) => stamps.sinceStamp(stamp)),
    async erase(email) {
      // Held up by a lock, it waits here; the rest of it meets none.
      await written(({ gate }) => gate.probe());
      const { db, files, deliverer } = parts();
      return eraseSender(db, files, deliverer, email);
    },
    tray: {
      count: () => tray().count(),
      list: (page) => tray().list(page),
      find: (id) => tray().find(id),
      of: (email) => tray().of(email),
      read: (file) => tray().read(file),
      repair: (id, change) => tray().repair(id, change),
      retry: (id) => tray().retry(id),
      retryAll: () => tray().retryAll(),
      settle: (id, part) => tray().settle(id, part),
      remove: (id) => tray().remove(id),
    },
    setAside: () => damagedIntakes(dataDir),
    concerns() {
      const damaged = damagedIntakes(dataDir).map(
        ({ name }) => `intake: intake.db was damaged and set aside as ${name}`,
      );
      return [...damaged, ...notFiled()];
    },
    start() {
      try {
        parts();
      } catch (error) {
        // The next submission tries again; until then the forms say that they can't take anything.
        isShut = true;
        console.error("The intake can't be opened", error);
      }
    },
    deliverDue: () => parts().deliverer.run(),
    waiting: () => parts().queue.waiting(),
    facts() {
      try {
        return opened && stored(({ tray }) => tray.facts());
      } catch {
        return undefined;
      }
    },
    counts: () => opened?.deliverer.counts() ?? { filed: 0, held: 0, postponed: 0 },
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
