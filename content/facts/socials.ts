/** The agency's profiles, in the order of the footer (spec, section 2). Sample addresses. */
export const SOCIALS = [
  { name: "LinkedIn", url: "https://www.linkedin.com/company/b4-example" },
  { name: "X", url: "https://x.com/b4_example" },
  { name: "Instagram", url: "https://www.instagram.com/b4.example" },
  { name: "TikTok", url: "https://www.tiktok.com/@b4.example" },
  { name: "Twitch", url: "https://www.twitch.tv/b4_example" },
] as const;
