import { mailKey } from "../../packages/lib/mails/mail-key.ts";
import type { Core } from "../core.ts";
import { forbidden } from "../http/errors.ts";
import { ROLE_IDS } from "../permissions.ts";
import { audit } from "../security/audit.ts";
import type { Caller } from "../security/caller.ts";
import type { Written } from "./written.ts";

type Mail = {
  id: string;
  recipient: string;
  lead: string | null;
  status: string;
  replyTo: string | null;
  /** The lead's address and reference; null without a lead. */
  email: string | null;
  reference: string | null;
  /** Of the parent or guardian whom an applicant under 18 has named. */
  guardian: string | null;
};

/**
 * Who may write to whom in the house's name. Editors: to the sender of a lead, about it, and to the
 * guardian whom that sender named. The website: to that sender once, its receipt; and to the house,
 * where answers may go to that sender. Administrators: to anybody. What people write,
 * send again or keep back is in the audit log, with the lead's reference. Throws 403.
 */
export async function checkMails(
  core: Core,
  caller: Caller,
  { action, items }: Written,
): Promise<void> {
  for (const { key } of items) {
    const mail = await readMail(core, String(key));
    if (action === "create" && !(await maySend(core, caller, mail))) {
      throw forbidden("A mail goes to the sender of the lead that it is about.");
    }
    if (caller.user === null) continue;
    const detail = action === "create" ? mail.reference : mail.status;
    const entry = { action, user: caller.user, collection: "outbox", item: mail.id } as const;
    await audit(core, caller, { ...entry, ...(detail !== null && { detail }) });
  }
}

async function maySend(core: Core, { policy }: Caller, mail: Mail): Promise<boolean> {
  const isToSender = mail.email !== null && mail.recipient === mail.email;
  switch (policy) {
    case "administrator":
      return true;
    case "editor":
      return isToSender || (mail.guardian !== null && mail.recipient === mail.guardian);
    case "public": {
      const isReceipt = mail.lead !== null && mail.id === mailKey(mail.lead, "receipt");
      if (mail.replyTo !== null && mail.replyTo !== mail.email) return false;
      return (isToSender && isReceipt) || (await isOfTheHouse(core, mail.recipient));
    }
    default:
      return false;
  }
}

/** An address that is told of leads, or somebody who works on them. */
async function isOfTheHouse({ db, houseAddresses }: Core, recipient: string): Promise<boolean> {
  if (houseAddresses.has(recipient)) return true;
  const staff = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", recipient)
    .where("status", "=", "active")
    .where("role", "in", [ROLE_IDS.administrator, ROLE_IDS.editor])
    .executeTakeFirst();
  return staff !== undefined;
}

const readMail = ({ db }: Core, key: string): Promise<Mail> =>
  db
    .selectFrom("outbox")
    .leftJoin("leads", "leads.id", "outbox.lead")
    .select([
      "outbox.id",
      "outbox.recipient",
      "outbox.status",
      "outbox.reply_to as replyTo",
      "outbox.lead",
      "leads.email",
      "leads.reference",
      "leads.guardian_email as guardian",
    ])
    .where("outbox.id", "=", key)
    .executeTakeFirstOrThrow();
