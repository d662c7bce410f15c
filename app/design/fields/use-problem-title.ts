import { useEffect } from "react";
import type { FormState } from "./form-state.ts";

/**
 * Puts "Error: " before the document's title while a form shows what is wrong. The server does the
 * same for a form sent without script (`formProblemContext`).
 */
export function useProblemTitle(prefix: string, state: FormState | undefined): void {
  useEffect(() => {
    if (!state) return;
    const start = `${prefix}: `;
    const plain = document.title.replace(start, "");
    document.title = start + plain;
    return () => {
      // Unless another page has come, whose title is its own.
      if (document.title === start + plain) document.title = plain;
    };
  }, [prefix, state]);
}
