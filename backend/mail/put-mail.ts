import { type Core, timestamp } from "../core.ts";
import type { Language } from "../options.ts";
import { newUuid } from "../security/tokens.ts";

export type NewMail = { to: string; subject: string; text: string; language: Language };

type Keeper = Pick<Core, "db" | "now" | "randomBytes">;

/** Stores a mail, inside the caller's transaction, and answers its key; `deliver` sends it afterwards. */
export async function putMail(core: Keeper, mail: NewMail): Promise<string> {
  const id = newUuid(core.randomBytes);
  const time = timestamp(core);
  await core.db
    .insertInto("outbox")
    .values({
      ...{ id, recipient: mail.to, subject: mail.subject, body: mail.text },
      ...{ language: mail.language, status: "waiting", created: time, next_attempt: time },
    })
    .execute();
  return id;
}

/** Stores and removes again: the same work as `putMail`, for an address that gets nothing. */
export async function putNoMail(core: Keeper, mail: NewMail): Promise<void> {
  const id = await putMail(core, mail);
  await core.db.deleteFrom("outbox").where("id", "=", id).execute();
}
