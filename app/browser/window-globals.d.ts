import type { Location } from "react-router";
import type { LocaleCode } from "../i18n/locales.ts";
import type { Manifest, Matcher } from "./page-ahead.ts";

/** What the browser-side code expects on `window` beside the platform's own. */
declare global {
  interface Window {
    /**
     * Called by React Router, patched by vite/guard-chunk-reload.ts, when a route's module failed to
     * load. True when the page is about to be replaced; false when the error has to be shown.
     */
    __b4ChunkFailed?: (error: unknown) => boolean;
    /** React Router's own: the hydrated router. */
    __reactRouterDataRouter?: Matcher & {
      state: {
        location: Location;
        navigation: { location?: Location | undefined };
      };
    };
    /** React Router's own: the modules of routes that have been loaded, by id. */
    /** React Router's own: the client manifest; `version` is the running build's id. */
    __reactRouterManifest?: Manifest;
    trustedTypes?: TrustedTypesFactory;
  }

  interface WindowEventMap {
    localechange: CustomEvent<LocaleChange>;
    /** Before the reload for a new build; preventing it puts the reload off. */
    newbuild: Event;
  }
}

/** Detail of the `localechange` event (spec, section 4). */
export type LocaleChange = { from: string; to: LocaleCode };

/** The part of the Trusted Types API in use; TypeScript's DOM library has none of it. */
export type TrustedTypesFactory = {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): TrustedHTML };
};
