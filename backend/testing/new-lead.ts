import { randomBytes, randomUUID } from "node:crypto";

const DAY_MS = 24 * 60 * 60 * 1000;

type Json = Record<string, unknown>;

/** A lead as the site sends it, with a key and a reference that nobody has used. */
export function newLead(differing: Json = {}) {
  const id = randomUUID();
  return {
    id,
    reference: `B4-${randomBytes(6).toString("hex").toUpperCase()}`,
    form: "contact",
    locale: "en",
    name: "Maria Pappa",
    email: "maria@people.example.com",
    summary: "Press",
    source: "direct",
    consent_version: "2026-11",
    submitted: new Date().toISOString(),
    retain_until: new Date(Date.now() + DAY_MS).toISOString(),
    payload: { message: "Hello" },
    ...differing,
  };
}
