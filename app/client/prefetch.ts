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

/**
 * Which pages to load ahead: each once, in the order asked for, MAX_PARALLEL at a time, none before
 * `start()` and none while the device is offline: `start()` again goes on with them. Pages are paths
 * with their query. Each begins at a moment of its own, which `pace` finds: begun together they would
 * hold up whoever touches the page just then.
 */
export function createPrefetchQueue(
  isAllowed: () => boolean = connectionAllowsPrefetch,
  pace: (run: () => void) => void = whenIdle,
  canLoad: () => boolean = isOnline,
) {
  const listeners = new Set<() => void>();
  const known = new Set<string>();
  const waiting: string[] = [];
  let loading: readonly string[] = [];
  let started = false;
  let isPacing = false;

  function change(pages: readonly string[]) {
    loading = pages;
    for (const listener of listeners) listener();
  }

  function admit() {
    if (!started || isPacing || waiting.length === 0 || loading.length >= MAX_PARALLEL) return;
    if (!canLoad()) return;
    isPacing = true;
    pace(() => {
      isPacing = false;
      if (!canLoad()) return;
      const page = waiting.shift();
      if (page === undefined) return;
      setTimeout(release, SLOT_TIMEOUT_MS, page);
      change([...loading, page]);
      admit();
    });
  }

  function release(page: string) {
    if (!loading.includes(page)) return;
    change(loading.filter((other) => other !== page));
    admit();
  }

  return {
    add(page: string) {
      if (known.has(page) || !isAllowed()) return;
      known.add(page);
      waiting.push(page);
      admit();
    },
    start() {
      started = true;
      admit();
    },
    /** Frees the place of the page whose data, at this pathname, has arrived or failed. */
    settle(dataPathname: string) {
      const page = loading.find((candidate) => dataPathnameOf(candidate) === dataPathname);
      if (page !== undefined) release(page);
    },
    /** The pages loading now; the same array until they change. */
    loading: () => loading,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Where React Router asks for a page's data. */
function dataPathnameOf(page: string): string {
  const path = page.split("?", 1)[0] ?? "";
  return `${path}${path.endsWith("/") ? "_" : ""}.data`;
}
