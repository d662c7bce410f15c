import type { ReactNode } from "react";
import "./forms.css";
import { layOutAnew } from "./lay-out-anew.ts";

type NoticeProps = {
  tone: "info" | "success" | "problem";
  heading?: string;
  children: ReactNode;
  /** Read out when it appears after something the visitor did. */
  live?: boolean;
};

/** A message that belongs to a form: what was done, what could not be, what is good to know. */
export function Notice({ tone, heading, children, live }: NoticeProps) {
  return (
    <div
      // As it appears, with what it moves.
      ref={live ? layOutAnew : undefined}
      className={`notice notice-${tone}`}
      role={live ? (tone === "problem" ? "alert" : "status") : undefined}
    >
      {heading && <p className="notice-heading">{heading}</p>}
      <div className="notice-text">{children}</div>
    </div>
  );
}
