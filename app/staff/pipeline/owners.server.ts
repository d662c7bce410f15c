import type { Backend } from "../../api/backend.server.ts";
import { readColleagues } from "../../api/users.server.ts";
import { personName } from "../person-name.ts";

/** Who can look after a lead, by key; also whoever once did. */
export async function readOwners(backend: Backend): Promise<ReadonlyMap<string, string>> {
  const colleagues = await readColleagues(backend);
  return new Map(colleagues.map((person) => [person.id, personName(person)]));
}

/** An owner's name; null is nobody. */
export function ownerName(
  owners: ReadonlyMap<string, string>,
  owner: string | null | undefined,
  words: { nobody: string; gone: string },
): string {
  return owner ? (owners.get(owner) ?? words.gone) : words.nobody;
}
