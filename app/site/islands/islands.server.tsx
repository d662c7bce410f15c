import type { ReactElement } from "react";
import { pageWords, siteWords } from "../../content/page-words.server.ts";
import type { SiteContext } from "../../context.ts";
import { LiveTeaser, type LiveTeaserProps } from "./live-teaser.tsx";

/** Parts that change more often than the page they stand on, by the name in their address. */
export const islands: Readonly<Record<string, (site: SiteContext) => Promise<ReactElement>>> = {
  "live-teaser": async (site) => <LiveTeaser {...liveTeaserProps(site, new Date())} isLive />,
};

export function liveTeaserProps(site: SiteContext, now: Date): LiveTeaserProps {
  const { offices } = siteWords(site.locale, "shell");
  return { now, offices, words: pageWords(site.locale, "home").peaks };
}
