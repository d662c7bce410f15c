import { canonicalPath, type Origins } from "../../packages/lib/redirects/address.ts";
import { type Faults, redirectFaultsOf } from "../../packages/lib/redirects/check.ts";
import { type KeptRedirect, otherRedirects } from "../../packages/lib/redirects/others.ts";
import type { Core } from "../core.ts";
import { failedValidation, recordNotUnique } from "../http/errors.ts";
import type { Caller } from "../security/caller.ts";
import type { Written, WrittenItem } from "./written.ts";

const WORDS: Readonly<Record<keyof typeof FIELDS, string>> = {
  notOurs: "Value has to be a path of this site",
  leadsHere: "Another redirect leads to it",
  outside: "Value has to be an address of this site",
  loop: "Value is the old address itself",
  chain: "Value is itself a redirect",
};
const FIELDS = {
  notOurs: "path",
  leadsHere: "path",
  outside: "target",
  loop: "target",
  chain: "target",
} as const;

/** One that is switched off forms no chain. */
const NO_OTHERS = { isSource: () => false, isTarget: () => false };

/**
 * Redirects stay on our sites and lead there at once, whoever stores them: the same rule as the
 * page's (packages/lib/redirects), without what only the site knows, which is its pages. Throws 400
 * FAILED_VALIDATION with the fault as `reason`, or RECORD_NOT_UNIQUE for another spelling of a path
 * that has a redirect.
 */
export async function checkRedirects(
  core: Core,
  _caller: Caller,
  { action, items }: Written,
): Promise<void> {
  const checked = items.filter((item) => action === "create" || matters(item));
  if (checked.length === 0) return;
  const rows = await readAll(core);
  const spellings = Map.groupBy(rows, ({ path }) => canonicalPath(path));
  const origins: Origins = Object.fromEntries(
    core.allowedOrigins.map(({ origin }, index) => [index, origin]),
  );
  const others = otherRedirects(origins, rows);
  const keys = new Set(checked.map(({ key }) => Number(key)));
  for (const row of rows.filter(({ id }) => keys.has(id))) {
    const isTaken = (spellings.get(canonicalPath(row.path))?.length ?? 0) > 1;
    if (isTaken) throw recordNotUnique("redirects", "path", row.path);
    refuse(redirectFaultsOf(row, { origins, ...(row.enabled ? others(row.id) : NO_OTHERS) }));
  }
}

/** What a change of the site has broken can be put out, or marked, without being mended. */
const matters = ({ columns: { path, target, enabled } }: WrittenItem) =>
  path !== undefined || target !== undefined || enabled === 1;

async function readAll({ db }: Core): Promise<KeptRedirect[]> {
  const rows = await db
    .selectFrom("redirects")
    .select(["id", "path", "target", "enabled"])
    .execute();
  return rows.map((row) => ({ ...row, enabled: row.enabled === 1 }));
}

function refuse({ path, target }: Faults): void {
  const reason = path ?? target;
  // The backend knows of no pages, and finds no fault with them.
  if (reason === undefined || reason === "hasPage" || reason === "noPage") return;
  throw failedValidation(FIELDS[reason], "redirect", WORDS[reason], { reason });
}
