import { type SyntheticEvent, useEffect, useRef } from "react";

/** Within this time two presses are one, as operating systems have it. In milliseconds. */
const DOUBLE_PRESS_MS = 500;
/** Whoever presses again after so long without an answer wants it sent again. In milliseconds. */
const PATIENCE_MS = 8_000;

/**
 * Has two presses of a form's button send it once: a hand trembles, and an answer takes its time. What
 * is sent all the same is known again (decision 12). An answer ends the wait.
 */
export function useOnePress(isSending: boolean, answer: unknown) {
  const pressed = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins anew
  useEffect(() => {
    pressed.current = undefined;
  }, [answer]);
  return (event: SyntheticEvent) => {
    const since = event.timeStamp - (pressed.current ?? Number.NEGATIVE_INFINITY);
    if (since < (isSending ? PATIENCE_MS : DOUBLE_PRESS_MS)) event.preventDefault();
    else pressed.current = event.timeStamp;
  };
}
