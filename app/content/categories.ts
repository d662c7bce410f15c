/** What an article is about, in the order of the guide. */
export const CATEGORIES = ["growth", "monetization", "video-platforms", "brands"] as const;
export type Category = (typeof CATEGORIES)[number];
