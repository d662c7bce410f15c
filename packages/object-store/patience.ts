/** How long a store is waited for. Times in milliseconds. */
export type Patience = {
  /** A connection on which nothing moves for so long has hung. */
  idleMs: number;
  /** How often something is tried, and the pause before it is tried again, longer each time. */
  attempts: number;
  pauseMs: number;
};

/** Nobody waits for an archive. */
export const FOR_ARCHIVES: Patience = { idleMs: 60_000, attempts: 3, pauseMs: 1_000 };
/** Somebody waits for the answer, or a lead does. */
export const FOR_ANSWERS: Patience = { idleMs: 10_000, attempts: 2, pauseMs: 300 };
