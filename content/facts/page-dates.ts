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
    en: { updated: "2026-11-23", words: "aee39399" },
    el: { updated: "2026-11-23", words: "3e47bf8c" },
  },
  "/about": {
    en: { updated: "2026-11-23", words: "fa1301cf" },
    el: { updated: "2026-11-23", words: "f1770afd" },
  },
  "/terms": {
    en: { updated: "2026-11-23", words: "17d3d316" },
    el: { updated: "2026-11-23", words: "28e36c76" },
  },
  "/privacy": {
    en: { updated: "2026-11-23", words: "7e60fe2e" },
    el: { updated: "2026-11-23", words: "fcc6164a" },
  },
  "/contact": {
    en: { updated: "2026-11-23", words: "b54d3e19" },
    el: { updated: "2026-11-23", words: "390966b1" },
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
    en: { updated: "2026-11-23", words: "f52f20eb" },
    el: { updated: "2026-11-23", words: "3cbed306" },
  },
  "/test-og-differences": {
    en: { updated: "2026-11-21", words: "74946fe7" },
    el: { updated: "2026-11-22", words: "33a68a14" },
  },
  "/brands": {
    en: { updated: "2026-11-23", words: "a68766a5" },
    el: { updated: "2026-11-23", words: "1290cf10" },
  },
  "/brands/join": {
    en: { updated: "2026-11-23", words: "e00d9f6c" },
    el: { updated: "2026-11-23", words: "217cb842" },
  },
  "/brands/playbook": {
    en: { updated: "2026-11-23", words: "150ff8f9" },
    el: { updated: "2026-11-21", words: "bc5497ae" },
  },
  "/brands/campaigns": {
    en: { updated: "2026-11-23", words: "05ae3fe2" },
    el: { updated: "2026-11-23", words: "b547a363" },
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
    en: { updated: "2026-11-23", words: "f50989b6" },
    el: { updated: "2026-11-23", words: "f7b1a107" },
  },
  "/creators/join": {
    en: { updated: "2026-11-23", words: "63df5606" },
    el: { updated: "2026-11-23", words: "8ae8cf88" },
  },
  "/careers": {
    en: { updated: "2026-11-23", words: "6b8499b0" },
    el: { updated: "2026-11-23", words: "da351ad0" },
  },
  "/careers/apply": {
    en: { updated: "2026-11-23", words: "ecac4c2a" },
    el: { updated: "2026-11-23", words: "cbc6a618" },
  },
  "/apply-redirect": {
    en: { updated: "2026-11-21", words: "cd39a175" },
    el: { updated: "2026-11-21", words: "2bd0424a" },
  },
  "/services": {
    en: { updated: "2026-11-23", words: "faa3cc95" },
    el: { updated: "2026-11-23", words: "957a56fa" },
  },
  "/services/talent-management": {
    en: { updated: "2026-11-23", words: "6b5f5a9b" },
    el: { updated: "2026-11-23", words: "b4562a03" },
  },
  "/services/tiktok-live": {
    en: { updated: "2026-11-23", words: "cafc625a" },
    el: { updated: "2026-11-23", words: "ac0e1a46" },
  },
  "/services/content-strategy": {
    en: { updated: "2026-11-23", words: "e6a7753d" },
    el: { updated: "2026-11-23", words: "b6773694" },
  },
  "/services/brand-partnerships": {
    en: { updated: "2026-11-23", words: "25f66048" },
    el: { updated: "2026-11-23", words: "45361076" },
  },
  "/services/production": {
    en: { updated: "2026-11-23", words: "3506f435" },
    el: { updated: "2026-11-23", words: "2fb54bfd" },
  },
  "/services/creator-events": {
    en: { updated: "2026-11-23", words: "64464b19" },
    el: { updated: "2026-11-23", words: "035e4800" },
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
