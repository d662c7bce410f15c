import type { ReactNode } from "react";

type ScrollBoxProps = { label: string; className?: string | undefined; children: ReactNode };

/** A box that scrolls when its table is too long or too wide, also by keyboard. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it no key could scroll the box.
    <section className={className ?? "an-figures-scroll"} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
