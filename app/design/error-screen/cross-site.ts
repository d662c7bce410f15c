/** Status text of a write that came from another website: no question of anybody's role. */
export const CROSS_SITE = "Cross-Site Request";
