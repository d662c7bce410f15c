import { fetchJson } from "./fetch-retry.ts";
import { trustIslandHtml } from "./island-policy.ts";
import { pressOver } from "./press.ts";
import { whenIdle } from "./when-idle.ts";

/** Answer of /islands/{name}; `id` changes with the content. */
export type IslandPayload = { id: string; html: string; head: unknown };

type IslandCycle = {
  name: string;
  /** Time between the end of one load and the next, in ms; none: the island loads once. */
  refreshMs: number | undefined;
  /** The island's element at this moment. */
  element: () => Element | null;
  onBusy: (busy: boolean) => void;
  onHtml: (html: string | TrustedHTML) => void;
  getJson?: (path: string) => Promise<unknown>;
};

/**
 * Keeps an island up to date: waits until it is seen and the browser idle, loads it, and begins
 * again after the refresh time. Any failure leaves what is on screen. Returns the way to stop.
 */
export function startIslandCycle(island: IslandCycle): () => void {
  const { name, refreshMs, element, onBusy, onHtml, getJson = fetchJson } = island;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownId: string | undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    whenIdle(load);
  });

  function wait() {
    const target = element();
    if (target) observer.observe(target);
  }

  async function load() {
    if (stopped) return;
    onBusy(true);
    try {
      const { id, html } = (await getJson(`/islands/${encodeURIComponent(name)}`)) as IslandPayload;
      if (typeof html !== "string") throw new TypeError("An island without HTML");
      await pressOver();
      // Replacing what holds the focus would throw a keyboard user back to the top.
      if (!stopped && id !== shownId && !element()?.contains(document.activeElement)) {
        onHtml(trustIslandHtml(html));
        shownId = id;
      }
    } catch {}
    if (stopped) return;
    onBusy(false);
    if (refreshMs) timer = setTimeout(wait, refreshMs);
  }

  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
    observer.disconnect();
  };
}
