import { EVERYTHING, keyOf } from "./surrogate-keys.ts";

/** More keys than this are everything: whoever takes them has limits of its own. */
const MAX_KEYS = 200;
/**
 * What was being fetched while a purge came may be older than it, and be stored after it: each purge is
 * sent once more this long after it was taken, in milliseconds. Longer than a page takes to be made.
 */
export const AGAIN_MS = 3_000;
/** How often each is sent, for that reason. */
const TIMES = 2;
/** Between attempts after a failure, doubled each time, in milliseconds. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** From then on in a row somebody should look. */
const FAILURES_TO_TELL = 3;

type Options = {
  /** Throws when it was not taken. */
  post(keys: readonly string[]): Promise<void>;
};

/**
 * Tells the edge what was published, from the moment when this process shows it. Each process tells:
 * one that is behind may answer the edge with an old page until it has looked itself, and its own purge
 * comes after that. What was not taken is tried until it is, so the edge is late and never wrong for good.
 */
export class EdgePurges {
  readonly #post: Options["post"];
  /** Not taken yet, and how often each is still to be. */
  #waiting = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #isPosting = false;
  #isStopped = false;
  #failures = 0;
  /** Purges by how they ended. */
  readonly counts = { taken: 0, failed: 0 };

  constructor({ post }: Options) {
    this.#post = post;
  }

  /** What was published while no process ran, and what another build looks like, nobody has told. */
  start(): void {
    this.#add([EVERYTHING], TIMES);
  }

  /** Names of the content room that have changed, and are shown by now. */
  tell(changed: readonly string[]): void {
    this.#add(changed.map(keyOf), TIMES);
  }

  /** Keys that the edge has not been told of. */
  get waiting(): number {
    return this.#waiting.size;
  }

  concerns(): readonly string[] {
    if (this.#failures < FAILURES_TO_TELL) return [];
    return ["edge: it does not take purges; visitors see what was published before"];
  }

  /** Whatever is left, the next start tells with everything. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #add(keys: readonly string[], times: number): void {
    if (this.#isStopped) return;
    for (const key of keys) this.#waiting.set(key, Math.max(times, this.#waiting.get(key) ?? 0));
    if (this.#waiting.size > MAX_KEYS) this.#waiting = new Map([[EVERYTHING, TIMES]]);
    // While it fails, the next attempt has its time.
    if (this.#failures === 0) void this.#send();
  }

  async #send(): Promise<void> {
    if (this.#isPosting || this.#isStopped || this.#waiting.size === 0) return;
    this.#isPosting = true;
    const sent = this.#waiting;
    this.#waiting = new Map();
    try {
      await this.#post(sent.has(EVERYTHING) ? [EVERYTHING] : [...sent.keys()]);
      this.#taken(sent);
    } catch (error) {
      this.#failed(sent, error);
    } finally {
      this.#isPosting = false;
    }
    if (this.#failures === 0) void this.#send();
  }

  #taken(sent: ReadonlyMap<string, number>): void {
    this.counts.taken++;
    if (this.#failures > 0) console.info("The edge takes purges again");
    this.#failures = 0;
    const again = [...sent].flatMap(([key, times]) => (times > 1 ? key : []));
    if (again.length > 0) setTimeout(() => this.#add(again, TIMES - 1), AGAIN_MS).unref();
  }

  #failed(sent: ReadonlyMap<string, number>, error: unknown): void {
    this.counts.failed++;
    this.#failures++;
    // It may have changed once more while it was being told.
    for (const [key, times] of sent)
      this.#waiting.set(key, Math.max(times, this.#waiting.get(key) ?? 0));
    if (this.#failures === 1) {
      console.error(`The edge did not take a purge and is told again: ${error}`);
    }
    if (this.#isStopped) return;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#failures - 1));
    this.#timer = setTimeout(() => void this.#send(), wait).unref();
  }
}
