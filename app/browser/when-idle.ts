/** Upper bound on waiting for a quiet moment, so that a busy page still gets its turn, in ms. */
export const IDLE_TIMEOUT_MS = 2_000;

/**
 * Runs once the browser has nothing better to do; Safari has no idle callback and gets a timer. What
 * moves from one page to the next moves to its end first (frame-to-hero.css): between its frames a
 * browser is idle, too.
 */
export function whenIdle(run: () => void): void {
  const again = () => whenIdle(run);
  const { activeViewTransition: moving } = document;
  if (moving) moving.finished.then(again, again);
  else if (typeof requestIdleCallback === "function") {
    requestIdleCallback(() => run(), { timeout: IDLE_TIMEOUT_MS });
  } else {
    setTimeout(run, 1);
  }
}

/** Runs at an idle moment after the page's `load` event, so that it cannot delay the first view. */
export function whenIdleAfterLoad(run: () => void): void {
  if (document.readyState === "complete") whenIdle(run);
  else window.addEventListener("load", () => whenIdle(run), { once: true });
}
