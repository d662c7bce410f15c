import { Link, type LinkProps, NavLink, type NavLinkProps } from "react-router";
import { loadAhead } from "./page-ahead.ts";
import { createPrefetchQueue, type PrefetchQueue } from "./prefetch.ts";
import { whenIdleAfterLoad } from "./when-idle.ts";

const queue = createPrefetchQueue({ load: loadAhead });
let observer: IntersectionObserver | undefined;

/** A `<Link>` whose page is loaded ahead once the link is seen (spec, section 9). */
export function PrefetchLink(props: LinkProps) {
  return <Link {...props} ref={prefetchWhenSeen} />;
}

/** The same for a `<NavLink>`, which marks itself as current. */
export function PrefetchNavLink(props: NavLinkProps) {
  return <NavLink {...props} ref={prefetchWhenSeen} />;
}

/** A ref: called again on later renders, which is harmless as the queue takes each page once. */
function prefetchWhenSeen(anchor: HTMLAnchorElement | null) {
  if (!anchor) return;
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
