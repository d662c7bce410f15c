/** The printed playbook. Written by scripts/print-playbook.ts: run it again rather than edit. */
export const PLAYBOOK_FILES = {
  en: { path: "/playbook/b4-playbook-en.pdf", pages: 13, bytes: 202009 },
  el: { path: "/playbook/b4-playbook-el.pdf", pages: 13, bytes: 245172 },
} as const;
