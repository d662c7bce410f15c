/**
 * Figures of the articles' own examples that a plot draws (app/site/blog/article/plots). Each stands in the
 * text of its article, in both languages: plots.test.ts holds that.
 */
export const ARTICLE_FIGURES = {
  quote: { parts: [520, 450, 180, 291, 485], total: 1926, offered: 1400 },
  budget: { total: 12_000, fees: 7200, usage: 1440, product: 180, promotion: 2000, reserve: 1180 },
  /** Return on cost of the same campaign, counted in four ways, in per cent. */
  countings: { roi: [-33.6, -16.9, 8.2, 21.1], orders: [310, 388, 505, 565], breakEven: 467 },
  /** Of two creators, A and B: what a thousand views cost, what they left behind, what an order cost. */
  abreast: { perViews: [13.64, 31.25], saves: [6, 20], perOrder: [50, 20] },
  badMonth: { normal: [900, 300, 1200, 200], bad: [600, 200, 0, 200], living: 1500 },
  members: { counts: [100, 92, 85, 78], income: [350, 322, 298, 273] },
  profile: { before: 360, views: 432, better: 480, both: 576 },
  bookings: { hours: [54, 31], total: [11_160, 10_240] },
  /** Orders of a round: of the two creators who sold, of the other two, and those it needed. */
  rounds: { first: { sold: 54, others: 18, needed: 100 }, second: { sold: 54, needed: 52 } },
  /** Views of the twelve videos of a test, and their medians. */
  spread: {
    withText: [2100, 3600, 4200, 4400, 5000, 11_000],
    without: [1900, 3100, 3700, 4100, 5200, 9000],
    medians: [4300, 3900],
  },
  hours: { hours: [16, 8, 12, 4], followers: [144, 112, 132, 0], perHour: [9, 14, 11, 0] },
  likes: { views: [42_000, 9000], rates: [5, 9], followers: [63, 108] },
  month: { hours: [32, 30, 12, 14], income: [640, 180, 255, 700] },
  /** Income of a month by source, at the beginning and a year on. */
  year: { first: [48, 0, 0], last: [100.8, 105, 350] },
} as const;

export type ArticleFigure = keyof typeof ARTICLE_FIGURES;
