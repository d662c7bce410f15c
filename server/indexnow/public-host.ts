import { isIP } from "node:net";

/** Ends of names that nobody outside resolves (RFC 2606, 6761, 6762, 8375, ICANN's .internal). */
const PRIVATE_ENDS = new Set([
  ...["localhost", "local", "internal", "lan", "home", "corp", "intranet"],
  ...["test", "example", "invalid", "onion", "arpa"],
]);

/** Whether a site is where a search engine can find it: by a name of its own, at the usual port. */
export function isPublicHost({ hostname, port }: URL): boolean {
  const names = hostname.replace(/\.$/, "").split(".");
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0 || names.length < 2 || port !== "") return false;
  return !PRIVATE_ENDS.has(names.at(-1) ?? "");
}
