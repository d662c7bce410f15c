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
export function newRecoveryCodes(core: Core, user: string): string[] {
  const codes = Array.from({ length: CODES }, () => newCode(core.randomBytes));
  inTransaction(core.db, () => {
    forgetRecoveryCodes(core, user);
    const insert = core.db.prepare("INSERT INTO recovery_codes (user, hash) VALUES (?, ?)");
    for (const code of codes) insert.run(user, hashToken(tidy(code)));
  });
  return codes;
}

/** True once for each code. */
export function spendRecoveryCode(core: Core, user: string, typed: string): boolean {
  const { changes } = core.db
    .prepare("DELETE FROM recovery_codes WHERE user = ? AND hash = ?")
    .run(user, hashToken(tidy(typed)));
  return changes === 1;
}

export function forgetRecoveryCodes(core: Core, user: string): void {
  core.db.prepare("DELETE FROM recovery_codes WHERE user = ?").run(user);
}

function newCode(randomBytes: Core["randomBytes"]): string {
  const bits = [...randomBytes(CODE_BYTES)]
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("");
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]);
  return letters.join("").match(GROUP)?.join("-") ?? "";
}
