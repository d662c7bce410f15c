import { FALLBACK_LOCALE, type LocaleCode } from "../i18n/locales.ts";
import { fetchJson } from "./fetch-retry.ts";
import type { LocaleChange } from "./window-globals.d.ts";

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
 * whole browser to the other domain. `href` is the full address of the page there. That page brings its
 * own words, so nobody waits for the messages.
 */
export function switchLocale(to: { locale: LocaleCode; href: string }): void {
  void prefetchMessages(to.locale);
  const detail: LocaleChange = {
    from: document.documentElement.lang,
    to: to.locale,
  };
  window.dispatchEvent(new CustomEvent("localechange", { detail }));
  location.assign(to.href);
}
