import { mailAttempts } from "../../packages/lib/limits/account-rules.ts";
import { normaliseEmail } from "../../packages/lib/valid/email.ts";
import { inTransaction } from "../db/transaction.ts";
import { data, noContent } from "../http/answer.ts";
import { optionalText, readJsonObject, requiredText } from "../http/body.ts";
import { type Call, route } from "../http/router.ts";
import { defaultDestination, linkWithToken, mailDestination } from "../mail/links.ts";
import { mailLanguage, resetMail } from "../mail/messages.ts";
import { putMail, putNoMail } from "../mail/put-mail.ts";
import { audit } from "../security/audit.ts";
import { origin } from "../security/caller.ts";
import { deviceAfterLink, devicesOf, knownDevice } from "../security/devices.ts";
import type { Attempt } from "../security/limits.ts";
import { issueToken, revokeTokens } from "../security/one-time-tokens.ts";
import { endSessionsOf } from "../security/sessions.ts";
import { takeLinkedPassword } from "./linked-password.ts";

const ownAttempt = (device: number): Attempt => ["mailByDevice", String(device)];

/**
 * Sends a reset link, if there is such an account; says 204 either way. Both ways write the same
 * rows in one transaction, so that neither the answer nor its time tells which it was.
 */
async function request(call: Call): Promise<Response> {
  const { core } = call;
  const body = await readJsonObject(call.request);
  const given = requiredText(body, "email");
  const resetUrl = optionalText(body, "reset_url");
  const { allowedOrigins } = core;
  const wanted =
    resetUrl === undefined ? undefined : mailDestination(resetUrl, "reset", allowedOrigins);
  const from = origin(call);
  const email = normaliseEmail(given) ?? "nobody@invalid.example";
  const device = await knownDevice(core, email, devicesOf(call.request));
  await core.limits.take(device === null ? mailAttempts(email, from.ip) : [ownAttempt(device)]);

  await inTransaction(core, async (core) => {
    const row = await core.db
      .selectFrom("users")
      .select(["id", "language"])
      .where("email", "=", email)
      .where("status", "=", "active")
      .executeTakeFirst();
    const user = row?.id ?? null;
    const reads = mailLanguage(row?.language);
    const destination = wanted ?? defaultDestination("reset", reads, allowedOrigins);
    const link = linkWithToken(destination, await issueToken(core, "reset", user, device !== null));
    const language = reads ?? destination.language;
    const words = resetMail(language, { siteName: core.siteName, link });
    await (user ? putMail : putNoMail)(core, { to: email, language, ...words });
    const item = user === null ? {} : { item: user };
    await audit(core, from, { action: "password_requested", user, collection: "users", ...item });
  });
  core.outbox.deliverSoon();
  return noContent();
}

/**
 * Sets the password that a reset link allows, once. Signs the account out everywhere; the browser
 * that had the link is the one it is known by. 403 INVALID_TOKEN for a bad or used link, 400
 * FAILED_VALIDATION for a poor password.
 */
async function reset(call: Call): Promise<Response> {
  const link = { purpose: "reset", status: "active" } as const;
  const device = await takeLinkedPassword(call, link, async (core, { user, password, from }) => {
    await revokeTokens(core, "reset", user);
    await core.db.updateTable("users").set({ password }).where("id", "=", user).execute();
    await endSessionsOf(core, user);
    await audit(core, from, { action: "password_reset", user, collection: "users", item: user });
    return deviceAfterLink({ core, request: call.request }, user);
  });
  return device === null ? noContent() : data({ device });
}

/** /auth/password: a forgotten password (spec, section 7). */
export const passwordRoutes = [
  route("POST", "/auth/password/request", request),
  route("POST", "/auth/password/reset", reset),
];
