import type { Location } from "react-router";

/** The part of React Router's manifest that says what a route is made of. */
export type RouteParts = {
  module: string;
  imports?: string[];
  css?: string[];
  hasLoader: boolean;
};
export type Manifest = {
  /** The running build's id. */
  version: string;
  routes: Readonly<Record<string, RouteParts | undefined>>;
};
/** Tells which routes make up a page. */
export type Matcher = { match(page: string): readonly { route: { id: string } }[] | null };

/** A step that waits for an answer. */
type Blocker = {
  state: "blocked" | "proceeding" | "unblocked";
  proceed?: (() => void) | undefined;
  reset?: (() => void) | undefined;
};
type Place = { pathname: string; search: string };

/** The hydrated router, as far as this site asks it. */
export type BrowserRouter = Matcher & {
  state: { location: Location; navigation: { location?: Location | undefined } };
  /** What `useBlocker` is made of: the hook itself would add 1 kB to every page. */
  getBlocker(
    key: string,
    isBlocked: (step: { currentLocation: Place; nextLocation: Place }) => boolean,
  ): Blocker;
  deleteBlocker(key: string): void;
  subscribe(listen: (state: { blockers: ReadonlyMap<string, Blocker> }) => void): () => void;
};

/** Answers true when the page is about to be replaced, false when the error has to be shown. */
type ChunkFailed = (error: unknown) => boolean;

declare global {
  interface Window {
    __reactRouterDataRouter?: BrowserRouter;
    __reactRouterManifest?: Manifest;
    /** Asked by React Router as guard-chunk-reload.ts has patched it. */
    __b4ChunkFailed?: ChunkFailed;
  }
}

/** Undefined until the page has come alive. */
export const routerOf = (win: Window): BrowserRouter | undefined => win.__reactRouterDataRouter;

/** Undefined until the router's scripts have come. */
export const manifestOf = (win: Window): Manifest | undefined => win.__reactRouterManifest;

/** Has `failed` decide what becomes of a page whose script can't be had. */
export function whenChunkFails(win: Window, failed: ChunkFailed): void {
  win.__b4ChunkFailed = failed;
}

/** Asks whoever decides about scripts that can't be had; false as long as nobody does. */
export const chunkFailed = (win: Window, error: unknown): boolean =>
  win.__b4ChunkFailed?.(error) ?? false;
