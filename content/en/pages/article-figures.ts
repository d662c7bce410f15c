/** What the plots of the articles say; their figures are content/facts/article-figures.ts. */
export const articleFigures = {
  example: "Example",
  quote: {
    title: "A quote, stacked",
    alt: "Five bars, each beginning where the one before ends: making, audience, stories, ads and exclusivity add up to the quote. A line shows what the brand offers.",
    caption:
      "Without the last block the sum comes close to what they have. Nothing became cheaper.",
    parts: ["Making", "Audience", "Three stories", "Paid ads, 30 days", "Exclusivity"],
    total: "The quote",
    offered: "What they have",
  },
  budget: {
    title: "One sheet, to scale",
    alt: "The budget as one surface: creator fees take the largest part, then promotion, paid usage, the reserve and the product.",
    caption:
      "Every square inch is money. The two blocks that wait are as large as they are on purpose.",
    fees: "Creator fees",
    usage: "Paid usage",
    product: "Product",
    promotion: "Promotion",
    reserve: "Reserve",
    total: "In all",
  },
  countings: {
    title: "One campaign, four answers",
    alt: "Four bars around a zero line: the first two countings end in a loss, the last two in a gain.",
    caption:
      "At the end of each line, its orders. Report the second as the floor and the fourth as the ceiling.",
    rows: [
      "Tracked orders only",
      "Plus those who named a creator",
      "Plus the silent share",
      "Plus second orders",
    ],
    zero: "Break-even: {{count}} orders",
    floor: "Floor",
    ceiling: "Ceiling",
  },
  badMonth: {
    title: "The same person, two months",
    alt: "Two columns of income by source. The normal month stands above the line of what living costs; the bad month ends below it, because brand deals are gone.",
    caption: "The line is what you live on. Tax comes off both columns before you get there.",
    columns: ["Normal month", "Bad month"],
    sources: ["Live gifts", "Ads", "Brand deals", "Own guide"],
    living: "You live on {{amount}}",
  },
  members: {
    title: "Who is still there",
    alt: "Four fields of a hundred dots. Each month fewer of them are filled.",
    caption:
      "A dot is a member. Red rings left this month, gray ones before. Nobody cancels loudly: the field just thins out.",
    months: ["Start", "Month 1", "Month 2", "Month 3"],
  },
  profile: {
    title: "An afternoon against a month",
    alt: "Four bars of new followers. More views add a little, a better profile adds more, both together add the most.",
    caption: "The lit part is what the change brought on top of last month.",
    rows: ["Last month", "20% more views", "Better profile", "Both"],
  },
  bookings: {
    title: "Six times once, or once for six",
    alt: "Two fields of frames, one for each hour of your team. Single bookings fill the field, the agreement little more than half of it.",
    caption:
      "A frame is an hour of your team, a row of the first field a booking; the outlined ones are what you get back. The cost hardly moves. The hours do.",
    rows: ["hours: six single bookings", "hours: one six-month agreement"],
    total: "{{amount}} in all",
    back: "{{count}} hours back",
  },
  rounds: {
    title: "Orders against break-even",
    alt: "Two fields of frames, one for each order. In round one the orders of four creators leave places of what they need empty; in round two those of two creators fill more than the places they need.",
    caption:
      "A frame is an order. Round two needs fewer because half of the fees are gone, and the orders are not.",
    rows: ["Round one, four creators", "Round two, the two who sold"],
    needed: "Break-even at {{count}}",
    short: "{{count}} short of it",
    over: "{{count}} past it",
    mark: "Break-even",
    sold: "The two who sold",
    others: "The other two",
  },
  spread: {
    title: "Twelve videos, one week",
    alt: "Two rows of six dots along a scale of views, with a mark at each median. The medians stand close together, the dots far apart.",
    caption:
      "The gap between the medians is the narrow band. Compare it with how far the dots are apart.",
    rows: ["With text", "Without"],
    median: "median {{count}}",
    views: "views",
  },
  hours: {
    title: "Hours are the width",
    alt: "Three blocks side by side: as wide as their hours, as tall as their followers per hour. The quick format is the tallest, the polished one the widest.",
    caption: "The area of a block is its followers. The review has a width and no height.",
    rows: ["Format A", "Format B", "Lives", "Review"],
    hours: "{{count}} h",
    named: "{{count}} followers/hour",
    perHour: "{{count}} an hour",
  },
  likes: {
    title: "Fewer views, more followers",
    alt: "Two frames, as large as their views. The smaller one has the higher share of likes, and beside it stand more dots for new followers.",
    caption:
      "The frames are as large as their views, and the foot of each is its likes, to scale. A dot is three new followers.",
    rows: ["Video A", "Video B"],
    views: "{{count}} views",
    rate: "{{count}}% like it",
    followers: "new followers",
  },
  month: {
    title: "Where the hours go, where the money comes from",
    alt: "Bands run from the hours of four sources to their income. The band of rewards narrows, that of the brand deal widens.",
    caption: "A band that widens pays more than the average hour. One that narrows pays less.",
    sources: ["Gifts", "Rewards", "Commission", "Brand deal"],
    hours: "88 hours",
    income: "Income: {{amount}}",
    hour: "{{count}} h",
  },
  year: {
    title: "The same hours, a year apart",
    alt: "Two columns of a month’s income. The first is a low block of ads; on a larger one, twelve months on, stand the members and, tallest of all, the sponsored segment.",
    caption: "The ads have doubled. Thirty members and one sponsor are the rest of it.",
    columns: ["Month 1", "Month 12"],
    sources: ["Ads", "Members", "Sponsored part"],
  },
};
