import { routerOf } from "../../../packages/router-inside/window.ts";

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
  const router = routerOf(win);
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
