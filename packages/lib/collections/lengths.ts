/** What the backend's columns hold, in characters; whatever is shown or typed keeps within it. */

/** Keys and what is grouped by: slugs, sources, campaigns, names of views. */
export const SLUG_LENGTH = 100;
/** Titles, subjects, names of files and of those who send a form. */
export const TITLE_LENGTH = 255;
/** A line in a list. */
export const LINE_LENGTH = 500;
export const SUMMARY_LENGTH = 2000;
/** Names and titles of those who have an account. */
export const PERSON_LENGTH = 100;
/** A note to a lead, and the text of a reply, which is kept as one. */
export const NOTE_LENGTH = 5000;
export const MAIL_LENGTH = 20_000;
export const ARTICLE_LENGTH = 200_000;
/** A redirect's path, and where it leads. */
export const PATH_LENGTH = 500;
export const TARGET_LENGTH = 2000;
/** One field's JSON, as text. */
export const JSON_LENGTH = 300_000;
