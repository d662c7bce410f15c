/**
 * The day on which each page's words last changed, with a fingerprint of those words. Kept by
 * scripts/date-pages.ts; don't edit by hand.
 */
export const PAGE_DATES = {
  "/": {
    en: { updated: "2026-11-22", words: "729fa8a6" },
    el: { updated: "2026-11-22", words: "df468a84" },
  },
  "/team": {
    en: { updated: "2026-11-21", words: "37178f82" },
    el: { updated: "2026-11-21", words: "321a8bbf" },
  },
  "/about": {
    en: { updated: "2026-11-21", words: "66ca1b07" },
    el: { updated: "2026-11-22", words: "edebdb9b" },
  },
  "/terms": {
    en: { updated: "2026-11-22", words: "1f7bb3db" },
    el: { updated: "2026-11-22", words: "3148af72" },
  },
  "/privacy": {
    en: { updated: "2026-11-23", words: "3d13a2a1" },
    el: { updated: "2026-11-23", words: "2b1b1af8" },
  },
  "/contact": {
    en: { updated: "2026-11-22", words: "1f1985c4" },
    el: { updated: "2026-11-22", words: "d3ed4223" },
  },
  "/blog": {
    en: { updated: "2026-11-22", words: "2a4f63b4" },
    el: { updated: "2026-11-22", words: "9fb55035" },
  },
  "/admin": {
    en: { updated: "2026-11-21", words: "e156f59e" },
    el: { updated: "2026-11-21", words: "af7ff087" },
  },
  "/tiktok-analytics": {
    en: { updated: "2026-11-22", words: "3315c3e2" },
    el: { updated: "2026-11-22", words: "94213162" },
  },
  "/test-og-differences": {
    en: { updated: "2026-11-21", words: "74946fe7" },
    el: { updated: "2026-11-22", words: "33a68a14" },
  },
  "/brands": {
    en: { updated: "2026-11-22", words: "3f731bb6" },
    el: { updated: "2026-11-22", words: "76f2a8b0" },
  },
  "/brands/join": {
    en: { updated: "2026-11-22", words: "02d6d2a0" },
    el: { updated: "2026-11-22", words: "0fa52821" },
  },
  "/brands/playbook": {
    en: { updated: "2026-11-21", words: "19edf669" },
    el: { updated: "2026-11-21", words: "bc5497ae" },
  },
  "/brands/campaigns": {
    en: { updated: "2026-11-22", words: "41ae0dd7" },
    el: { updated: "2026-11-22", words: "aa24958b" },
  },
  "/brands/resources": {
    en: { updated: "2026-11-22", words: "8c70fd8e" },
    el: { updated: "2026-11-22", words: "efd193ea" },
  },
  "/brands/partnerships": {
    en: { updated: "2026-11-22", words: "fd8df7c9" },
    el: { updated: "2026-11-22", words: "6e5f9b81" },
  },
  "/creators": {
    en: { updated: "2026-11-22", words: "b1ad0aeb" },
    el: { updated: "2026-11-22", words: "a5009c3b" },
  },
  "/creators/join": {
    en: { updated: "2026-11-21", words: "5e5ad386" },
    el: { updated: "2026-11-22", words: "cf7346b3" },
  },
  "/careers": {
    en: { updated: "2026-11-22", words: "20f372cb" },
    el: { updated: "2026-11-22", words: "1d4fcf3e" },
  },
  "/careers/apply": {
    en: { updated: "2026-11-22", words: "fe1b9dfb" },
    el: { updated: "2026-11-22", words: "9b0a175e" },
  },
  "/apply-redirect": {
    en: { updated: "2026-11-21", words: "cd39a175" },
    el: { updated: "2026-11-21", words: "2bd0424a" },
  },
  "/services": {
    en: { updated: "2026-11-22", words: "c442f4e9" },
    el: { updated: "2026-11-21", words: "ad8c0459" },
  },
  "/services/production": {
    en: { updated: "2026-11-22", words: "5bf7174b" },
    el: { updated: "2026-11-22", words: "76f88e8f" },
  },
  "/services/tiktok-live": {
    en: { updated: "2026-11-22", words: "fdc488e3" },
    el: { updated: "2026-11-22", words: "7a98330e" },
  },
  "/services/creator-events": {
    en: { updated: "2026-11-22", words: "e93b659c" },
    el: { updated: "2026-11-22", words: "e5d440ad" },
  },
  "/services/content-strategy": {
    en: { updated: "2026-11-22", words: "00935792" },
    el: { updated: "2026-11-22", words: "603d5a99" },
  },
  "/services/talent-management": {
    en: { updated: "2026-11-22", words: "5d106744" },
    el: { updated: "2026-11-22", words: "f3925c5c" },
  },
  "/services/brand-partnerships": {
    en: { updated: "2026-11-22", words: "3643275d" },
    el: { updated: "2026-11-22", words: "2c34b648" },
  },
  "/case-studies": {
    en: { updated: "2026-11-21", words: "1cc6dab3" },
    el: { updated: "2026-11-21", words: "cd0d2aaa" },
  },
  "/case-studies/urban-fit": {
    en: { updated: "2026-11-22", words: "7ef53e9d" },
    el: { updated: "2026-11-22", words: "720ed201" },
  },
  "/case-studies/fresh-food": {
    en: { updated: "2026-11-22", words: "ec002f0e" },
    el: { updated: "2026-11-22", words: "451f4250" },
  },
  "/case-studies/glow-beauty": {
    en: { updated: "2026-11-21", words: "732f3b35" },
    el: { updated: "2026-11-22", words: "9b3de6c1" },
  },
  "/case-studies/nextgen-gaming": {
    en: { updated: "2026-11-22", words: "31d2c10a" },
    el: { updated: "2026-11-22", words: "11f6949b" },
  },
} as const;
