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
export function checkMails(core: Core, caller: Caller, { action, items }: Written): void {
  for (const { key } of items) {
    const mail = readMail(core, String(key));
    if (action === "create" && !maySend(core, caller, mail)) {
      throw forbidden("A mail goes to the sender of the lead that it is about.");
    }
    if (caller.user === null) continue;
    const detail = action === "create" ? mail.reference : mail.status;
    const entry = { action, user: caller.user, collection: "outbox", item: mail.id } as const;
    audit(core, caller, { ...entry, ...(detail !== null && { detail }) });
  }
}

function maySend(core: Core, { policy }: Caller, mail: Mail): boolean {
  const isToSender = mail.email !== null && mail.recipient === mail.email;
  switch (policy) {
    case "administrator":
      return true;
    case "editor":
      return isToSender || (mail.guardian !== null && mail.recipient === mail.guardian);
    case "public": {
      const isReceipt = mail.lead !== null && mail.id === mailKey(mail.lead, "receipt");
      if (mail.replyTo !== null && mail.replyTo !== mail.email) return false;
      return (isToSender && isReceipt) || isOfTheHouse(core, mail.recipient);
    }
    default:
      return false;
  }
}

/** An address that is told of leads, or somebody who works on them. */
function isOfTheHouse({ db, houseAddresses }: Core, recipient: string): boolean {
  if (houseAddresses.has(recipient)) return true;
  const staff = db.prepare(
    "SELECT 1 FROM users WHERE email = ? AND status = 'active' AND role IN (?, ?)",
  );
  return staff.get(recipient, ROLE_IDS.administrator, ROLE_IDS.editor) !== undefined;
}

function readMail({ db }: Core, key: string): Mail {
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  const row = db
    .prepare(
      `SELECT outbox.id, recipient, status, reply_to, lead, leads.email, leads.reference,
         leads.guardian_email
       FROM outbox LEFT JOIN leads ON leads.id = outbox.lead WHERE outbox.id = ?`,
    )
    .get(key);
  return {
    id: key,
    recipient: String(row?.recipient),
    status: String(row?.status),
    replyTo: text(row?.reply_to),
    lead: text(row?.lead),
    email: text(row?.email),
    reference: text(row?.reference),
    guardian: text(row?.guardian_email),
  };
}
