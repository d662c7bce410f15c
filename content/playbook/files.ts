/** The printed playbook. Written by scripts/print-playbook.ts: run it again rather than edit. */
export const PLAYBOOK_FILES = {
  en: { path: "/playbook/b4-playbook-en.pdf", pages: 13, bytes: 201903 },
  el: { path: "/playbook/b4-playbook-el.pdf", pages: 13, bytes: 210641 },
} as const;
