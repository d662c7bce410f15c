/** What a history calls itself in its field `format`. */
export const HISTORY_FORMAT = "tiktok-exports history";
/** Goes up when an older program could not read the newer form. */
export const HISTORY_VERSION = 1;
