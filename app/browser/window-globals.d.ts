import type { LocaleCode } from "../i18n/locales.ts";

/** What the browser-side code expects on `window` beside the platform's own. */
declare global {
  interface Window {
    trustedTypes?: TrustedTypesFactory;
    /** In visits that are measured: what went wrong and was not told yet (visit-script.ts). */
    b4Visit?: { error?: unknown; reason?: unknown }[];
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
