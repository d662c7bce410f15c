import { LOCALE_CODES } from "../../app/i18n/locales.ts";
import type { Env } from "../../env.ts";
import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";
import { Announcer } from "./announcer.ts";
import { Ledger } from "./ledger.ts";
import { changedPages, everyPage } from "./listed-versions.ts";
import { isPublicHost } from "./public-host.ts";

/** Announces both sites, or one; undefined without a key, in development, and where neither is public. */
export function siteAnnouncer(env: Env, shared: SharedState): Announcer | undefined {
  const { indexNow, mode, siteUrls, dataDir } = env;
  if (!indexNow.key || mode !== "production") return undefined;
  const locales = LOCALE_CODES.filter((code) => isPublicHost(siteUrls[code]));
  if (locales.length === 0) return undefined;
  const origins = { en: siteUrls.en.origin, el: siteUrls.el.origin };
  return new Announcer({
    ...{ receiver: indexNow.receiver, key: indexNow.key, shared },
    origins: locales.map((code) => origins[code]),
    ledger: new Ledger(dataDir),
    everyPage: () => everyPage(origins, locales),
    changedPages: (changed) => changedPages(origins, locales, changed),
  });
}
