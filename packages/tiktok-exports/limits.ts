/**
 * Every bound of the reading. The files are a person's own, but they also come from mails and
 * strangers: whatever is dropped must end quickly and in bounded memory.
 */

/** Most bytes of all dropped files together. */
export const MAX_INPUT_BYTES = 50 * 1024 * 1024;
/** Most bytes that all archives of one drop may unpack to. */
export const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Most times larger than its packed form an entry may become … */
export const MAX_UNPACK_RATIO = 200;
/** … counted only beyond this many unpacked bytes: short texts of zeros pack very well. */
export const RATIO_FREE_BYTES = 1024 * 1024;
/** Most entries of one archive; a real export has one to four, a workbook about twelve. */
export const MAX_ARCHIVE_ENTRIES = 200;
/** How many archives may lie inside one another: a ZIP of the four export ZIPs is common. */
export const MAX_ARCHIVE_DEPTH = 2;
/** Most rows of one table. */
export const MAX_ROWS = 500_000;
/** Most columns of one table; the widest real export has about twenty. */
export const MAX_COLUMNS = 256;
/** Most cells of one table, which is what its memory goes by. */
export const MAX_CELLS = 6_000_000;
/** Most sheets read from one workbook. */
export const MAX_SHEETS = 20;
/** Longest title kept, in UTF-16 units; the platform allows 4,000. */
export const MAX_TITLE_LENGTH = 4_000;
/** Longest file or entry name handed on, in UTF-16 units. */
export const MAX_NAME_LENGTH = 120;
/** Longest name that marks of copies are looked for in, in UTF-16 units; files have no longer ones. */
export const MAX_COPY_NAME_LENGTH = 255;
/** Rows shown to a person who is asked which column is which. */
export const PREVIEW_ROWS = 5;
/** Longest cell shown to that person, in UTF-16 units. */
export const PREVIEW_CELL_LENGTH = 80;
/** Rows looked at to judge what kind of values a column holds. */
export const JUDGED_ROWS = 60;
