import { useEffect, useRef } from "react";

/**
 * Runs after `value` has become another one, and not when the page comes alive: by then somebody may have
 * opened, ticked or typed something, which is not to be undone.
 */
export function useChange(value: unknown, run: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    run();
  });
}
