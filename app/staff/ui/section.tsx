import type { ReactNode } from "react";

type SectionProps = {
  /** Its heading's, by which the section is called. */
  id: string;
  title: string;
  /** Stands in another. */
  isInner?: boolean;
  /** How far apart its parts stand. */
  gap?: "near" | "wide";
  children: ReactNode;
};

/** A part of a page under a heading of its own. */
export function Section({ id, title, isInner = false, gap = "near", children }: SectionProps) {
  const Heading = isInner ? "h3" : "h2";
  return (
    <section
      className={`grid grid-cols-1 content-start ${gap === "wide" ? "gap-2.5" : "gap-2"}`}
      aria-labelledby={id}
    >
      <Heading id={id} className={isInner ? "font-650" : "title-2 max-slate:scroll-mt-10"}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
