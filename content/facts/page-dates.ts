/**
 * The day on which each page's words last changed, with a fingerprint of those words. Kept by
 * scripts/date-pages.ts; don't edit by hand.
 */
export const PAGE_DATES = {
  "/": {
    en: { updated: "2026-11-21", words: "e4821ce0" },
    el: { updated: "2026-11-21", words: "526736fa" },
  },
  "/team": {
    en: { updated: "2026-11-21", words: "37178f82" },
    el: { updated: "2026-11-21", words: "321a8bbf" },
  },
  "/about": {
    en: { updated: "2026-11-21", words: "66ca1b07" },
    el: { updated: "2026-11-21", words: "b6f9261c" },
  },
  "/terms": {
    en: { updated: "2026-11-21", words: "9e460416" },
    el: { updated: "2026-11-21", words: "005d6a9f" },
  },
  "/privacy": {
    en: { updated: "2026-11-21", words: "a3f7c71e" },
    el: { updated: "2026-11-22", words: "a07babf7" },
  },
  "/contact": {
    en: { updated: "2026-11-21", words: "2d853add" },
    el: { updated: "2026-11-21", words: "f84eada9" },
  },
  "/blog": {
    en: { updated: "2026-11-21", words: "4c406a6b" },
    el: { updated: "2026-11-21", words: "9d2972d6" },
  },
  "/admin": {
    en: { updated: "2026-11-21", words: "e156f59e" },
    el: { updated: "2026-11-21", words: "af7ff087" },
  },
  "/tiktok-analytics": {
    en: { updated: "2026-11-21", words: "ba33f351" },
    el: { updated: "2026-11-21", words: "083ab63b" },
  },
  "/test-og-differences": {
    en: { updated: "2026-11-21", words: "74946fe7" },
    el: { updated: "2026-11-21", words: "b1f584ef" },
  },
  "/brands": {
    en: { updated: "2026-11-21", words: "8860e7b8" },
    el: { updated: "2026-11-21", words: "2d26db55" },
  },
  "/brands/join": {
    en: { updated: "2026-11-21", words: "3398013e" },
    el: { updated: "2026-11-21", words: "32b452c2" },
  },
  "/brands/playbook": {
    en: { updated: "2026-11-21", words: "19edf669" },
    el: { updated: "2026-11-21", words: "bc5497ae" },
  },
  "/brands/campaigns": {
    en: { updated: "2026-11-21", words: "e5ebeba9" },
    el: { updated: "2026-11-21", words: "56810b3a" },
  },
  "/brands/resources": {
    en: { updated: "2026-11-21", words: "98e2b587" },
    el: { updated: "2026-11-21", words: "1dc42eab" },
  },
  "/brands/partnerships": {
    en: { updated: "2026-11-21", words: "c0c4dd01" },
    el: { updated: "2026-11-21", words: "fa47a712" },
  },
  "/creators": {
    en: { updated: "2026-11-21", words: "30e1ce8d" },
    el: { updated: "2026-11-21", words: "0ba6500a" },
  },
  "/creators/join": {
    en: { updated: "2026-11-21", words: "5e5ad386" },
    el: { updated: "2026-11-22", words: "cf7346b3" },
  },
  "/careers": {
    en: { updated: "2026-11-21", words: "3112602d" },
    el: { updated: "2026-11-21", words: "a01d6ab4" },
  },
  "/careers/apply": {
    en: { updated: "2026-11-21", words: "bbfd2a2d" },
    el: { updated: "2026-11-21", words: "fa500778" },
  },
  "/apply-redirect": {
    en: { updated: "2026-11-21", words: "cd39a175" },
    el: { updated: "2026-11-21", words: "2bd0424a" },
  },
  "/services": {
    en: { updated: "2026-11-21", words: "57f3d889" },
    el: { updated: "2026-11-21", words: "ad8c0459" },
  },
  "/services/production": {
    en: { updated: "2026-11-21", words: "09e47306" },
    el: { updated: "2026-11-21", words: "60733856" },
  },
  "/services/tiktok-live": {
    en: { updated: "2026-11-21", words: "b9e85216" },
    el: { updated: "2026-11-21", words: "df2cd3ba" },
  },
  "/services/creator-events": {
    en: { updated: "2026-11-21", words: "8abb7003" },
    el: { updated: "2026-11-21", words: "84cace3b" },
  },
  "/services/content-strategy": {
    en: { updated: "2026-11-21", words: "12316818" },
    el: { updated: "2026-11-21", words: "ee7fd447" },
  },
  "/services/talent-management": {
    en: { updated: "2026-11-21", words: "ac895c5f" },
    el: { updated: "2026-11-21", words: "ca308f0f" },
  },
  "/services/brand-partnerships": {
    en: { updated: "2026-11-21", words: "012a8edc" },
    el: { updated: "2026-11-21", words: "f70f0927" },
  },
  "/case-studies": {
    en: { updated: "2026-11-21", words: "1cc6dab3" },
    el: { updated: "2026-11-21", words: "cd0d2aaa" },
  },
  "/case-studies/urban-fit": {
    en: { updated: "2026-11-21", words: "b4b86dde" },
    el: { updated: "2026-11-21", words: "1b1e941e" },
  },
  "/case-studies/fresh-food": {
    en: { updated: "2026-11-21", words: "9c03e906" },
    el: { updated: "2026-11-21", words: "4190a715" },
  },
  "/case-studies/glow-beauty": {
    en: { updated: "2026-11-21", words: "732f3b35" },
    el: { updated: "2026-11-21", words: "038c5573" },
  },
  "/case-studies/nextgen-gaming": {
    en: { updated: "2026-11-21", words: "da22c632" },
    el: { updated: "2026-11-21", words: "989ba023" },
  },
} as const;
