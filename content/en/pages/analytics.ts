import { tool } from "./analytics/tool.ts";

export const analytics = {
  title: "Free analytics for your short videos",
  description:
    "Drop in the export files of your own account and see growth, best hours and best posts. Everything is computed in your browser; nothing is uploaded.",
  heading: "See your numbers the way we see them.",
  lead: "A free tool that reads the files TikTok Studio gives you. It runs in your browser, and your data never leaves it.",
  desk: {
    heading: "The desk",
    noSignal: "No signal",
    drop: "Drop your export files here",
    dropText:
      "ZIP, CSV or XLSX, just as the studio gives them. Several at once, {{limit}} together.",
    choose: "Choose files",
    sample: "Try the sample",
    letGo: "Let go",
    preparing: "Warming up the desk…",
    loadFailed: "The tool could not be loaded. Check your connection, then try again.",
    noScript:
      "This tool needs JavaScript. Your own browser reads the files, so there is no server that could do it instead. Below is what it makes of the sample.",
    inputs: "Four inputs",
    inputsNote: "One is enough to begin with.",
    feeds: {
      overview: { name: "Overview", text: "Views, engagement, profile visits, day by day" },
      content: { name: "Content", text: "Best posts, posting hours, hashtags" },
      followers: { name: "Followers", text: "Growth, best hours, gender, territories" },
      viewers: { name: "Viewers", text: "New and returning viewers" },
    },
    promises: [
      {
        title: "Nothing leaves this browser",
        text: "There is no upload. The page may only talk to its own site, and the tool tells it nothing.",
      },
      {
        title: "Nothing is kept",
        text: "No account, no storage, no cookie of its own. Close the tab and the figures are gone.",
      },
      {
        title: "Check it yourself",
        text: "Once your results are on screen, switch the network off. Everything goes on working.",
      },
    ],
  },
  find: {
    heading: "Where the files are.",
    lead: "In TikTok Studio, on a computer. Its menus move now and then; these are the words to look for.",
    steps: [
      {
        title: "Open Analytics",
        text: "Sign in to the studio in your browser and choose Analytics at the side.",
      },
      {
        title: "Set the longest period",
        text: "Up to 365 days. With twice the days you want to see, there is something to compare them with.",
      },
      {
        title: "Download every tab",
        text: "Overview, Content, Followers and Viewers each have a button of their own: Download data. CSV and XLSX both work.",
      },
      {
        title: "Drop them as they are",
        text: "Don’t unpack and don’t rename. The dates inside carry no year; the first day stands only in the ZIP’s name.",
      },
    ],
    wrong: "Not these files",
    wrongItems: [
      "Reports of the ads manager: they count only what was paid for.",
      "The personal archive from Settings, “Download your data”: it holds your messages, and none of these figures.",
      "Screenshots and PDFs: there is nothing in them to count.",
    ],
  },
  example: {
    bug: "Example figures",
    heading: "What you will see.",
    lead: "A fictional account, {{days}} days, read by the same engine. Yours gets best posts, hashtags and audience as well, and any period you like.",
  },
  method: {
    heading: "How we count.",
    items: [
      {
        term: "Engagement rate",
        text: "Likes, comments and shares together, divided by views, over all days of the period. Saves are not in it, because the daily file has none.",
      },
      {
        term: "Growth",
        text: "Followers gained less followers lost. Taken from the daily totals: the file’s own difference column has been seen one day off.",
      },
      {
        term: "Comparison",
        text: "The same number of days right before. A day that is unknown in one of the two periods counts in neither.",
      },
      {
        term: "Best hours",
        text: "Active followers by hour, averaged over the last seven days of the export. The hours of today that have not happened yet are left out.",
      },
      {
        term: "Best posts",
        text: "Totals at the moment of the export. For the rate, posts with very few views are left out: two likes from ten viewers prove nothing.",
      },
      {
        term: "Hashtags",
        text: "Each tag in the title once. How many you use can be counted; no file says which are trending or niche.",
      },
      {
        term: "Unknown",
        text: "What the file leaves out is shown as a dash. It is never counted as zero.",
      },
    ],
    links: "Read on",
  },
  tool,
};
