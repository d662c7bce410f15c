import ChevronDown from "icon:lucide/chevron-down";
import type { ReactNode } from "react";

type ConfirmProps = {
  /** What it does, as the thing to press first. */
  label: string;
  /** What follows from it, in plain words. */
  consequence: string;
  /** Open from the start: its form came back with something to fix. */
  isOpen?: boolean;
  /** The form that does it. */
  children: ReactNode;
};

/** A step before something that can't be undone: opens to what follows from it and the button. */
export function Confirm({ label, consequence, isOpen = false, children }: ConfirmProps) {
  return (
    <details className="staff-confirm" open={isOpen}>
      <summary>
        {label}
        <ChevronDown />
      </summary>
      <div className="staff-confirm-body">
        <p>{consequence}</p>
        {children}
      </div>
    </details>
  );
}
