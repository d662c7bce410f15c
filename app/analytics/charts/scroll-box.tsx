import type { ReactNode } from "react";

/** A box that scrolls when its table is too long or too wide, also by keyboard. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it no key could scroll the box.
    <section className="an-figures-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
