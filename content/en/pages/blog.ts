export const blog = {
  title: "Insights for creators and brands",
  description:
    "Working notes from a creator-led agency: growth on short video, ways to earn, campaigns that pay off, and how the platforms really behave.",
  heading: "Tonight’s guide",
  lead: "What we learn in the room, written down the morning after. For creators who post and brands who pay for it.",
  newest: "New",
  read: "Read it",
  minutes: { one: "{{count}} min", other: "{{count}} min" },
  categories: {
    growth: "Short-video growth",
    monetization: "Monetization",
    "video-platforms": "Video platforms",
    brands: "For brands",
  },
  filter: { label: "Categories", all: "Everything" },
  search: {
    label: "Search the articles",
    placeholder: "hook, rights, live…",
    button: "Search",
    clear: "Clear the search",
  },
  results: {
    count: { one: "{{count}} article", other: "{{count}} articles" },
    all: "Everything",
    matching: "“{{query}}”",
  },
  empty: {
    heading: "Nothing on air for that",
    text: "Try a shorter word, or leave the category open. Or ask us: somebody may have the answer without having written it down yet.",
    back: "Back to the whole guide",
    ask: "Ask us",
  },
  article: {
    section: "Insights",
    updated: "Updated {{date}}",
    reading: { one: "{{count}} min read", other: "{{count}} min read" },
    chapters: "Chapters",
    start: "Start",
    next: "Next",
    nextIn: "in 0:10",
    related: "Then on",
    /** What the large sign in an article's picture stands for: sign and words read as one. */
    pictures: {
      "brand-deal-pricing": "four prices, added up",
      "brand-partnerships": "brand and creator",
      "tiktok-likes-guide": "likes per view",
      "tiktok-monetization": "what a view is worth",
      "creator-monetization": "kinds of money",
      "tiktok-algorithm-2023": "and what came after",
      "growing-tiktok-following": "sentence says what you make",
      "tiktok-growth-strategies": "strategies, one at a time",
      "youtube-monetization-guide": "turned on its side",
      "future-creator-monetization": "bets, sized",
      "creator-marketing-roi-metrics": "return over cost",
      "long-term-creator-relationships": "times the same creator",
      "small-brands-creator-partnerships": "a page is brief enough",
    },
    figures: {
      hashtags: {
        heading: "Three to five hashtags, three jobs",
        parts: {
          trending: ["1–2", "trending"],
          niche: ["2–3", "niche"],
          branded: ["1", "branded"],
        },
        caption:
          "The size of a field shows its upper bound. All upper bounds together make six, so pick one of these sets:",
        sets: [
          { sum: "3", parts: "1 trending, 2 niche" },
          { sum: "4", parts: "1 trending, 2 niche, 1 branded" },
          { sum: "5", parts: "2 trending, 2 niche, 1 branded" },
          { sum: "5", parts: "1 trending, 3 niche, 1 branded" },
        ],
      },
      peakHours: {
        heading: "Two windows a day",
        morning: "7–9 AM",
        evening: "6–10 PM",
        hours: ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"],
        alt: "A bar for each hour of the day. The bars from 7 to 9 in the morning and from 6 to 10 in the evening stand out, the evening ones highest.",
        caption:
          "Peak hours in the audience’s local time. Heights between the two windows are indicative.",
      },
      hook: {
        heading: "The first 3 seconds",
        seconds: [
          { at: "0:00", heading: "Something moves", text: "already, before a greeting" },
          { at: "0:01", heading: "The question lands", text: "spoken or on screen" },
          { at: "0:02", heading: "A reason to stay", text: "half the answer, not all" },
        ],
        rest: "0:03 and on: keeping your word",
      },
    },
  },
};
