import type { Location } from "react-router";
import { routerOf, whenChunkFails } from "../../packages/router-inside/window.ts";
import { RELOAD_GUARD_MS, RELOAD_KEY } from "./reload-guard.ts";
import { saveReloadState } from "./reload-state.ts";
import { WAITING } from "./styles-ahead.ts";

type Address = Pick<Location, "pathname" | "search" | "hash">;

/**
 * Reloads the page when a script or style of the build fails to load, usually because a deploy took
 * it away (spec, section 8): at the address the visitor was going to, with what was typed kept.
 * To be installed before hydration. The result is for `<HydratedRouter onError>`.
 */
export function installChunkReload(win: Window = window) {
  /** Once refused, an error is thrown again on every later visit of its route. */
  const chunkErrors = new WeakSet<object>();
  let leavingTo: string | undefined;

  /** False when the path had its turn lately. */
  function reloadAt({ pathname, search, hash }: Address): boolean {
    // Offline there is nothing to load anew, and this page is all the visitor has.
    if (win.navigator?.onLine === false) return false;
    // Several chunks of one page fail together; the reload that is under way serves them all.
    if (!takeTurn(win, pathname)) return leavingTo === pathname;
    leavingTo = pathname;
    saveReloadState(win);
    const { location } = win;
    if (pathname + search === location.pathname + location.search) location.reload();
    else location.assign(location.origin + pathname + search + hash);
    return true;
  }

  const destination = () => routerOf(win)?.state.navigation.location;
  const onBrokenPage = () => void reloadAt(destination() ?? win.location);

  whenChunkFails(win, (error) => {
    chunkErrors.add(error as Error);
    // Without a navigation it was a page loaded ahead, which is no reason to take this one away.
    const to = destination();
    return to !== undefined && reloadAt(to);
  });
  win.addEventListener("vite:preloadError", onBrokenPage);
  win.addEventListener("error", ({ target }) => isOwnChunk(target, win) && onBrokenPage(), true);

  return (error: unknown, { location }: { location: Address }) => {
    if (chunkErrors.has(Object(error))) reloadAt(location);
    // What a screen stands for in the page's place, the window hears nothing of.
    else win.b4Visit?.push({ error });
  };
}

function takeTurn(win: Window, pathname: string): boolean {
  try {
    const last = win.sessionStorage.getItem(RELOAD_KEY + pathname);
    if (last && Math.abs(Date.now() - Number(last)) < RELOAD_GUARD_MS) return false;
    win.sessionStorage.setItem(RELOAD_KEY + pathname, String(Date.now()));
    return true;
  } catch {
    // Nowhere to write the turn down: a broken build would reload for ever.
    return false;
  }
}

/** Not what is loaded ahead, which the page can do without, nor what an extension puts into it. */
function isOwnChunk(target: EventTarget | null, { location }: Window): boolean {
  const { tagName, rel, media, href, src } = target as Partial<HTMLLinkElement & HTMLScriptElement>;
  const isSheet = tagName === "LINK" && rel === "stylesheet" && media !== WAITING;
  const url = tagName === "SCRIPT" ? src : isSheet && href;
  return !!url && url.startsWith(`${location.origin}/`);
}
