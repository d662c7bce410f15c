import { existsSync, readFileSync } from "node:fs";
import { generateIdentity, identityToRecipient } from "age-encryption";

const IDENTITY = /^AGE-SECRET-KEY-[A-Z0-9-]+$/;

/** A new pair: whoever has `identity` reads what was made for `recipient`. */
export async function newKeys(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** BACKUP_IDENTITY: the key itself, or a file in which it stands on a line. Empty: none. */
export function identitiesFrom(value: string | undefined): string[] {
  if (value === undefined) return [];
  const text = existsSync(value) ? readFileSync(value, "utf8") : value;
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => IDENTITY.test(line));
}
