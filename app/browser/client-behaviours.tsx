import restoreUrl from "chunk-url:browser/restore-state.ts";
import visitUrl from "chunk-url:browser/visit-reports.ts";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { dropOtherPagesStyles } from "./document-styles.ts";
import { noteFirstTouch } from "./first-touch.ts";
import { beginView, layOutLater } from "./first-view.ts";
import { FocusAnnounce } from "./focus-announce.tsx";
import { startFollowingLinks } from "./followed-links.ts";
import { LoadingBar } from "./loading-bar-view.tsx";
import { loadNow } from "./page-ahead.ts";
import { lookAgain, startPrefetching } from "./prefetch-link.tsx";
import { hasReloadState } from "./reload-state.ts";
import { whenIdle, whenIdleAfterLoad } from "./when-idle.ts";

/**
 * Behaviours that every page has, also one that failed. Mounted once, by the document (app/root.tsx):
 * a walk from one layout to another is to them what any other is.
 */
export function ClientBehaviours() {
  useEffect(() => {
    noteFirstTouch();
    // Idle: fields inside a boundary that hydrates later would not hear of their values.
    whenIdle(putBack);
    whenIdleAfterLoad(tellOfVisit);
    layOutLater();
    return startPrefetching();
  }, []);
  const navigate = useNavigate();
  // With the page's first commit: whoever sees it alive can click.
  useLayoutEffect(() => startFollowingLinks(navigate, loadNow), [navigate]);
  const { pathname, search, hash } = useLocation();
  const atTop = useNavigationType() !== "POP" && hash === "";
  const shown = useRef(pathname);
  // Before the new page is painted.
  useLayoutEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    dropOtherPagesStyles();
    beginView({ atTop });
  }, [pathname, atTop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own to look at.
  useEffect(lookAgain, [pathname, search]);
  return (
    <>
      <LoadingBar />
      <FocusAnnounce />
    </>
  );
}

/** One visit in four, and none of those who don't want it: visit-script.ts. */
function tellOfVisit(): void {
  // A visit that can't be told of is one less.
  if (window.b4Visit) import(/* @vite-ignore */ visitUrl).catch(() => {});
}

/** Few pages are reloaded under their visitor; the others go without what brings things back. */
function putBack(): void {
  if (!hasReloadState()) return;
  const put: Promise<typeof import("./restore-state.ts")> = import(/* @vite-ignore */ restoreUrl);
  // What can't be loaded puts nothing back; the page is whole without.
  put.then(({ restoreReloadState }) => restoreReloadState()).catch(() => {});
}
