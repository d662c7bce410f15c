import type { HiddenFields } from "../form-answer.ts";

/** Where this visit began: noted once per tab by browser/first-touch.ts. */
export function firstTouch(): HiddenFields {
  try {
    const { landing, referrer } = JSON.parse(sessionStorage.getItem("b4:first") ?? "{}");
    return { landing: String(landing ?? ""), referrer: String(referrer ?? "") };
  } catch {
    return {};
  }
}
