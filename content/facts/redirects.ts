/**
 * Addresses that have moved or that people guess, and where they lead: paths of this site, on the
 * host that was asked. Looked up only where no page answers. An address that has a page, a chain or
 * a loop stops the site at its start (app/content/redirects/redirects.server.ts).
 */
export const REDIRECTS: readonly Redirect[] = [
  { from: "/insights", to: "/blog" },
  { from: "/news", to: "/blog" },
  { from: "/work", to: "/case-studies" },
  { from: "/portfolio", to: "/case-studies" },
  { from: "/jobs", to: "/careers" },
  { from: "/apply", to: "/creators/join" },
  { from: "/join", to: "/creators/join" },
  { from: "/creators/apply", to: "/creators/join" },
  { from: "/analytics", to: "/tiktok-analytics" },
  { from: "/privacy-policy", to: "/privacy" },
  { from: "/terms-of-use", to: "/terms" },
  { from: "/feed", to: "/feed.xml" },
  { from: "/rss", to: "/feed.xml" },
  { from: "/rss.xml", to: "/feed.xml" },
  { from: "/atom.xml", to: "/feed.xml" },
];

export type Redirect = {
  from: string;
  to: string;
  /** May be taken back: answered 302 and not 301. */
  isTemporary?: boolean;
};
