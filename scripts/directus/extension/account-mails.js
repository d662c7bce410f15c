import { randomUUID } from "node:crypto";
import { accountMail } from "./account-mail-words.js";

/** Directus's templates, and the list of addresses that their links may lead to. */
const MAILS = {
  "password-reset": { kind: "reset", list: "PASSWORD_RESET_URL_ALLOW_LIST" },
  "user-invitation": { kind: "invitation", list: "USER_INVITE_URL_ALLOW_LIST" },
};
const LOCALES = { en: "en-US", el: "el-GR" };
const DEFAULT_SITE_NAME = "B4";

const languageOf = (locale) => {
  const [language] = String(locale ?? "")
    .toLowerCase()
    .split("-");
  return Object.hasOwn(LOCALES, language) ? language : undefined;
};

const originOf = (address) => URL.parse(String(address))?.origin;

/**
 * Turns Directus's mails with links to the site's account pages into the site's own: in the account's
 * language, else in that of the page that the link leads to, and by way of the outbox, which tries again.
 * Mails that lead to Directus's studio stay Directus's.
 */
export function createAccountMails({ database, env, isApplied, deliver }) {
  const siteName = String(env.SITE_NAME ?? DEFAULT_SITE_NAME);
  const addressesOf = (list) => [env[list] ?? []].flat().map(String);
  /** The Greek site; where nobody has said which it is, the second address of the list. */
  const greek = originOf(env.SITE_URL_EL ?? addressesOf("PASSWORD_RESET_URL_ALLOW_LIST")[1]);
  const isOurs = (link, list) =>
    addressesOf(list).some((address) => link === address || link.startsWith(`${address}?`));

  async function languageFor(email, link) {
    const speaks = originOf(link) === greek ? "el" : "en";
    const account = database("directus_users").whereRaw("lower(email) = ?", [email.toLowerCase()]);
    const row = await account.clone().first("language", "status");
    const language = languageOf(row?.language);
    // Whoever is invited from a site reads its language, until they say otherwise.
    if (row?.status === "invited" && !language) await account.update({ language: LOCALES[speaks] });
    return language ?? speaks;
  }

  return async (mail) => {
    const { kind, list } = MAILS[mail.template?.name] ?? {};
    const link = mail.template?.data?.url;
    const recipient = mail.to;
    if (!kind || typeof link !== "string" || typeof recipient !== "string") return mail;
    if (!isOurs(link, list) || !(await isApplied())) return mail;
    const language = await languageFor(recipient, link);
    const { subject, text } = accountMail(kind, language, { siteName, link });
    const now = new Date();
    await database("outbox").insert({
      ...{ id: randomUUID(), recipient, subject, body: text, language },
      ...{ status: "waiting", attempts: 0, created: now, next_attempt: now },
    });
    void deliver();
    // Nothing is left for Directus to send.
    return null;
  };
}
