import { manifestOf } from "../../packages/router-inside/window.ts";
import { startBuildCheck } from "./build-check.ts";
import { installChunkReload } from "./chunk-reload.ts";
import { routerFetch } from "./page-ahead.ts";
import { afterPress, watchPresses } from "./press.ts";
import { saveReloadState } from "./reload-state.ts";

/**
 * What has to be in place before hydration, called once by entry.client: the watch over presses, reload
 * on missing chunks, the hourly look for a new build. Returns the props of `<HydratedRouter>`.
 */
export function setUpClient() {
  watchPresses();
  const onError = installChunkReload();
  const buildId = manifestOf(window)?.version;
  // In development every change is a new build, and Vite brings it itself.
  if (import.meta.env.PROD && buildId)
    startBuildCheck({ buildId, onNewBuild: () => afterPress(reloadKeepingState) });
  return { onError, unstable_fetch: routerFetch };
}

/**
 * Redirects among the new build's route rules are the server's to apply on the way. A page that
 * holds what no reload can bring back prevents the event; the next hour asks again.
 */
function reloadKeepingState() {
  if (!window.dispatchEvent(new Event("newbuild", { cancelable: true }))) return;
  saveReloadState();
  location.reload();
}
