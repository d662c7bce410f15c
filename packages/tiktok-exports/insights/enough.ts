/**
 * The least that a figure of several posts rests on. Below, nothing is said: the median of two posts
 * is one lucky post.
 */
export const LEAST_POSTS = 3;
