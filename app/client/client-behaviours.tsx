import { useEffect } from "react";
import { noteFirstTouch } from "./first-touch.ts";
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
  return (
    <>
      <LoadingBar />
      <FocusAnnounce />
      <PrefetchHost />
    </>
  );
}
