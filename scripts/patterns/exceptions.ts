/**
 * Patterns that are not linear and may stay, each where it stands and why no stranger makes it slow.
 * One that no longer matches anything fails the check: it has been mended, or has changed.
 */
export type Exception = { file: string; pattern: string; reason: string };

export const EXCEPTIONS: readonly Exception[] = [
  {
    file: "packages/tiktok-exports/dates/read-date.ts",
    pattern:
      "/[\\sT,]+(\\d{1,2}):(\\d{2})(?::\\d{2}(?:\\.\\d+)?)?\\s*(a\\.?m\\.?|p\\.?m\\.?|π\\.?μ\\.?|μ\\.?μ\\.?)?\\s*(Z|[+-]\\d{2}:?\\d{2})?$/iu",
    reason: "reads 40 characters at most (MAX_DATE_LENGTH), in the visitor's own browser",
  },
  {
    file: "packages/tiktok-exports/read/export-name.ts",
    pattern:
      "/(?:\\s*\\(\\d+\\)|\\s+-\\s+(?:copy|αντίγραφο)|\\s+(?:copy|αντίγραφο)(?:\\s+\\d+)?)+$/i",
    reason: "reads 255 characters at most (MAX_COPY_NAME_LENGTH), in the visitor's own browser",
  },
];
