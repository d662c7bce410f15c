/**
 * The day on which each page's words last changed, with a fingerprint of those words. Kept by
 * scripts/date-pages.ts; don't edit by hand.
 */
export const PAGE_DATES = {
  "/": {
    en: { updated: "2026-11-25", words: "f0c1284a" },
    el: { updated: "2026-11-29", words: "68206d78" },
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
    en: { updated: "2026-11-28", words: "e2cc5d06" },
    el: { updated: "2026-11-28", words: "1dede6db" },
  },
  "/privacy": {
    en: { updated: "2026-11-28", words: "aa92f816" },
    el: { updated: "2026-11-28", words: "e1873e24" },
  },
  "/contact": {
    en: { updated: "2026-11-26", words: "59137c77" },
    el: { updated: "2026-11-29", words: "ff762c54" },
  },
  "/blog": {
    en: { updated: "2026-11-28", words: "52f3de34" },
    el: { updated: "2026-11-28", words: "8b206cd5" },
  },
  "/admin": {
    en: { updated: "2026-11-21", words: "e156f59e" },
    el: { updated: "2026-11-21", words: "af7ff087" },
  },
  "/tiktok-analytics": {
    en: { updated: "2026-11-28", words: "72020a34" },
    el: { updated: "2026-11-28", words: "9164cc57" },
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
    en: { updated: "2026-11-29", words: "4a6dc3a1" },
    el: { updated: "2026-11-29", words: "de5e5974" },
  },
  "/brands/playbook": {
    en: { updated: "2026-11-24", words: "9dfb44ec" },
    el: { updated: "2026-11-24", words: "327218b2" },
  },
  "/brands/campaigns": {
    en: { updated: "2026-11-29", words: "57d9d175" },
    el: { updated: "2026-11-29", words: "3d2b2c42" },
  },
  "/brands/resources": {
    en: { updated: "2026-11-24", words: "6c3e0e5d" },
    el: { updated: "2026-11-24", words: "c8637e90" },
  },
  "/brands/partnerships": {
    en: { updated: "2026-11-28", words: "54691607" },
    el: { updated: "2026-11-28", words: "c9d16e25" },
  },
  "/creators": {
    en: { updated: "2026-11-25", words: "754c2015" },
    el: { updated: "2026-11-28", words: "2e1f907c" },
  },
  "/creators/join": {
    en: { updated: "2026-11-28", words: "15568789" },
    el: { updated: "2026-11-28", words: "8f6e2165" },
  },
  "/careers": {
    en: { updated: "2026-11-28", words: "7310bb98" },
    el: { updated: "2026-11-29", words: "cdb7dc67" },
  },
  "/careers/apply": {
    en: { updated: "2026-11-23", words: "ecac4c2a" },
    el: { updated: "2026-11-25", words: "55f70d53" },
  },
  "/apply-redirect": {
    en: { updated: "2026-11-21", words: "cd39a175" },
    el: { updated: "2026-11-21", words: "2bd0424a" },
  },
  "/services": {
    en: { updated: "2026-11-23", words: "46b07061" },
    el: { updated: "2026-11-23", words: "3df2763e" },
  },
  "/services/talent-management": {
    en: { updated: "2026-11-25", words: "6807f63e" },
    el: { updated: "2026-11-25", words: "c07ddd7a" },
  },
  "/services/tiktok-live": {
    en: { updated: "2026-11-25", words: "febecde9" },
    el: { updated: "2026-11-25", words: "c51061fd" },
  },
  "/services/content-strategy": {
    en: { updated: "2026-11-25", words: "52d948f7" },
    el: { updated: "2026-11-25", words: "09412257" },
  },
  "/services/brand-partnerships": {
    en: { updated: "2026-11-28", words: "912bce63" },
    el: { updated: "2026-11-28", words: "502a8cca" },
  },
  "/services/production": {
    en: { updated: "2026-11-25", words: "df98280c" },
    el: { updated: "2026-11-28", words: "177df732" },
  },
  "/services/creator-events": {
    en: { updated: "2026-11-25", words: "72f60cd9" },
    el: { updated: "2026-11-25", words: "27a88f04" },
  },
  "/case-studies": {
    en: { updated: "2026-11-23", words: "e1a20c9d" },
    el: { updated: "2026-11-23", words: "6a34146c" },
  },
  "/case-studies/urban-fit": {
    en: { updated: "2026-11-28", words: "3e2034d5" },
    el: { updated: "2026-11-28", words: "212a9e05" },
  },
  "/case-studies/fresh-food": {
    en: { updated: "2026-11-25", words: "d2eb2d2a" },
    el: { updated: "2026-11-25", words: "d14c599a" },
  },
  "/case-studies/glow-beauty": {
    en: { updated: "2026-11-28", words: "291cdc09" },
    el: { updated: "2026-11-28", words: "b02da20b" },
  },
  "/case-studies/nextgen-gaming": {
    en: { updated: "2026-11-28", words: "c201635f" },
    el: { updated: "2026-11-28", words: "8333ecb4" },
  },
} as const;
