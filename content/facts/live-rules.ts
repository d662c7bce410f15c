/**
 * Who may host a TikTok LIVE, by the platform's own rule: looked up on `checked`, at `source`. The
 * number of followers differs by region (so the source). Look again when the words are edited.
 */
export const LIVE_RULES = {
  checked: "2026-11-23",
  minimumAge: 18,
  followers: 1000,
  source: "https://support.tiktok.com/en/live-gifts-wallet/tiktok-live/what-is-tiktok-live",
} as const;
