import type { ReactNode } from "react";

/** As many abreast as their own room has place for: each at least so wide, or all of it. */
const KINDS = {
  fields: "grid-cols-[repeat(auto-fit,minmax(min(100%,180px),1fr))] gap-2.5",
  texts: "grid-cols-[repeat(auto-fit,minmax(min(100%,380px),1fr))] gap-x-5 gap-y-2.5",
  sections: "grid-cols-[repeat(auto-fit,minmax(min(100%,380px),1fr))] gap-x-5 gap-y-5.5",
} as const;

type AbreastProps = {
  /** Short fields; parts of a form, or of a page, that are one thing in two languages. */
  of: keyof typeof KINDS;
  children: ReactNode;
};

/** Side by side where there is room, under each other elsewhere. */
export function Abreast({ of, children }: AbreastProps) {
  return <div className={`grid min-w-0 items-start ${KINDS[of]}`}>{children}</div>;
}
