const FIELDS = [
  "handleTiktok",
  "handleInstagram",
  "handleYoutube",
  "handleTwitch",
  "handleOther",
] as const;

/** Longest handle that is drawn, as the form takes it; more letters make no other picture. */
export const MAX_HANDLE_LENGTH = 100;

/** As people write it, so without its @, and without half a character at the end (packages/lib/valid/cut.ts, in fewer bytes). */
export const bareHandle = (typed: unknown): string =>
  `${typed ?? ""}`
    .trim()
    .slice(0, MAX_HANDLE_LENGTH)
    .replace(/^@+|[\uD800-\uDBFF]$/g, "");

/** Of an application, the handle that is home, else the first there is; empty where there is none. */
export function handleIn(answers: Readonly<Record<string, unknown>>): string {
  const home = FIELDS.filter((field) => field.toLowerCase() === `handle${answers.home}`);
  return [...home, ...FIELDS].map((field) => bareHandle(answers[field])).find(Boolean) ?? "";
}

/** Whether an application has a handle among its own. */
export const hasHandle = (answers: Readonly<Record<string, unknown>>, handle: string) =>
  FIELDS.some((field) => bareHandle(answers[field]) === handle);
