import type { ReactNode } from "react";

/** What is good to know, more quietly than what it is about. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className="max-w-[44rem] text-small text-text-2">{children}</p>;
}
