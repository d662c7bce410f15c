import type { PersonId } from "../../content/facts/people.ts";
import type { Topic } from "./contact/schema.ts";
import type { FormId } from "./form-ids.ts";

/** Who answers which matter of the contact form; data protection is the house's, not a person's. */
export const TOPIC_PEOPLE = {
  creator: "maria-kallis",
  brand: "ana-reed",
  live: "mei-lin-chou",
  production: "jack-moran",
  job: "daniel-osei",
  press: "theo-marsh",
  data: undefined,
} as const satisfies Record<Topic, PersonId | undefined>;

const FORM_PEOPLE: Readonly<Record<FormId, PersonId | undefined>> = {
  "creators-join": "maria-kallis",
  "brands-join": "ana-reed",
  "brands-campaigns": "ana-reed",
  "careers-apply": "daniel-osei",
  contact: undefined,
};

/** Whom a sender asks when they hear nothing. */
export function whomToAsk(form: FormId, topic: string | undefined): PersonId | undefined {
  const people: Readonly<Record<string, PersonId | undefined>> = TOPIC_PEOPLE;
  return form === "contact" ? people[topic ?? ""] : FORM_PEOPLE[form];
}
