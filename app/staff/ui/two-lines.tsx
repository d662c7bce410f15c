import type { ReactNode } from "react";

/** What a cell says, and a second line more quietly under it. */
export function TwoLines({ below, children }: { below?: ReactNode; children: ReactNode }) {
  return (
    <span className="grid justify-items-start leading-[1.35]">
      {children}
      {below && <span className="text-note text-text-2">{below}</span>}
    </span>
  );
}
