import type { ReactNode } from "react";
import { FollowedLink } from "../../browser/followed-link.tsx";

/** A cell that is its row's link, a line of a list, or a name that gives way last in a row of its own. */
const LAYOUTS = {
  cell: "inline-flex min-h-3.5 items-center font-650",
  line: "inline-flex min-h-3 items-center justify-self-start font-650",
  card: "line-clamp-2 leading-[1.3] font-650",
  name: "block truncate leading-3 slate:min-w-[min(100%,120px)] slate:leading-3.5",
} as const;

type RowLinkProps = {
  to: string;
  layout?: keyof typeof LAYOUTS;
  className?: string;
  lang?: string | undefined;
  title?: string;
  children: ReactNode;
};

/** What a row is about, and the way there; underlined wherever the row is pointed at. */
export function RowLink({ layout = "cell", className = "", children, ...link }: RowLinkProps) {
  return (
    <FollowedLink
      {...link}
      data-row-link
      className={`underline decoration-transparent underline-offset-[0.22em] hover:decoration-current [tr:hover_&]:decoration-current ${LAYOUTS[layout]} ${className}`}
    >
      {children}
    </FollowedLink>
  );
}
