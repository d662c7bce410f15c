import type * as lists from "./en/lists/index.ts";
import type * as messages from "./en/messages/index.ts";
import type * as pages from "./en/pages/index.ts";

/**
 * English types Greek: the second language is declared as the type of the first, so a missing or
 * extra key fails the type check.
 */
export type Messages = typeof messages;
export type Pages = typeof pages;
/** Words of the entries of each list that came with the program, by their id. */
export type Lists = typeof lists;
