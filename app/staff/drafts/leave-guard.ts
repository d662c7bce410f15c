/** A step that waits for an answer; React Router's own (its `Blocker`). */
type Blocker = {
  state: "blocked" | "proceeding" | "unblocked";
  proceed?: (() => void) | undefined;
  reset?: (() => void) | undefined;
};
type Place = { pathname: string; search: string };
type Step = { currentLocation: Place; nextLocation: Place };

/** What React Router does for a page that is not to be left unasked: its hook adds 1 kB to every page. */
type GuardedRouter = {
  getBlocker(key: string, isBlocked: (step: Step) => boolean): Blocker;
  deleteBlocker(key: string): void;
  subscribe(listen: (state: { blockers: ReadonlyMap<string, Blocker> }) => void): () => void;
};

const KEY = "b4-leave";

export type Leaving = { stay(): void; leave(): void };

/**
 * Calls `ask` before the page is left by a link, a form or the back button, as long as `isUnsent`
 * says so; before the whole document goes, the browser asks in its own words. One page, one guard.
 * What it gives back ends it.
 */
export function guardLeaving(
  isUnsent: () => boolean,
  ask: (leaving: Leaving) => void,
  win: Window = window,
): () => void {
  const router = win.__reactRouterDataRouter as unknown as GuardedRouter | undefined;
  const onUnload = (event: Event) => {
    if (isUnsent()) event.preventDefault();
  };
  win.addEventListener("beforeunload", onUnload);
  router?.getBlocker(
    KEY,
    // A form of the page itself is answered on it, and what is typed stays.
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsent(),
  );
  const stop = router?.subscribe(({ blockers }) => {
    const blocker = blockers.get(KEY);
    if (blocker?.state !== "blocked") return;
    ask({ stay: () => blocker.reset?.(), leave: () => blocker.proceed?.() });
  });
  return () => {
    win.removeEventListener("beforeunload", onUnload);
    stop?.();
    router?.deleteBlocker(KEY);
  };
}
