import { basename } from "node:path";
import { withoutComments } from "./sheets.ts";

/** A text of the repository, by its path from the root. */
export type Text = { file: string; source: string };

const STRING = /"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g;
const NAME = /[A-Za-z_][\w-]*/g;
const WORD = /\w[\w-]*/g;
/** The part of a name before what is filled in: `is-${slug}`, `shot${index + 1}`. */
const START = /([A-Za-z_][\w-]*)\$\{/g;
const DIGITS = /^\d+$/;
const MEMBER = /\.([A-Za-z_]\w*)/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

/**
 * Classes that sheets have rules for and no component can have, as "file: .class". A component has one by
 * a string that holds it, or by a string that begins it and a number or a word of `sources` that ends
 * it; that of a module also as its member, where the module is imported. Words of a sentence count, too:
 * a few dead ones stay unseen, and none that lives is named.
 */
export function deadClasses(sheets: readonly Text[], sources: readonly Text[]): string[] {
  const code = sources.map(({ source }) => withoutComments(source));
  const names = new Set(code.flatMap(namesOf));
  const words = new Set(code.flatMap((text) => text.match(WORD) ?? []));
  const starts = new Set(code.flatMap((text) => [...text.matchAll(START)].map(([, name]) => name)));
  const isEnd = (start: string, rest: string) =>
    DIGITS.test(rest) || (start.endsWith("-") && words.has(rest));
  const isMade = (name: string) =>
    [...starts].some(
      (start = "") => name.startsWith(start) && isEnd(start, name.slice(start.length)),
    );
  return sheets.flatMap(({ file, source }) => {
    const members = file.endsWith(".module.css") ? membersOf(basename(file), code) : undefined;
    return [...classesOf(source)]
      .filter((name) => !names.has(name) && !members?.has(name) && !isMade(name))
      .map((name) => `${file}: .${name}`);
  });
}

/** What could be a class in the strings of a source. */
function namesOf(code: string): string[] {
  return [...code.matchAll(STRING)].flatMap(
    ([, ...inside]) => (inside.find(Boolean) ?? "").match(NAME) ?? [],
  );
}

/** What is asked of anything where a module is imported. */
function membersOf(module: string, code: readonly string[]): Set<string | undefined> {
  const importing = code.filter((text) => text.includes(`/${module}`));
  return new Set(
    importing.flatMap((text) => [...text.matchAll(MEMBER)].map(([, member]) => member)),
  );
}

/** Names of classes in the selectors of a sheet. */
export function classesOf(css: string): Set<string> {
  const found = new Set<string>();
  const bare = withoutComments(css)
    .replace(/"[^"\n]*"/g, "")
    .replace(/url\([^)]*\)/g, "");
  // What stands before a brace, back to the end of what was there before it.
  for (const part of bare.split("{").slice(0, -1)) {
    const head = part.slice(Math.max(part.lastIndexOf(";"), part.lastIndexOf("}")) + 1);
    if (head.trimStart().startsWith("@")) continue;
    for (const [, name = ""] of head.matchAll(CLASS)) found.add(name);
  }
  return found;
}
