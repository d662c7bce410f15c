import type { PersonId } from "../../../content/facts/people.ts";

const tools = import.meta.glob<string>("/app/design/assets/drawn/tools/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** What somebody works with, as an address (180 × 320). The stage has their portrait already. */
export function toolOf(person: PersonId): string {
  const tool = tools[`/app/design/assets/drawn/tools/${person}.svg`];
  if (!tool) throw new Error(`No tool for ${person}`);
  return tool;
}
