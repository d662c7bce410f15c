import { type ComponentProps, useCallback } from "react";
import { useLocation } from "react-router";
import { followedLinkAt, followLink, PREVENT_SCROLL_RESET } from "./followed-links.ts";
import { isOutOfDate, loadAhead } from "./page-ahead.ts";
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
      if (!page || !queue.add(page)) putOff.add(target);
    }
  });
  observer.observe(anchor);
}

/** Links that were seen while their page was open already, or while nothing was to be loaded. */
const putOff = new Set<Element>();

/** To be called once another page is open: links that stay may lead elsewhere now. */
export function lookAgain() {
  const links = [...putOff];
  putOff.clear();
  for (const link of links) if (link.isConnected) observer?.observe(link);
}

type Place = Pick<URL, "origin" | "pathname" | "search">;

/** The page to load for a link: none for another site, none for the page that is open already. */
export function pageBehind(link: Place, here: Place): string | undefined {
  const page = link.pathname + link.search;
  if (link.origin === here.origin && page !== here.pathname + here.search) return page;
}

/**
 * Lets the queue begin when the page is quiet, and again when the device is online again. Returns
 * what ends it.
 */
export function startPrefetching({ start }: Pick<PrefetchQueue, "start"> = queue) {
  whenIdleAfterLoad(start);
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener("online", start, { signal });
  for (const sign of SIGNS_OF_INTEREST) window.addEventListener(sign, renew, { signal });
  return () => ending.abort();
}

/** A pointer or finger on a link, or the keyboard's focus, comes a moment before the click. */
const SIGNS_OF_INTEREST = ["pointerover", "focusin"] as const;

let near: HTMLAnchorElement | undefined;

/** Loads the page of a link again when what was loaded ahead is too old by now; once each time. */
function renew(event: Event) {
  const link = followedLinkAt(event);
  if (link === near) return;
  near = link;
  const page = link && pageBehind(link, location);
  if (page && isOutOfDate(page)) queue.again(page);
}
