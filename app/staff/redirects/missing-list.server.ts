import { readSource } from "../../../packages/lib/redirects/address.ts";
import { plural } from "../../content/plural.ts";
import { missingPages } from "../../content/redirects/missing-pages.server.ts";
import { movedTo } from "../../content/redirects/redirect-lookup.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import type { SiteContext } from "../../context.ts";
import { LOCALE_CODES, type LocaleCode } from "../../i18n/locales.ts";
import { timeOfDay } from "../times.server.ts";

/** Most wanted addresses shown for each host; what is asked for less is mostly robots. */
const SHOWN_PER_HOST = 20;

/** For each host what was asked for in vain, without what leads somewhere by now. */
export function missingLists(site: SiteContext) {
  return Promise.all(LOCALE_CODES.map((host) => missingList(site, host)));
}

async function missingList(site: SiteContext, host: LocaleCode) {
  const { missing } = contentIn(site.locale).words("adminRedirects");
  const origin = site.origins[host];
  const leads = await Promise.all(
    (await missingPages({ locale: host, shared: site.shared })).map(async (page) => ({
      page,
      isMoved: (await movedTo(site, new URL(`${origin}${page.path}`))) !== undefined,
    })),
  );
  const pages = leads.filter(({ isMoved }) => !isMoved).map(({ page }) => page);
  const hidden = pages.length - SHOWN_PER_HOST;
  return {
    host,
    heading: missing.hosts[host],
    rows: pages.slice(0, SHOWN_PER_HOST).map(({ path, count, first, last }) => {
      const source = readSource(path, site.origins);
      return {
        path: source ?? path,
        count,
        first: timeOfDay(site.locale, new Date(first).toISOString()),
        last: timeOfDay(site.locale, new Date(last).toISOString()),
        to:
          source === undefined || site.hasPage(source)
            ? undefined
            : `/admin/redirects/new?${new URLSearchParams({ path: source })}`,
      };
    }),
    more: hidden > 0 ? plural(site.locale, hidden, missing.more) : undefined,
  };
}

export type MissingList = Awaited<ReturnType<typeof missingList>>;
