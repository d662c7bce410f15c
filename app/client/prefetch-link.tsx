import { type ComponentProps, useCallback } from "react";
import { useLocation } from "react-router";
import { followLink, PREVENT_SCROLL_RESET } from "./followed-links.ts";
import { loadAhead } from "./page-ahead.ts";
import { createPrefetchQueue, type PrefetchQueue } from "./prefetch.ts";
import { whenIdleAfterLoad } from "./when-idle.ts";

const queue = createPrefetchQueue({ load: loadAhead });
let observer: IntersectionObserver | undefined;

type PrefetchLinkProps = Omit<ComponentProps<"a">, "href" | "ref" | "target" | "download"> & {
  /** A page of this site: a path from its root, with query and hash. */
  to: string;
  /** Leaves the page scrolled as it is. */
  preventScrollReset?: boolean;
};

/**
 * A link to a page of this site, which is loaded ahead once the link is seen (spec, section 9) and
 * followed without a new document.
 */
export function PrefetchLink({ to, preventScrollReset, ...rest }: PrefetchLinkProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an anchor that leads elsewhere is another.
  const ref = useCallback((anchor: HTMLAnchorElement | null) => takeLink(anchor), [to]);
  const scroll = preventScrollReset ? { [PREVENT_SCROLL_RESET]: "" } : undefined;
  return <a {...rest} {...scroll} href={to} ref={ref} />;
}

/** The same, marked as current on its page and on those below it. */
export function PrefetchNavLink(props: PrefetchLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || pathname.startsWith(`${props.to}/`);
  return <PrefetchLink {...props} aria-current={isCurrent ? "page" : undefined} />;
}

function takeLink(anchor: HTMLAnchorElement | null) {
  if (!anchor) return;
  followLink(anchor);
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      const page = pageBehind(target as HTMLAnchorElement, location);
      if (page) queue.add(page);
    }
  });
  observer.observe(anchor);
}

type Place = Pick<URL, "origin" | "pathname" | "search">;

/** The page to load for a link: none for another site, none for the page that is open already. */
export function pageBehind(link: Place, here: Place): string | undefined {
  const page = link.pathname + link.search;
  if (link.origin === here.origin && page !== here.pathname + here.search) return page;
}

/** Lets the queue begin when the page is quiet, and again when the device is online again. */
export function startPrefetching({ start }: Pick<PrefetchQueue, "start"> = queue) {
  whenIdleAfterLoad(start);
  window.addEventListener("online", start);
  return () => window.removeEventListener("online", start);
}
