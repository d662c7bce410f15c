import { normaliseEmail } from "../../packages/lib/valid/email.ts";
import { isUuid } from "../../packages/lib/valid/formats.ts";
import type { Core } from "../core.ts";
import { inTransaction } from "../db/transaction.ts";
import { data, noContent } from "../http/answer.ts";
import { type JsonObject, optionalText, readJsonObject, requiredText } from "../http/body.ts";
import { forbidden, invalidPayload, invalidToken } from "../http/errors.ts";
import { type Call, route } from "../http/router.ts";
import {
  type Destination,
  defaultDestination,
  linkWithToken,
  mailDestination,
} from "../mail/links.ts";
import { invitationMail, mailLanguage } from "../mail/messages.ts";
import { putMail } from "../mail/put-mail.ts";
import type { Language } from "../options.ts";
import { audit } from "../security/audit.ts";
import { type Caller, identify } from "../security/caller.ts";
import { deviceAfterLink } from "../security/devices.ts";
import { issueToken } from "../security/one-time-tokens.ts";
import { newUuid } from "../security/tokens.ts";
import { takeLinkedPassword } from "./linked-password.ts";

/** Most people invited by one request. */
const MAX_INVITATIONS = 50;
const LOCALES = { en: "en-US", el: "el-GR" } as const;

function recipients(body: JsonObject): string[] {
  const list = Array.isArray(body.email) ? body.email : [requiredText(body, "email")];
  if (list.length === 0 || list.length > MAX_INVITATIONS) {
    throw invalidPayload(`"email" must name 1 to ${MAX_INVITATIONS} addresses`);
  }
  return list.map((entry) => {
    const email = normaliseEmail(entry);
    if (email === null) throw invalidPayload('"email" must be a valid email');
    return email;
  });
}

async function knownRole({ db }: Core, role: string): Promise<string> {
  if (!isUuid(role)) throw invalidPayload('"role" must be a valid GUID');
  const row = await db
    .selectFrom("roles")
    .select("id")
    .where("id", "=", role.toLowerCase())
    .executeTakeFirst();
  if (!row) throw invalidPayload('"role" has to be an existing role');
  return row.id;
}

/** The account and the language it reads: its own, or the one of the page it is invited to. */
async function invited({ db, randomBytes }: Core, email: string, role: string, speaks: Language) {
  const row = await db
    .selectFrom("users")
    .select(["id", "status", "language"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (row) {
    if (row.status !== "invited") return null;
    await db.updateTable("users").set({ role }).where("id", "=", row.id).execute();
    return { user: row.id, language: mailLanguage(row.language) ?? speaks };
  }
  const user = newUuid(randomBytes);
  const account = { id: user, email, role, language: LOCALES[speaks], status: "invited" };
  await db.insertInto("users").values(account).execute();
  return { user, language: speaks };
}

/** Makes the account, or renews the invitation of one not accepted yet; an account that is in use
 * stays as it is. */
async function inviteOne(
  core: Core,
  caller: Caller,
  email: string,
  role: string,
  to?: Destination,
): Promise<void> {
  const { allowedOrigins } = core;
  const speaks = to?.language ?? allowedOrigins[0]?.language ?? "en";
  const account = await invited(core, email, role, speaks);
  if (!account) return;
  const { user, language } = account;
  const page = to ?? defaultDestination("invite", language, allowedOrigins);
  const link = linkWithToken(page, await issueToken(core, "invite", user));
  const words = invitationMail(language, { siteName: core.siteName, link });
  await putMail(core, { to: email, language, ...words });
  await audit(core, caller, {
    action: "invite",
    user: caller.user,
    collection: "users",
    item: user,
  });
}

async function invite(call: Call): Promise<Response> {
  const { core } = call;
  const caller = await identify(call);
  if (caller.policy !== "administrator") throw forbidden();
  const body = await readJsonObject(call.request);
  const emails = recipients(body);
  const role = await knownRole(core, requiredText(body, "role"));
  const inviteUrl = optionalText(body, "invite_url");
  const destination =
    inviteUrl === undefined ? undefined : mailDestination(inviteUrl, "invite", core.allowedOrigins);
  await inTransaction(core, async (core) => {
    for (const email of emails) await inviteOne(core, caller, email, role, destination);
  });
  core.outbox.deliverSoon();
  return noContent();
}

/** Sets the first password of an invited account, once: 403 INVALID_TOKEN after that. */
async function accept(call: Call): Promise<Response> {
  const link = { purpose: "invite", status: "invited" } as const;
  const accepted = await takeLinkedPassword(call, link, async (core, { user, password, from }) => {
    const row = await core.db
      .updateTable("users")
      .set({ password, status: "active" })
      .where("id", "=", user)
      .where("status", "=", "invited")
      .returning("email")
      .executeTakeFirst();
    // Suspended while the password was being hashed.
    if (!row) throw invalidToken();
    await audit(core, from, { action: "invite_accepted", user, collection: "users", item: user });
    const device = await deviceAfterLink({ core, request: call.request }, user);
    // The site signs in with what was chosen just now, and a link says nothing of whose it is.
    return device === null ? null : { device, email: row.email };
  });
  return accepted === null ? noContent() : data(accepted);
}

/** /users/invite: new colleagues (spec, section 7). */
export const inviteRoutes = [
  route("POST", "/users/invite", invite),
  route("POST", "/users/invite/accept", accept),
];
