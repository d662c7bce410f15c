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
    <div className="staff-empty">
      <p className="staff-empty-title">{title}</p>
      <p>{text}</p>
      {children && <div className="staff-actions">{children}</div>}
    </div>
  );
}
