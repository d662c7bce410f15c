import type { Group } from "./found.ts";

/** One thing that can be found. */
export type SearchDocument = {
  group: Group;
  url: string;
  title: string;
  /** What it is called elsewhere: in navigation, as a headline, by its address. */
  names: readonly string[];
  /** What it is called in the other language. */
  otherNames: readonly string[];
  /** Names of its parts, of people and places on it. */
  headings: readonly string[];
  /** Its texts, the most telling first; excerpts come from here. */
  texts: readonly string[];
};
