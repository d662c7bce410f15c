import { shortenedAhead, tidyLine } from "./text.ts";

/** Longest name of a file, in characters. */
export const FILE_LABEL_LENGTH = 150;
/** Of what a program sends as a name, more is not looked at. */
const GIVEN_LENGTH = 4096;

/** A file's name for people: no folders, on one line, its ending kept; "file" for none. */
export function fileLabel(filename: string): string {
  const given = filename.slice(-GIVEN_LENGTH);
  const name = given.slice(Math.max(given.lastIndexOf("/"), given.lastIndexOf("\\")) + 1);
  return shortenedAhead(tidyLine(name), FILE_LABEL_LENGTH) || "file";
}
