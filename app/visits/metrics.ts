/** Core Web Vitals and the time to the first byte, in the order in which staff read them. */
export const METRICS = ["LCP", "INP", "CLS", "TTFB"] as const;
export type Metric = (typeof METRICS)[number];
export type Rating = "good" | "middling" | "poor";
