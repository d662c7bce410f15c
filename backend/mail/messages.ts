import type { Language } from "../options.ts";

export type MailText = { subject: string; text: string };
type Words = { siteName: string; link: string };

const paragraphs = (...lines: string[]) => `${lines.join("\n\n")}\n`;

const RESET: Record<Language, (words: Words) => MailText> = {
  en: ({ siteName, link }) => ({
    subject: `Choose a new password for ${siteName}`,
    text: paragraphs(
      "Hello,",
      `Someone asked for a new password for your ${siteName} account. If it was you, choose one here within an hour:`,
      link,
      "If it was not you, there is nothing to do: your password stays as it is.",
    ),
  }),
  el: ({ siteName, link }) => ({
    subject: `Νέος κωδικός για την ${siteName}`,
    text: paragraphs(
      "Γεια σας,",
      `Κάποιος ζήτησε νέο κωδικό για τον λογαριασμό σας στην ${siteName}. Αν το ζητήσατε εσείς, ορίστε τον εδώ μέσα σε μία ώρα:`,
      link,
      "Αν δεν το ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα: ο κωδικός σας μένει όπως είναι.",
    ),
  }),
};

const INVITATION: Record<Language, (words: Words) => MailText> = {
  en: ({ siteName, link }) => ({
    subject: `Your invitation to ${siteName}`,
    text: paragraphs(
      "Hello,",
      `You have been invited to work on ${siteName}. Choose a password within seven days and you are in:`,
      link,
      "If you did not expect this, ignore it: without a password no account opens.",
    ),
  }),
  el: ({ siteName, link }) => ({
    subject: `Η πρόσκλησή σας στην ${siteName}`,
    text: paragraphs(
      "Γεια σας,",
      `Σας περιμένουμε στην ομάδα της ${siteName}. Ορίστε έναν κωδικό μέσα σε επτά ημέρες και ο λογαριασμός σας ανοίγει:`,
      link,
      "Αν δεν περιμένατε πρόσκληση, αγνοήστε το μήνυμα: χωρίς κωδικό δεν ανοίγει λογαριασμός.",
    ),
  }),
};

/** The mail with the link that sets a new password; the link holds for an hour. */
export const resetMail = (language: Language, words: Words) => RESET[language](words);

/** The mail with the link that accepts an invitation; the link holds for seven days. */
export const invitationMail = (language: Language, words: Words) => INVITATION[language](words);

/** The language of a stored locale such as `el-GR`; null when it is none of ours. */
export function mailLanguage(locale: unknown): Language | null {
  if (typeof locale !== "string") return null;
  const [language] = locale.toLowerCase().split("-");
  return language === "en" || language === "el" ? language : null;
}
