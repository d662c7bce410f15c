import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { dropOtherPagesStyles } from "./document-styles.ts";
import { noteFirstTouch } from "./first-touch.ts";
import { layOutLater } from "./first-view.ts";
import { FocusAnnounce } from "./focus-announce.tsx";
import { LoadingBar } from "./loading-bar-view.tsx";
import { PrefetchHost } from "./prefetch-link.tsx";
import { restoreReloadState } from "./reload-state.ts";
import { whenIdle } from "./when-idle.ts";

/** The shell's behaviours that every page has. Mounted once, in the root layout's body. */
export function ClientBehaviours() {
  // Idle: fields inside a boundary that hydrates later would not hear of their values.
  useEffect(() => whenIdle(restoreReloadState), []);
  useEffect(() => noteFirstTouch(), []);
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const endFirstView = useRef(() => {});
  useEffect(() => {
    endFirstView.current = layOutLater();
  }, []);
  useEffect(() => {
    if (pathname === opened.current) return;
    dropOtherPagesStyles();
    endFirstView.current();
  }, [pathname]);
  return (
    <>
      <LoadingBar />
      <FocusAnnounce />
      <PrefetchHost />
    </>
  );
}
