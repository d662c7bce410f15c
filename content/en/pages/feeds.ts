/** What feed readers and assistants read beside the articles themselves. */
export const feeds = {
  title: "Insights",
  subtitle: "What we learn on air, written down the morning after.",
  /** Drawn figures of the articles, said in words. */
  figures: {
    hashtags:
      "Three to five hashtags a post: 1 to 2 trending, 2 to 3 niche, 1 branded. The upper ends together would make six, so start from four: one trending, two niche, one branded. Without a branded tag, three will do. For a fifth, add the second trending one or the third niche one, never both.",
    "peak-hours": "Peak hours in the audience’s local time: 7 to 9 AM and 6 to 10 PM.",
    hook: "The first 3 seconds are the hook: something moves at once, the question lands in the first second, and a reason to stay in the second.",
  },
  llms: {
    markdown:
      "Every address below is a page as Markdown. Without .md at its end (for index.md: /) it is the page as visitors see it.",
    pages: "Pages",
    services: "Services",
    articles: "Articles",
    cases: "Case studies",
    optional: "Optional",
    feed: "Atom feed of all articles, with their full text",
    feedOf: "Atom feed of the articles under “{{category}}”",
    sitemap: "Every page, with the day it last changed",
    otherLanguage: "The same website in Greek",
  },
};
