import { useEffect, useRef } from "react";
import { useNavigation, useRouteError } from "react-router";
import { createLoadingBar, type LoadingBarState } from "./loading-bar.ts";

/** Outlives the document's React tree, which the root's error screen replaces. */
const bar = createLoadingBar();

/**
 * The bar at the top during navigation (spec, sections 2 and 4). Decoration: what it tells, the
 * announced title tells too. Belongs in the root layout, where it sees errors of the root boundary.
 */
export function LoadingBar() {
  const ref = useRef<HTMLDivElement>(null);
  const busy = useNavigation().state !== "idle";
  const failed = useRouteError() != null;

  useEffect(() => {
    if (busy) bar.start();
    else bar.finish(failed);
  }, [busy, failed]);

  useEffect(() => bar.subscribe((state) => ref.current && paint(ref.current, state)), []);

  return <div ref={ref} className="loading-bar" aria-hidden="true" />;
}

/** By script, because the policy refuses style attributes in the server's HTML. */
function paint({ style, classList }: HTMLElement, { progress, active, error }: LoadingBarState) {
  style.transform = `scaleX(${progress / 100})`;
  classList.toggle("is-active", active);
  classList.toggle("is-error", error);
}
