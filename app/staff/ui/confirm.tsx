import type { ReactNode } from "react";
import { Panel } from "./panel.tsx";

type ConfirmProps = {
  /** What it does, as the thing to press first. */
  label: string;
  /** What follows from it, in plain words. */
  consequence: string;
  /** Open from the start: its form came back with something to fix. */
  isOpen?: boolean;
  /** In a row with other steps. */
  isSmall?: boolean;
  /** The form that does it. */
  children: ReactNode;
};

/** A step before something that can't be undone: opens to what follows from it and the button. */
export function Confirm({ label, consequence, isOpen, isSmall, children }: ConfirmProps) {
  return (
    <Panel label={label} isOpen={isOpen} isSmall={isSmall}>
      <p>{consequence}</p>
      {children}
    </Panel>
  );
}

/** Steps of that kind, one under the other. */
export function Confirms({ children }: { children: ReactNode }) {
  return <div className="grid max-w-[36rem] gap-1.25">{children}</div>;
}
