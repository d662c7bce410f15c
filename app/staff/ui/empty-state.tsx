import type { ReactNode } from "react";

/** A list without rows, or a day without tasks: says why, and offers the next step if there is one. */
export function EmptyState({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div
      className="grid max-w-[40rem] justify-items-start gap-1 border-s-4 border-line-ctl py-3.5 ps-2.75 text-text-2"
      data-empty
    >
      <p className="text-[1.25rem] font-640 tracking-[-0.02em] text-text">{title}</p>
      <p>{text}</p>
      {children && <div className="flex flex-wrap items-center gap-1.25">{children}</div>}
    </div>
  );
}
