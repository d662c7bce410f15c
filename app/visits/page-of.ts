import { contractPage, entryPageOf, type PageKind, PRIVATE_PARTS } from "../pages.ts";

/**
 * The page that an address of ours belongs to, without anything that somebody typed or that names them:
 * its path in the contract, the pattern of a page of content, `/admin/…` for all of the staff area;
 * "" for everything else. Takes an address or a path.
 */
export function pageOf(address: string): string {
  const path = URL.parse(address, "http://localhost")?.pathname ?? "";
  const known = contractPage(path)?.path ?? entryPageOf(path)?.path;
  if (known) return known;
  const part = PRIVATE_PARTS.find((name) => path.startsWith(`/${name}/`));
  return part ? `/${part}/…` : "";
}

/** The kind of a public page; undefined for the staff area's, accounts, and addresses without a page. */
export function publicKindOf(address: string): PageKind | undefined {
  const path = URL.parse(address, "http://localhost")?.pathname ?? "";
  const kind = (contractPage(path) ?? entryPageOf(path))?.kind;
  return kind === "staff" ? undefined : kind;
}
