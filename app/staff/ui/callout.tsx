import type { ReactNode } from "react";

const LAYOUTS = {
  lines: "grid gap-1 py-2",
  steps: "grid gap-1.5 py-2 text-small",
  row: "flex flex-wrap items-center justify-between gap-x-3 gap-y-1.25 py-1.5 text-small",
} as const;

type CalloutProps = {
  layout?: keyof typeof LAYOUTS;
  /** Nothing more is to be done about it. */
  isSettled?: boolean;
  /** By which it is called, where it is a part of the page. */
  label?: string;
  children: ReactNode;
};

/** What has to be seen before everything else on a page. */
export function Callout({ layout = "lines", isSettled = false, label, children }: CalloutProps) {
  const className = `border-s-4 bg-stage px-2.25 ${LAYOUTS[layout]} ${isSettled ? "border-ok" : "border-signal"}`;
  if (!label) return <div className={className}>{children}</div>;
  return (
    <section className={className} aria-label={label}>
      {children}
    </section>
  );
}
