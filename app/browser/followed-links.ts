import type { NavigateFunction } from "react-router";

/** The links that are followed without a new document. */
const followed = new WeakSet<Element>();

/** On a link that leaves the page scrolled as it is; `<PrefetchLink preventScrollReset>` sets it. */
export const PREVENT_SCROLL_RESET = "data-stays";

/**
 * On whatever holds a link and the frame that becomes the first picture of the page behind it; "leaving"
 * once the link is followed (frame-to-hero.css).
 */
const FRAME = "data-frame";

export function followLink(link: HTMLAnchorElement): void {
  followed.add(link);
}

/**
 * Lets the router follow clicks on those links: one listener for all of them, where React Router's own
 * `<Link>` has a dozen hooks each, on every rendering (docs/performance.md). The rules are its own:
 * plain clicks alone, a page that is open already takes its own place in the history. `prepare` hears
 * of the page (path and query) before. Returns what ends it.
 */
export function startFollowingLinks(
  navigate: NavigateFunction,
  prepare: (page: string) => void,
): () => void {
  const onClick = (event: MouseEvent) => {
    const link = followedLinkAt(event);
    if (link?.origin !== location.origin || !isPlainClick(event)) return;
    event.preventDefault();
    prepare(link.pathname + link.search);
    const to = placeOf(link);
    const frame = link.closest(`[${FRAME}]`);
    frame?.setAttribute(FRAME, "leaving");
    void navigate(to, {
      replace: to === placeOf(location),
      preventScrollReset: link.hasAttribute(PREVENT_SCROLL_RESET),
      viewTransition: !!frame,
    });
  };
  // On the window: after React's handlers, which may prevent it.
  window.addEventListener("click", onClick);
  return () => window.removeEventListener("click", onClick);
}

/** The followed link that an event happened on or in. */
export function followedLinkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link && followed.has(link)) return link;
}

/** False for what opens a link elsewhere, downloads it, or was taken care of. */
function isPlainClick(event: MouseEvent): boolean {
  return !(
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.altKey ||
    event.ctrlKey ||
    event.shiftKey
  );
}

const placeOf = (place: Pick<URL, "pathname" | "search" | "hash">) =>
  place.pathname + place.search + place.hash;
