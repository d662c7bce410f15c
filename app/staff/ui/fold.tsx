import type { ReactNode } from "react";

/** What few want to see, behind a line that says what it is. */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="text-small">
      <summary className="inline-flex min-h-5.5 items-center font-620 underline underline-offset-[0.25em]">
        {label}
      </summary>
      {children}
    </details>
  );
}
