import { REDIRECTS, type Redirect } from "../../../content/facts/redirects.ts";
import { canonicalPath } from "../../../packages/lib/redirects/address.ts";

/** Answers where an address leads, or undefined. */
export type RedirectTable = (path: string) => { to: string; status: 301 | 302 } | undefined;

/** A table that nobody should have written; one line for each fault. */
export class RedirectError extends Error {}

/** An address inside the site: lower case, no slash at the end, no host, no query. */
const INTERNAL_PATH = /^\/(?!\/)[a-z0-9._/-]*[a-z0-9]$|^\/$/;

/** What is wrong with a table, in whole sentences; an empty list is a good table. */
export function redirectFaults(table: readonly Redirect[]): string[] {
  const targets = new Map<string, string>();
  const faults: string[] = [];
  for (const { from, to } of table) {
    if (!INTERNAL_PATH.test(from)) faults.push(`${from} is not a path of this site`);
    if (!INTERNAL_PATH.test(to))
      faults.push(`${from} leads to ${to}, which is not a path of this site`);
    if (targets.has(from)) faults.push(`${from} leads to two places`);
    targets.set(from, to);
  }
  for (const [from, to] of targets) {
    if (leadsBack(from, targets)) faults.push(`${from} leads back to itself`);
    else if (targets.has(to)) faults.push(`${from} leads to ${to}, which leads on`);
  }
  return faults;
}

function leadsBack(from: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = targets.get(from); at !== undefined && !seen.has(at); at = targets.get(at)) {
    if (at === from) return true;
    seen.add(at);
  }
  return false;
}

/** Throws RedirectError for a table with faults, so that none is ever in use. */
export function redirectTable(table: readonly Redirect[]): RedirectTable {
  const faults = redirectFaults(table);
  if (faults.length > 0) throw new RedirectError(faults.join("\n"));
  const byPath = new Map(table.map((entry) => [entry.from, entry]));
  return (path) => {
    // Addresses in any form find their entry, so that no other redirect has to come first.
    const entry = byPath.get(canonicalPath(path));
    return entry && { to: entry.to, status: entry.isTemporary ? 302 : 301 };
  };
}

/** The program's own table; editors have one beside it (moved.server.ts). */
export const redirects: RedirectTable = redirectTable(REDIRECTS);
