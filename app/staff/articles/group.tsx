import type { ReactNode } from "react";

/** Fields of an article that belong together, under a line and a name. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2.5">
      <legend className="mb-2 w-full border-t-2 border-text pt-2 title-2">{title}</legend>
      {children}
    </fieldset>
  );
}
