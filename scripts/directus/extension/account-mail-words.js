const paragraphs = (...lines) => `${lines.join("\n\n")}\n`;

/**
 * What backend/mail/messages.ts says, which a test holds this against: this folder is copied by itself. A
 * Directus's link for a new password holds for a day.
 */
const WORDS = {
  reset: {
    en: ({ siteName, link }) => ({
      subject: `Choose a new password for ${siteName}`,
      text: paragraphs(
        "Hello,",
        `Someone asked for a new password for your ${siteName} account. If it was you, choose one here within a day:`,
        link,
        "If it was not you, there is nothing to do: your password stays as it is.",
      ),
    }),
    el: ({ siteName, link }) => ({
      subject: `Νέος κωδικός για την ${siteName}`,
      text: paragraphs(
        "Γεια σας,",
        `Κάποιος ζήτησε νέο κωδικό για τον λογαριασμό σας στην ${siteName}. Αν το ζητήσατε εσείς, ορίστε τον εδώ μέσα σε μία ημέρα:`,
        link,
        "Αν δεν το ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα: ο κωδικός σας μένει όπως είναι.",
      ),
    }),
  },
  invitation: {
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
  },
};

/** Subject and text of a mail about an account, of the kind `reset` or `invitation`. */
export const accountMail = (kind, language, words) => WORDS[kind][language](words);
