import { cut } from "../../../packages/lib/valid/cut.ts";

const FIELDS = [
  "handleTiktok",
  "handleInstagram",
  "handleYoutube",
  "handleTwitch",
  "handleOther",
] as const;

/** Longest handle that is drawn, as the form takes it; more letters make no other picture. */
export const MAX_HANDLE_LENGTH = 100;

/** As people write it, so without its @. */
export const bareHandle = (typed: unknown): string =>
  cut(
    String(typed ?? "")
      .trim()
      .replace(/^@+/, ""),
    MAX_HANDLE_LENGTH,
  );

/** Of an application, the handle that is home, else the first there is; empty where there is none. */
export function handleIn(answers: Readonly<Record<string, unknown>>): string {
  const home = String(answers.home ?? "");
  const name = `handle${home.charAt(0).toUpperCase()}${home.slice(1)}`;
  return [name, ...FIELDS].map((field) => bareHandle(answers[field])).find(Boolean) ?? "";
}

/** Whether an application has a handle among its own. */
export const hasHandle = (answers: Readonly<Record<string, unknown>>, handle: string) =>
  FIELDS.some((field) => bareHandle(answers[field]) === handle);
