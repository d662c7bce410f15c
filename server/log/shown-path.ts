import { ALL_PAGES } from "../../app/pages.ts";
import type { Kind } from "../request-kind.ts";

/** Parts of a path that are our own words; others are keys of rows, or what somebody made up. */
const OWN_WORD = /^[a-z][a-z_.-]{0,30}$/;
const PAGE_PATHS: ReadonlySet<string> = new Set(ALL_PAGES.map(({ path }) => path));

/** The path as far as it is ours: what nobody knows may have been anything, a name or an address. */
export function shownPath(kind: Kind, status: number, target: string): string {
  const query = target.indexOf("?");
  const path = query === -1 ? target : target.slice(0, query);
  if (kind === "staff" || kind === "backend") return path.split("/").map(shownPart).join("/");
  const isFound = (status >= 200 && status < 300) || status === 304;
  return isFound || kind === "health" || PAGE_PATHS.has(path) ? path : "-";
}

const shownPart = (part: string) => (part === "" || OWN_WORD.test(part) ? part : ":id");
