import { startTransition, useEffect, useState } from "react";
import { Link, type LinkProps, NavLink, type NavLinkProps, PrefetchPageLinks } from "react-router";
import { createPrefetchQueue, type PrefetchQueue } from "./prefetch.ts";
import { whenIdleAfterLoad } from "./when-idle.ts";

const queue = createPrefetchQueue();
let observer: IntersectionObserver | undefined;

/** A `<Link>` whose page is loaded ahead once the link is seen (spec, section 9). */
export function PrefetchLink(props: LinkProps) {
  return <Link {...props} ref={prefetchWhenSeen} />;
}

/** The same for a `<NavLink>`, which marks itself as current. */
export function PrefetchNavLink(props: NavLinkProps) {
  return <NavLink {...props} ref={prefetchWhenSeen} />;
}

/** Loads the pages whose turn it is. Mounted once, in the root layout. */
export function PrefetchHost() {
  const [pages, setPages] = useState(queue.loading);
  useEffect(() => {
    // A transition, because nobody waits for it: a visitor's touch goes first.
    const follow = () => startTransition(() => setPages(queue.loading()));
    follow();
    return queue.subscribe(follow);
  }, []);
  useEffect(() => watchPrefetches(queue), []);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
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

/** Lets the queue begin when the page is quiet, and hear of what has arrived or failed. */
export function watchPrefetches({ start, settle }: Pick<PrefetchQueue, "start" | "settle">) {
  const hear = ({ target }: Event) => {
    const { rel, href } = target as HTMLLinkElement;
    if (rel === "prefetch") settle(new URL(href).pathname);
  };
  const events = ["load", "error"];
  // Neither event bubbles; both can be captured.
  for (const event of events) document.addEventListener(event, hear, true);
  whenIdleAfterLoad(start);
  window.addEventListener("online", start);
  return () => {
    window.removeEventListener("online", start);
    for (const event of events) document.removeEventListener(event, hear, true);
  };
}
