import type { ReactNode } from "react";

/** A monitor: colour bars while there is no signal, a 4 on the line, and a plate with what to do. */
export function TestCard({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className={`an-card is-${state}`}>
      <svg viewBox="0 0 160 90" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path d="M-160 56.25H160M102.8 56.25 134 6V77.4" />
      </svg>
      <div className="an-plate">{children}</div>
    </div>
  );
}
