import { Component, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Lets the focus be spoken first, and the region be known to the reader before it speaks. In ms. */
export const ANNOUNCE_DELAY_MS = 100;

/** Outlives the document's React tree, which the root's error screen replaces. */
let lastPlace: string | undefined;

/**
 * After a client navigation: focus on what the visitor came for, the title read out. A changed query
 * alone moves nothing. Belongs in the root layout.
 */
export function FocusAnnounce() {
  const ref = useRef<HTMLDivElement>(null);
  const { pathname, hash } = useLocation();

  useEffect(() => {
    const place = pathname + hash;
    const isArrival = lastPlace !== undefined && lastPlace !== place;
    lastPlace = place;
    if (!isArrival) return;
    focusArrival(document, hash);
    const timer = setTimeout(() => {
      if (ref.current) ref.current.textContent = document.title;
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, hash]);

  return (
    <>
      <FocusRelease pathname={pathname} />
      <div ref={ref} className="visually-hidden" role="status" aria-live="polite" />
    </>
  );
}

/**
 * Takes the focus out of a page that is about to be replaced, while its styles are still settled: a
 * browser that loses a focused element works out the styles of all of the half-changed page (5 to
 * 13 ms). A class, because only classes are told before React changes the document.
 */
class FocusRelease extends Component<{ pathname: string }> {
  override getSnapshotBeforeUpdate({ pathname }: { pathname: string }) {
    const focused = document.activeElement;
    const isLeaving = pathname !== this.props.pathname && focused?.closest("main");
    if (isLeaving && focused instanceof HTMLElement) focused.blur();
    return null;
  }
  // React asks for it beside the one above.
  override componentDidUpdate() {}
  override render() {
    return null;
  }
}

/**
 * Focuses the target of the hash, else the main heading, else the main part. Scrolls nothing: that is
 * the router's, which brings back the old position on back and forward.
 */
export function focusArrival(page: Document, hash: string): void {
  const target =
    page.getElementById(idIn(hash)) ??
    page.querySelector<HTMLElement>("main h1") ??
    page.getElementById("main");
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** An id with a bad escape is taken as it stands. */
function idIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
