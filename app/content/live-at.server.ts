import type { ArticleHead } from "../api/articles.server.ts";
import { startOfDay } from "./house-time.server.ts";

/** What says when an article goes live. */
type Hour = Pick<ArticleHead, "goes_live" | "published">;

/**
 * The moment from which a published article is shown, in milliseconds: its own, else the beginning of
 * its day of publication where the house is, which is all that somebody in a Directus's studio gives.
 */
export function liveAt({ goes_live, published }: Hour): number {
  const moment = goes_live ?? (published && startOfDay(published));
  const time = moment ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}
