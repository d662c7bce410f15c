import { createIsbotFromList, list } from "isbot";

/** A name is told by its beginning; nobody needs more of it. In characters. */
const MAX_NAME_LENGTH = 256;
/** Browsers without a window: whoever drives one wants to see what people see. */
const DRIVEN_BROWSER = "headless";

const isNamedRobot = createIsbotFromList(list.filter((pattern) => pattern !== DRIVEN_BROWSER));

/** Whether a User-Agent names a crawler, a link preview or another program, and not a browser. */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && isNamedRobot(userAgent.slice(0, MAX_NAME_LENGTH));
}
