import { data, isRouteErrorResponse } from "react-router";

/** What stands in the way when the answer to a form did not come. */
export type Unreached = "offline" | "unavailable";

/** Answers that a page of their own speaks for: who may not come in, what is not there. */
const SPOKEN_FOR: ReadonlySet<number> = new Set([401, 403, 404]);

let unreached: Unreached | undefined;
const listeners = new Set<() => void>();

/** Whether the last form that was sent got its answer; for useSyncExternalStore. */
export const sending = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  unreached: () => unreached,
};

export function tell(now: Unreached | undefined): void {
  unreached = now;
  for (const listener of listeners) listener();
}

/**
 * Sends a form of the account and staff pages by script. When its answer does not come, the page stays
 * with what was typed and says so (unreached-notice.tsx), instead of giving way to an error screen.
 */
export async function keepTyped<T>(serverAction: () => Promise<T>) {
  tell(undefined);
  try {
    return await serverAction();
  } catch (error) {
    const isSpokenFor = isRouteErrorResponse(error) && SPOKEN_FOR.has(error.status);
    if (error instanceof Response || isSpokenFor) throw error;
    tell(error instanceof TypeError ? "offline" : "unavailable");
    // With an error's status the page's data is not asked for again, which would fail as well.
    return data(undefined, { status: 503 });
  }
}
