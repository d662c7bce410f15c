import {
  ERASURE_KEY_SETTING,
  erasureFingerprint,
  erasureKeyValue,
} from "../../packages/lib/erasures/fingerprint.ts";
import type { Core } from "../core.ts";
import type { Caller } from "../security/caller.ts";
import { removeRows } from "./remove.ts";
import type { Key, Written } from "./written.ts";

/**
 * What the website brings of somebody who was erased after sending it goes again in the transaction that
 * stores it, its file too: asked before, a deliverer may have been told "no" a moment too early.
 * To whoever brings it, it is a lead that staff have deleted by now.
 */
export async function forgetErasedSenders(
  core: Core,
  { policy }: Caller,
  { action, items }: Written,
): Promise<void> {
  if (action !== "create" || policy !== "public") return;
  const key = await readKey(core);
  if (key === undefined) return;
  const erased: Key[] = [];
  for (const { key: id, columns } of items) {
    if (
      await isErased(
        core,
        erasureFingerprint(key, String(columns.email)),
        String(columns.submitted),
      )
    )
      erased.push(id);
  }
  // Before the commit: should that fail, everything of theirs is brought, and goes, once more.
  await core.files.remove(await removeRows(core, "leads", erased));
}

/** Undefined as long as nobody was ever erased. */
async function readKey({ db }: Core): Promise<string | undefined> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", ERASURE_KEY_SETTING)
    .executeTakeFirst();
  if (typeof row?.value !== "string") return undefined;
  return erasureKeyValue.safeParse(JSON.parse(row.value)).data;
}

async function isErased({ db }: Core, address: string, submitted: string): Promise<boolean> {
  const row = await db
    .selectFrom("erasures")
    .select("id")
    .where("address", "=", address)
    .where("erased", ">=", submitted)
    .executeTakeFirst();
  return row !== undefined;
}
