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

/**
 * Which pages to load ahead: each once, in the order asked for, MAX_PARALLEL at a time, none before
 * `start()`. Pages are paths with their query.
 */
export function createPrefetchQueue(isAllowed: () => boolean = connectionAllowsPrefetch) {
  const listeners = new Set<() => void>();
  const known = new Set<string>();
  const waiting: string[] = [];
  let loading: readonly string[] = [];
  let started = false;

  function update(pages: readonly string[]) {
    const next = started ? waiting.splice(0, MAX_PARALLEL - pages.length) : [];
    for (const page of next) setTimeout(release, SLOT_TIMEOUT_MS, page);
    loading = [...pages, ...next];
    for (const listener of listeners) listener();
  }

  function release(page: string) {
    if (loading.includes(page)) update(loading.filter((other) => other !== page));
  }

  return {
    add(page: string) {
      if (known.has(page) || !isAllowed()) return;
      known.add(page);
      waiting.push(page);
      if (loading.length < MAX_PARALLEL) update(loading);
    },
    start() {
      started = true;
      update(loading);
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
