import { expect, it } from "vitest";
import { invitationMail, type MailText, resetMail } from "./messages.ts";

const HOOK = new URL("../../scripts/directus/extension/account-mail-words.js", import.meta.url);
const WORDS = { siteName: "B4", link: "https://b4.example/account/reset-password?token=a" };
/** How long a link for a new password holds: here, and at a Directus. */
const HOLDS = {
  en: ["within an hour", "within a day"],
  el: ["μέσα σε μία ώρα", "μέσα σε μία ημέρα"],
} as const;

it.each(["en", "el"] as const)("a Directus's hook says the same in %s", async (language) => {
  const { accountMail } = (await import(HOOK.href)) as {
    accountMail(kind: string, language: string, words: typeof WORDS): MailText;
  };
  const [hour, day] = HOLDS[language];
  const { subject, text } = resetMail(language, WORDS);
  expect(text).toContain(hour);
  expect(accountMail("reset", language, WORDS)).toEqual({
    subject,
    text: text.replace(hour, day),
  });
  expect(accountMail("invitation", language, WORDS)).toEqual(invitationMail(language, WORDS));
});
