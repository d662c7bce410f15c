import { FALLBACK_LOCALE, type LocaleCode } from "../i18n/locales.ts";
import { fetchJson } from "./fetch-retry.ts";
import type { LocaleChange } from "./window-globals.d.ts";

/** The other domain brings its own words, so a slow answer must not hold the visitor. In ms. */
export const MAX_SWITCH_WAIT_MS = 400;

export type Messages = Record<string, unknown>;

const loads = new Map<LocaleCode, Promise<Messages>>();

/** A language's messages, asked for once; a failure is logged and yields none (spec, section 8). */
export function loadMessages(locale: LocaleCode): Promise<Messages> {
  let load = loads.get(locale);
  if (!load) {
    load = (fetchJson(`/messages/${locale}.json`) as Promise<Messages>).catch((error) => {
      loads.delete(locale);
      console.error("Failed locale loading", locale, error);
      return {};
    });
    loads.set(locale, load);
  }
  return load;
}

/** For the moment the language menu opens: the messages of the language and of the fallback. */
export async function prefetchMessages(locale: LocaleCode): Promise<void> {
  await Promise.all([loadMessages(locale), loadMessages(FALLBACK_LOCALE)]);
}

/**
 * Switches the language (spec, section 4): messages, the `localechange` event on window, then the
 * whole browser to the other domain. `href` is the full address of the page there.
 */
export async function switchLocale(to: { locale: LocaleCode; href: string }): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, MAX_SWITCH_WAIT_MS));
  await Promise.race([prefetchMessages(to.locale), waited]);
  const detail: LocaleChange = {
    from: document.documentElement.lang,
    to: to.locale,
  };
  window.dispatchEvent(new CustomEvent("localechange", { detail }));
  location.assign(to.href);
}
