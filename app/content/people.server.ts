import { type OfficeId, officeOf } from "../../content/facts/offices.ts";
import { PEOPLE, type PersonId } from "../../content/facts/people.ts";
import type { Content } from "./content.server.ts";
import type { OfficeTimeZone } from "./local-time.ts";

/** A person as pages show them: words in one language, portrait as an address (180 × 320). */
export type Person = {
  id: PersonId;
  name: string;
  role: string;
  office: OfficeId;
  city: string;
  timeZone: OfficeTimeZone;
  portrait: string;
};

const portraits = import.meta.glob<string>("/app/design/assets/drawn/portraits/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** All people, in the order of content/facts/people.ts. Throws when a portrait is not drawn. */
export function peopleIn(content: Content): Person[] {
  const { offices } = content.words("shell");
  const words = content.words("team").people;
  return PEOPLE.map(({ id, office }) => {
    const portrait = portraits[`/app/design/assets/drawn/portraits/${id}.svg`];
    if (!portrait) throw new Error(`No portrait for ${id}`);
    const { name, role } = words[id];
    return {
      id,
      name,
      role,
      office,
      city: offices[office].city,
      timeZone: officeOf(office).timeZone,
      portrait,
    };
  });
}

export function personIn(content: Content, id: PersonId): Person {
  const person = peopleIn(content).find((candidate) => candidate.id === id);
  if (!person) throw new Error(`No person ${id}`);
  return person;
}
