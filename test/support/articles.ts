/** The articles of the URL contract (spec, section 2). */
export const ARTICLES = [
  "brand-deal-pricing",
  "brand-partnerships",
  "tiktok-likes-guide",
  "tiktok-monetization",
  "creator-monetization",
  "tiktok-algorithm-2023",
  "growing-tiktok-following",
  "tiktok-growth-strategies",
  "youtube-monetization-guide",
  "future-creator-monetization",
  "creator-marketing-roi-metrics",
  "long-term-creator-relationships",
  "small-brands-creator-partnerships",
] as const;
