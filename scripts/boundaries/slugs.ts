import type { Text } from "./dead-classes.ts";
import { withoutComments } from "./sheets.ts";

/** So many names one after the other are a list: two may be a choice. */
const LIST = 3;
/** Texts with nothing between them but what parts the elements of a list or of a union. */
const RUN = /"[\w-]+"(?:\s*[,|]\s*"[\w-]+")+/g;
const STRING = /"([\w-]+)"/g;
/** A row of a list of facts: `{ slug: "production", audience: …`, `["production", drawing]`. */
const ROW = /(?:\b(?:slug|id): |\[\s*)"([\w-]+)"/g;

/**
 * Files that list again what stands in `names`, such as the slugs of services: lists are made from the
 * facts. What is kept by name, `Record<ServiceSlug, …>`, is none: the type check says when one is missing.
 */
export function listedAgain(names: ReadonlySet<string>, sources: readonly Text[]): string[] {
  return sources.flatMap(({ file, source }) => {
    const code = withoutComments(source);
    const runs = [...code.matchAll(RUN)].map(([run]) => textsOf(run, STRING));
    const rows = textsOf(code, ROW);
    return [...runs, rows]
      .map((texts) => new Set(texts.filter((text) => names.has(text))))
      .filter(({ size }) => size >= LIST)
      .map((again) => `${file}: ${[...again].join(", ")}`);
  });
}

const textsOf = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].map(([, text = ""]) => text);
