import englishUrl from "chunk-url:site/hour/english.ts";
import greekUrl from "chunk-url:site/hour/greek.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import type { Moment } from "./moment.ts";

export type MomentAt = (minute: number) => Moment;

/** All minutes of the hour in one language. Rejects when they can't be loaded. */
export async function loadHour(locale: LocaleCode, iso: string): Promise<MomentAt> {
  const { momentAt } = await import(/* @vite-ignore */ locale === "el" ? greekUrl : englishUrl);
  return momentAt(iso);
}
