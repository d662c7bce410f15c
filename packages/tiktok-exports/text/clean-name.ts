import { MAX_NAME_LENGTH } from "../limits.ts";

/**
 * A file's or entry's name for display and keys: the last path part, without control and
 * direction characters, bounded. Nothing here writes files, so a path in it can do no harm; it
 * must only not mislead the person who reads it.
 */
export function cleanName(name: string): string {
  const base = name.split(/[/\\]/).filter(Boolean).at(-1) ?? "";
  const visible = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").trim();
  return visible.length > MAX_NAME_LENGTH ? `${visible.slice(0, MAX_NAME_LENGTH - 1)}…` : visible;
}
