import type { ReactNode } from "react";

/** What a small button says, with its picture before its words. */
export function PicturedLabel({ children }: { children: ReactNode }) {
  return <span className="button-label gap-1.25 [&>svg]:size-2.25">{children}</span>;
}
