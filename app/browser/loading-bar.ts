/** Times of spec sections 4 and 9, in ms. */
export const THROTTLE_MS = 200;
export const DURATION_MS = 2_000;
export const HIDE_DELAY_MS = 500;
export const RESET_DELAY_MS = 400;

/** `progress` runs from 0 to 100. */
export type LoadingBarState = {
  progress: number;
  active: boolean;
  error: boolean;
};
export type LoadingBar = ReturnType<typeof createLoadingBar>;

const RESTING: LoadingBarState = { progress: 0, active: false, error: false };

type LoadingBarClock = {
  /** Milliseconds since any fixed moment. */
  now?: () => number;
  /** Runs before the next paint. */
  frame?: (run: () => void) => void;
};

/**
 * The loading bar without its looks: shown once a navigation has taken THROTTLE_MS, creeping towards
 * 100 without reaching it, full on finish, hidden HIDE_DELAY_MS later, empty RESET_DELAY_MS after that.
 */
export function createLoadingBar({
  now = () => performance.now(),
  frame = (run) => requestAnimationFrame(run),
}: LoadingBarClock = {}) {
  const listeners = new Set<(state: LoadingBarState) => void>();
  let state = RESTING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;

  function set(change: Partial<LoadingBarState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  }

  function later(delayMs: number, run: () => void) {
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
  }

  function creep() {
    const from = now();
    const shown = timer;
    const step = () => {
      // Finishing or starting again sets another timer, which ends this run.
      if (timer !== shown) return;
      set({ progress: estimate(now() - from) });
      frame(step);
    };
    set({ active: true });
    step();
  }

  return {
    /** Calls at once with the present state, then on every change; gives back the way to stop. */
    subscribe(listener: (state: LoadingBarState) => void) {
      listeners.add(listener);
      listener(state);
      return () => void listeners.delete(listener);
    },
    start() {
      running = true;
      set(RESTING);
      later(THROTTLE_MS, creep);
    },
    /** Without effect unless started. */
    finish(error = false) {
      if (!running) return;
      running = false;
      set({ progress: 100, error });
      later(HIDE_DELAY_MS, () => {
        set({ active: false });
        later(RESET_DELAY_MS, () => set(RESTING));
      });
    },
  };
}

/** 70 % at DURATION_MS, 90 % at 6 s, never all of it. */
function estimate(elapsedMs: number): number {
  return (200 / Math.PI) * Math.atan((2 * elapsedMs) / DURATION_MS);
}
