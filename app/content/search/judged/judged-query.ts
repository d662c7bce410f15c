/** What a query is like, as it is reported. */
export const KINDS = [
  "page",
  "person",
  "need",
  "synonym",
  "word",
  "question",
  "misspelt",
  "form",
  "greeklish",
  "mixed",
  "part",
  "place",
  "opening",
  "product",
] as const;
export type Kind = (typeof KINDS)[number];

/**
 * What somebody types and what has to answer it. `right`: addresses of which one is what was meant.
 * `useful`: others that help too.
 */
export type JudgedQuery = {
  kind: Kind;
  query: string;
  right: readonly string[];
  useful: readonly string[];
};

/** A row of the set: query, right addresses, useful ones; several are parted by a space. */
export type Row = readonly [query: string, right: string, useful?: string];

export function judged(rows: Readonly<Partial<Record<Kind, readonly Row[]>>>): JudgedQuery[] {
  return KINDS.flatMap((kind) =>
    (rows[kind] ?? []).map(([query, right, useful]) => ({
      kind,
      query,
      right: right.split(" "),
      useful: useful?.split(" ") ?? [],
    })),
  );
}
