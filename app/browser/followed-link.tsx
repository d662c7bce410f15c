import type { ComponentProps } from "react";
import { followLink, PREVENT_SCROLL_RESET } from "./followed-links.ts";

export type FollowedLinkProps = Omit<
  ComponentProps<"a">,
  "href" | "ref" | "target" | "download"
> & {
  /** A page of this site: a path from its root, with query and hash, or another query of the page that is open. */
  to: string;
  /** Leaves the page scrolled as it is. */
  preventScrollReset?: boolean | undefined;
};

/**
 * A link that is followed without a new document, once it is pressed: nothing behind it is loaded ahead, as
 * PrefetchLink does.
 */
export function FollowedLink({ to, preventScrollReset, ...rest }: FollowedLinkProps) {
  const scroll = preventScrollReset ? { [PREVENT_SCROLL_RESET]: "" } : undefined;
  return <a {...rest} {...scroll} href={to} ref={follow} />;
}

function follow(anchor: HTMLAnchorElement | null): void {
  if (anchor) followLink(anchor);
}
