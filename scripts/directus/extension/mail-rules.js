import { createHash } from "node:crypto";
import { forbidden } from "./refusal.js";

/** The role of the website's token (backend/permissions.ts). */
const PUBLIC_ROLE = "f61d2a98-0b37-4c5e-8e4f-92a7c3d5b016";
/** What is on its way or gone can't be called back. */
const FINAL_STATUSES = ["sending", "sent"];
const NOT_ALLOWED = "A mail goes to the sender of the lead that it is about.";

/** The key of a lead's receipt, as packages/lib/mails/mail-key.ts makes it. */
function receiptKey(lead) {
  const hex = createHash("sha256").update(`mail receipt ${lead}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const normalised = (address) =>
  typeof address === "string" ? address.trim().normalize("NFC").toLowerCase() : "";

/** The site's CONTACT_EMAIL and NOTICE_EMAILS; Directus makes a list of what has commas. */
function houseAddresses({ CONTACT_EMAIL, NOTICE_EMAILS }) {
  const named = [NOTICE_EMAILS ?? []].flat().flatMap((part) => String(part).split(","));
  return new Set(
    [CONTACT_EMAIL, ...named.map((part) => part.split("=").at(-1))].map(normalised).filter(Boolean),
  );
}

/**
 * Who may write to whom, as backend/write/mail-rules.ts has it: editors to the sender of a lead, about
 * it, and to the guardian whom that sender named; the website to that sender once, and to the house; administrators to anybody.
 */
export function createMailRules({ database, env }) {
  const house = houseAddresses(env);

  async function isOfTheHouse(address) {
    if (house.has(address)) return true;
    const staff = await database("directus_users")
      .whereRaw("lower(email) = ?", [address])
      .where({ status: "active" })
      .whereNotNull("role")
      .whereNot({ role: PUBLIC_ROLE })
      .first("id");
    return staff !== undefined;
  }

  async function maySend({ id, recipient, reply_to, lead }, { role }) {
    const address = normalised(recipient);
    const row =
      typeof lead === "string" &&
      (await database("leads").where({ id: lead }).first("email", "guardian_email"));
    const isToSender = Boolean(row) && normalised(row.email) === address;
    const isToGuardian = Boolean(row?.guardian_email) && normalised(row.guardian_email) === address;
    if (role !== PUBLIC_ROLE) return isToSender || isToGuardian;
    if (reply_to && normalised(reply_to) !== normalised(row?.email)) return false;
    const isReceipt = typeof lead === "string" && id === receiptKey(lead.toLowerCase());
    return (isToSender && isReceipt) || (await isOfTheHouse(address));
  }

  return {
    /** Of addresses that notices are to go to, those that they would be refused for. */
    async refusedNotices(addresses) {
      const known = await Promise.all(addresses.map((one) => isOfTheHouse(normalised(one))));
      return addresses.filter((_, index) => !known[index]);
    },
    /** Before a mail is stored. Nobody in particular is Directus itself. */
    async create(payload, { accountability }) {
      const isTrusted = !accountability || accountability.admin;
      if (!isTrusted && !(await maySend(payload, accountability))) throw forbidden(NOT_ALLOWED);
      return payload;
    },
    /** Before mails are changed. */
    async update(payload, { keys }, { accountability }) {
      if (!accountability) return payload;
      const final = await database("outbox")
        .whereIn("id", keys)
        .whereIn("status", FINAL_STATUSES)
        .first("id");
      if (final) throw forbidden("What was sent was sent.");
      return payload;
    },
  };
}
