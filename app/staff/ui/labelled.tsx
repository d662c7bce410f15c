import type { ReactNode } from "react";

type LabelledProps = { label: string; className?: string; children: ReactNode };

/** A plain control with its name above it. */
export function Labelled({ label, className = "", children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className={`grid min-w-0 grid-cols-1 gap-0.5 ${className}`}>
      <span className="text-note text-text-2">{label}</span>
      {children}
    </label>
  );
}
