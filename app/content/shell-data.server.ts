import type { SiteContext } from "../context.ts";
import { catalogue } from "../i18n/catalogue.server.ts";
import { documentHead } from "./document-head.server.ts";
import { imprintOf } from "./imprint.server.ts";
import { waysOn } from "./ways-on.server.ts";
import { zoneOffsets } from "./zone-offsets.server.ts";

/** What every page has around it: facts about the site, words of the shell, the document's head. */
export async function shellData(site: SiteContext, path: string) {
  const shell = await catalogue.namespace(site.locale, "shell");
  return {
    site: {
      locale: site.locale,
      origins: site.origins,
      name: site.siteName,
      contactEmail: site.contactEmail,
      contactPhone: site.contactPhone,
      buildId: site.buildId,
      imprint: imprintOf(site, shell.footer),
      zones: zoneOffsets(),
    },
    shell,
    ways: waysOn(shell.nav),
    errors: await catalogue.namespace(site.locale, "errors"),
    document: await documentHead(site, path),
  };
}

export type ShellData = Awaited<ReturnType<typeof shellData>>;
