import { normaliseEmail } from "../packages/lib/valid/email.ts";
import type { Core } from "./core.ts";
import { inTransaction } from "./db/transaction.ts";
import { ROLE_IDS } from "./permissions.ts";
import { audit } from "./security/audit.ts";
import { newUuid } from "./security/tokens.ts";

const DEFAULT_EMAIL = "admin@example.com";
const GENERATED_PASSWORD_BYTES = 18;

/** Sign-in of an administrator that was just made; the password is shown once and kept nowhere. */
export type FirstAdmin = { email: string; password: string };

/**
 * Makes an administrator when there is none. Answers how to sign in only when the password was
 * generated. An operator's own password is taken as it is: env.ts checks its length.
 */
export async function ensureAdministrator(
  core: Core,
  email: string | undefined,
  password: string | undefined,
): Promise<FirstAdmin | undefined> {
  if (await hasAdministrator(core)) return undefined;
  const address = normaliseEmail(email ?? DEFAULT_EMAIL);
  if (address === null) throw new Error("The administrator's e-mail address is malformed.");
  const generated = Buffer.from(core.randomBytes(GENERATED_PASSWORD_BYTES)).toString("base64url");
  const stored = await core.passwords.hash(password ?? generated);
  const isMade = await inTransaction(core, async (core) => {
    // Another process may have been first, while this one hashed.
    if (await hasAdministrator(core)) return false;
    const id = newUuid(core.randomBytes);
    const account = { id, email: address, password: stored, role: ROLE_IDS.administrator };
    await core.db.insertInto("users").values(account).execute();
    const nowhere = { ip: null, userAgent: null };
    await audit(core, nowhere, { action: "create", user: null, collection: "users", item: id });
    return true;
  });
  return isMade && password === undefined ? { email: address, password: generated } : undefined;
}

async function hasAdministrator({ db }: Core): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", ROLE_IDS.administrator)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
