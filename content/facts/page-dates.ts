/**
 * The day on which each page's words last changed, with a fingerprint of those words. Kept by
 * scripts/date-pages.ts; don't edit by hand.
 */
export const PAGE_DATES = {
  "/": {
    en: { updated: "2026-11-23", words: "eed9d055" },
    el: { updated: "2026-11-23", words: "31bccb53" },
  },
  "/team": {
    en: { updated: "2026-11-23", words: "710dd6f0" },
    el: { updated: "2026-11-23", words: "6bf20992" },
  },
  "/about": {
    en: { updated: "2026-11-23", words: "fa1301cf" },
    el: { updated: "2026-11-23", words: "f1770afd" },
  },
  "/terms": {
    en: { updated: "2026-11-23", words: "c10dfa00" },
    el: { updated: "2026-11-23", words: "e574aabf" },
  },
  "/privacy": {
    en: { updated: "2026-11-23", words: "3d13a2a1" },
    el: { updated: "2026-11-23", words: "2b1b1af8" },
  },
  "/contact": {
    en: { updated: "2026-11-23", words: "90787a33" },
    el: { updated: "2026-11-23", words: "03f4ff26" },
  },
  "/blog": {
    en: { updated: "2026-11-23", words: "39f195ec" },
    el: { updated: "2026-11-23", words: "5bdf8123" },
  },
  "/admin": {
    en: { updated: "2026-11-21", words: "e156f59e" },
    el: { updated: "2026-11-21", words: "af7ff087" },
  },
  "/tiktok-analytics": {
    en: { updated: "2026-11-23", words: "360a058f" },
    el: { updated: "2026-11-23", words: "9e85fbd9" },
  },
  "/test-og-differences": {
    en: { updated: "2026-11-21", words: "74946fe7" },
    el: { updated: "2026-11-22", words: "33a68a14" },
  },
  "/brands": {
    en: { updated: "2026-11-23", words: "d9db7ba4" },
    el: { updated: "2026-11-23", words: "c773673f" },
  },
  "/brands/join": {
    en: { updated: "2026-11-23", words: "bd5927a4" },
    el: { updated: "2026-11-23", words: "e777369c" },
  },
  "/brands/playbook": {
    en: { updated: "2026-11-23", words: "150ff8f9" },
    el: { updated: "2026-11-21", words: "bc5497ae" },
  },
  "/brands/campaigns": {
    en: { updated: "2026-11-23", words: "298fde46" },
    el: { updated: "2026-11-23", words: "5b100c4f" },
  },
  "/brands/resources": {
    en: { updated: "2026-11-23", words: "0def0977" },
    el: { updated: "2026-11-23", words: "5c796b6c" },
  },
  "/brands/partnerships": {
    en: { updated: "2026-11-23", words: "39e34389" },
    el: { updated: "2026-11-23", words: "6f8363d6" },
  },
  "/creators": {
    en: { updated: "2026-11-23", words: "a2ddcf2e" },
    el: { updated: "2026-11-23", words: "4f801f9f" },
  },
  "/creators/join": {
    en: { updated: "2026-11-23", words: "4435b239" },
    el: { updated: "2026-11-23", words: "eb37220c" },
  },
  "/careers": {
    en: { updated: "2026-11-23", words: "26a4eb37" },
    el: { updated: "2026-11-23", words: "1746c51b" },
  },
  "/careers/apply": {
    en: { updated: "2026-11-23", words: "2c6d528f" },
    el: { updated: "2026-11-23", words: "e1caf15a" },
  },
  "/apply-redirect": {
    en: { updated: "2026-11-21", words: "cd39a175" },
    el: { updated: "2026-11-21", words: "2bd0424a" },
  },
  "/services": {
    en: { updated: "2026-11-23", words: "faa3cc95" },
    el: { updated: "2026-11-23", words: "957a56fa" },
  },
  "/services/production": {
    en: { updated: "2026-11-23", words: "3506f435" },
    el: { updated: "2026-11-23", words: "2fb54bfd" },
  },
  "/services/tiktok-live": {
    en: { updated: "2026-11-23", words: "22e0869f" },
    el: { updated: "2026-11-23", words: "765b1c55" },
  },
  "/services/creator-events": {
    en: { updated: "2026-11-23", words: "64464b19" },
    el: { updated: "2026-11-23", words: "035e4800" },
  },
  "/services/content-strategy": {
    en: { updated: "2026-11-23", words: "e6a7753d" },
    el: { updated: "2026-11-23", words: "b6773694" },
  },
  "/services/talent-management": {
    en: { updated: "2026-11-23", words: "95a6a6d0" },
    el: { updated: "2026-11-23", words: "12fb4093" },
  },
  "/services/brand-partnerships": {
    en: { updated: "2026-11-23", words: "2950ba77" },
    el: { updated: "2026-11-23", words: "e4b7cce3" },
  },
  "/case-studies": {
    en: { updated: "2026-11-23", words: "e1a20c9d" },
    el: { updated: "2026-11-23", words: "6a34146c" },
  },
  "/case-studies/urban-fit": {
    en: { updated: "2026-11-23", words: "aff39c3e" },
    el: { updated: "2026-11-22", words: "720ed201" },
  },
  "/case-studies/fresh-food": {
    en: { updated: "2026-11-23", words: "9d4db942" },
    el: { updated: "2026-11-22", words: "451f4250" },
  },
  "/case-studies/glow-beauty": {
    en: { updated: "2026-11-23", words: "fc90f6a5" },
    el: { updated: "2026-11-23", words: "12d45a67" },
  },
  "/case-studies/nextgen-gaming": {
    en: { updated: "2026-11-23", words: "6f0932a2" },
    el: { updated: "2026-11-23", words: "1975970f" },
  },
} as const;
