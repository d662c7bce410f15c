import { LEAST_POSTS, type PostGroup } from "../../../packages/tiktok-exports/index.ts";

/** The median of some posts, or null where they are so few that it would be one lucky post. */
export function saidMedian(group: PostGroup | null | undefined): number | null {
  return group == null || group.posts < LEAST_POSTS ? null : group.medianViews;
}
