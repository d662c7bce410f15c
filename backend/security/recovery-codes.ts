import type { Core } from "../core.ts";
import { inTransaction } from "../db/transaction.ts";
import { hashToken } from "./tokens.ts";

const CODES = 10;
/** 80 random bits, 16 letters: nobody finds one by trying, so a plain digest is enough. */
const CODE_BYTES = 10;
/** Base 32 without what is taken for another: no i, l, o and u. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const GROUP = /.{4}/g;
const CODE = /^[a-z0-9]{16}$/;

/** However a person types it. */
const tidy = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, "");

/** Whether somebody means a recovery code, and not the six digits of an app. */
export const looksLikeRecoveryCode = (typed: string): boolean => CODE.test(tidy(typed));

/** Ten new codes, to be shown once; the ones before are void. Only their hashes are kept. */
export async function newRecoveryCodes(core: Core, user: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => newCode(core.randomBytes));
  const rows = codes.map((code) => ({ user, hash: hashToken(tidy(code)) }));
  await inTransaction(core, async (core) => {
    await forgetRecoveryCodes(core, user);
    await core.db.insertInto("recovery_codes").values(rows).execute();
  });
  return codes;
}

/** True once for each code. */
export async function spendRecoveryCode(
  { db }: Core,
  user: string,
  typed: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_codes")
    .where("user", "=", user)
    .where("hash", "=", hashToken(tidy(typed)))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function forgetRecoveryCodes({ db }: Core, user: string): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user", "=", user).execute();
}

function newCode(randomBytes: Core["randomBytes"]): string {
  const bits = [...randomBytes(CODE_BYTES)]
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("");
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]);
  return letters.join("").match(GROUP)?.join("-") ?? "";
}
