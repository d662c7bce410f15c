import type { ReactElement } from "react";
import { pageWords } from "../../content/page-words.server.ts";
import type { SiteContext } from "../../context.ts";
import { catalogue } from "../../i18n/catalogue.server.ts";
import { LiveTeaser, type LiveTeaserProps } from "./live-teaser.tsx";

/** Parts that change more often than the page they stand on, by the name in their address. */
export const islands: Readonly<Record<string, (site: SiteContext) => Promise<ReactElement>>> = {
  "live-teaser": async (site) => (
    <LiveTeaser {...(await liveTeaserProps(site, new Date()))} isLive />
  ),
};

export async function liveTeaserProps(site: SiteContext, now: Date): Promise<LiveTeaserProps> {
  const { offices } = await catalogue.namespace(site.locale, "shell");
  return { now, offices, words: pageWords(site.locale, "home").peaks };
}
