import { PAGES } from "../../pages.ts";
import type { WordsKey } from "../content.server.ts";
import { parseMarkdown } from "../markdown.server.ts";
import { wordsOf } from "../sources/built-in.server.ts";
import { DESCRIPTION_LENGTH, MAX_META_TITLE_LENGTH } from "../written-article.server.ts";
import { type Field, fillersIn, isObject, type TextField } from "./field.ts";

/**
 * The schema of a page's words, derived from those that came with the program: what is a text there is
 * a text, with room to grow; what both languages write alike, in small letters, is a name that the page
 * knows it by. Where that is not enough, OWN says more.
 */

/** Room for a text: so many times the longer of both languages, and at least that much, in characters. */
const ROOM = 2;
const LEAST_ROOM = 40;
/** A text that the program uses as a name, such as `full-time`. */
const NAME = /^[a-z0-9_-]+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ADDRESS = /^(?:\/|#|https:|mailto:)\S*$/;

const title = {
  kind: "text",
  min: 1,
  max: MAX_META_TITLE_LENGTH,
  hasLines: false,
  fillers: [],
} as const;
const description = { ...title, ...DESCRIPTION_LENGTH } as const;

/** Legal texts are Markdown; a fault in it would take the page down. */
function drawn(text: string): string | undefined {
  try {
    parseMarkdown(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : "It can't be drawn";
  }
}
const MARKDOWN = new Set(["terms.sections.text", "privacy.sections.text"]);

/** Pages that visitors are shown, by the name of their words: these can be published. */
const PUBLIC_KEYS: ReadonlySet<string> = new Set(
  PAGES.filter(({ kind }) => kind !== "staff").map(({ words }) => words),
);
export const isPublishable = (key: string): key is WordsKey => PUBLIC_KEYS.has(key);

const made = new Map<WordsKey, Field>();

/** The schema of what `content.words(key)` gives. */
export function wordsField(key: WordsKey): Field {
  const known = made.get(key);
  if (known) return known;
  const field = fieldOf(wordsOf("en", key), wordsOf("el", key), [key]);
  made.set(key, field);
  return field;
}

function fieldOf(english: unknown, greek: unknown, place: readonly string[]): Field {
  const [name = ""] = place.slice(-1);
  if (typeof english === "string") return labelled(name, textOf(english, String(greek), place));
  if (Array.isArray(english)) {
    const other: readonly unknown[] = Array.isArray(greek) ? greek : [];
    return { kind: "items", of: english.map((one, n) => fieldOf(one, other[n], place)) };
  }
  if (!isObject(english)) return { kind: "fixed", value: english };
  const other = isObject(greek) ? greek : {};
  const fields = Object.entries(english).map(
    ([own, value]) => [own, fieldOf(value, other[own], [...place, own])] as const,
  );
  return { kind: "group", fields: Object.fromEntries(fields) };
}

function textOf(english: string, greek: string, place: readonly string[]): Field {
  const isTop = place.length === 2;
  if (isTop && place[1] === "title") return title;
  if (isTop && place[1] === "description") return description;
  if (DAY.test(english)) return { kind: "day" };
  if (ADDRESS.test(english)) return { kind: "address" };
  if (english === greek && NAME.test(english)) return { kind: "fixed", value: english };
  const text: TextField = {
    kind: "text",
    min: english === "" || greek === "" ? 0 : 1,
    max: Math.max(LEAST_ROOM, ROOM * Math.max(english.length, greek.length)),
    hasLines: `${english}${greek}`.includes("\n"),
    fillers: [...new Set([...fillersIn(english), ...fillersIn(greek)])],
  };
  return MARKDOWN.has(place.join(".")) ? { ...text, check: drawn } : text;
}

/** Fields that are called alike on all pages, by their name. */
const LABELLED = new Set(["title", "description", "heading", "lead", "question", "answer", "text"]);
const labelled = (name: string, field: Field): Field =>
  LABELLED.has(name) ? { ...field, label: name } : field;
