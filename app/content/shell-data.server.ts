import type { SiteContext } from "../context.ts";
import type { Content } from "./content.server.ts";
import { documentHead } from "./document-head.server.ts";
import { imprintOf } from "./imprint.server.ts";
import { waysOn } from "./ways-on.server.ts";
import { zoneOffsets } from "./zone-offsets.server.ts";

/** What every page has around it: facts about the site, words of the shell, the document's head. */
export function shellData(site: SiteContext, content: Content, path: string) {
  const words = content.words("shell");
  // What is said elsewhere, or by the imprint: each word that goes along is in every page once more.
  const { generic: _, switching: __, ...shell } = words;
  const { copyright: ___, vat: ____, legalLabel: _____, ...footer } = shell.footer;
  return {
    site: {
      locale: site.locale,
      origins: site.origins,
      name: site.siteName,
      contactEmail: site.contactEmail,
      contactPhone: site.contactPhone,
      buildId: site.buildId,
      imprint: imprintOf(site, words.footer),
      zones: zoneOffsets(),
    },
    shell: { ...shell, footer },
    ways: waysOn(shell.nav),
    errors: content.words("errors"),
    document: documentHead(site, content, path),
  };
}

export type ShellData = ReturnType<typeof shellData>;
