/** The printed playbook. Written by scripts/print-playbook.ts: run it again rather than edit. */
export const PLAYBOOK_FILES = {
  en: { path: "/playbook/b4-playbook-en.pdf", pages: 13, bytes: 201874 },
  el: { path: "/playbook/b4-playbook-el.pdf", pages: 13, bytes: 210602 },
} as const;

/** Marks of the words that were printed (scripts/playbook-words.ts). */
export const PLAYBOOK_WORDS = { en: "da3b7af32ad14b56", el: "a6e6e623b829567e" } as const;
