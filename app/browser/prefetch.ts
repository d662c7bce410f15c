import { whenIdle } from "./when-idle.ts";

/** Pages loading at once (spec, section 9). */
export const MAX_PARALLEL = 4;
/** A page that reports neither success nor failure gives its place up after this, in ms. */
export const SLOT_TIMEOUT_MS = 5_000;

export type PrefetchQueue = ReturnType<typeof createPrefetchQueue>;

type Connection = { saveData?: boolean; effectiveType?: string };

/** False on data-saver and on 2g, slow or not. */
export function connectionAllowsPrefetch(
  { connection }: { connection?: Connection } = navigator as {
    connection?: Connection;
  },
): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? "");
}

const isOnline = () => navigator.onLine !== false;

type QueueOptions = {
  /** Loads a page; whether it settles well or not is the same to the queue. */
  load: (page: string) => Promise<unknown>;
  isAllowed?: () => boolean;
  pace?: (run: () => void) => void;
  canLoad?: () => boolean;
};

/**
 * Which pages to load ahead: each once, in the order asked for, MAX_PARALLEL at a time, none before
 * `start()` and none while the device is offline: `start()` again goes on with them. Pages are paths
 * with their query. Each begins at a moment of its own, which `pace` finds: begun together they would
 * hold up whoever touches the page just then.
 */
export function createPrefetchQueue({
  load,
  isAllowed = connectionAllowsPrefetch,
  pace = whenIdle,
  canLoad = isOnline,
}: QueueOptions) {
  const known = new Set<string>();
  const waiting: string[] = [];
  const loading = new Set<string>();
  let started = false;
  let isPacing = false;

  function admit() {
    if (!started || isPacing || waiting.length === 0 || loading.size >= MAX_PARALLEL) return;
    if (!canLoad()) return;
    isPacing = true;
    pace(() => {
      isPacing = false;
      if (!canLoad()) return;
      if (loading.size >= MAX_PARALLEL) return;
      const page = waiting.shift();
      if (page === undefined) return;
      begin(page);
      admit();
    });
  }

  function begin(page: string) {
    loading.add(page);
    const release = () => {
      clearTimeout(timer);
      if (loading.delete(page)) admit();
    };
    const timer = setTimeout(release, SLOT_TIMEOUT_MS);
    load(page).then(release, release);
  }

  return {
    /** False when nothing is to be loaded on this connection; the page may be asked for later. */
    add(page: string): boolean {
      if (!isAllowed()) return false;
      if (known.has(page)) return true;
      known.add(page);
      waiting.push(page);
      admit();
      return true;
    },
    /**
     * A page that was loaded and that somebody may be about to go to: at once, without waiting for a
     * moment of its own, or before all others when MAX_PARALLEL are on their way.
     */
    again(page: string) {
      if (!started || loading.has(page) || waiting.includes(page)) return;
      if (!isAllowed() || !canLoad()) return;
      if (loading.size < MAX_PARALLEL) begin(page);
      else waiting.unshift(page);
    },
    start() {
      started = true;
      admit();
    },
  };
}
