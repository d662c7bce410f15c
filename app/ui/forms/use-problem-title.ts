import { useEffect } from "react";
import type { FormState } from "./form-state.ts";

/**
 * Puts "Error: " before the document's title while a form shows what is wrong. The server does the
 * same for a form sent without script (`formProblemContext`).
 */
export function useProblemTitle(prefix: string, state: FormState | undefined): void {
  useEffect(() => {
    if (!state) return;
    const before = document.title;
    const start = `${prefix}: `;
    if (!before.startsWith(start)) document.title = start + before;
    return () => {
      document.title = before;
    };
  }, [prefix, state]);
}
