import type { OfficeId } from "./offices.ts";

/** A name as each language writes it; keys are the locales' codes. */
export type Name = { readonly en: string; readonly el: string };

/** The people who sign articles and answer questions. Sample data, easy to replace. */
export const PEOPLE = [
  { id: "maria-kallis", office: "athens", name: { en: "Maria Kallis", el: "Μαρία Κάλλη" } },
  { id: "theo-marsh", office: "london", name: { en: "Theo Marsh", el: "Θίο Μαρς" } },
  { id: "ana-reed", office: "philadelphia", name: { en: "Ana Reed", el: "Άνα Ριντ" } },
  { id: "daniel-osei", office: "west-chester", name: { en: "Daniel Osei", el: "Ντάνιελ Οσέι" } },
  { id: "mei-lin-chou", office: "taipei", name: { en: "Mei-Lin Chou", el: "Μέι-Λιν Τσόου" } },
  { id: "jack-moran", office: "sydney", name: { en: "Jack Moran", el: "Τζακ Μόραν" } },
] as const satisfies readonly { id: string; office: OfficeId; name: Name }[];

export type PersonId = (typeof PEOPLE)[number]["id"];

/** Names by id. */
export const PERSON_NAMES = Object.fromEntries(
  PEOPLE.map(({ id, name }) => [id, name]),
) as Readonly<Record<PersonId, Name>>;
