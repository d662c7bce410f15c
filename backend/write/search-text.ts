import { nameSound, nameSounds } from "../../packages/lib/greek/sounds.ts";
import { anyTable, type Database } from "../db/database.ts";
import { foldText } from "../db/fold-text.ts";
import { inTransaction } from "../db/transaction.ts";
import { type CollectionName, collectionNames, collectionOf } from "../schema.ts";

/** The column that searches of a collection with `search` look into. */
export const SEARCH_COLUMN = "search_text";

/** Parts the fields, so that no search finds the end of one and the beginning of the next. */
const SEPARATOR = "\n";
/** The sounds come first and are no longer, so that a search by sound reads no further. Characters. */
export const SOUND_LENGTH = 200;
/** So much of long texts is searched, in characters: 50,000 rows are gone through for one search. */
const TEXTS_LENGTH = 2000;
/** Of a number, the last digits tell: who types it may leave out the country, or write 00 or 0. */
const NUMBER_DIGITS = 10;
const MIN_DIGITS = 4;
/** Shorter beginnings sound like half of all names. */
const MIN_SOUND = 3;

/**
 * What the row's `search_text` has to be, or null when the collection has none: SQLite folds ASCII
 * only, and folding 50,000 rows anew for each search takes most of a second.
 */
export function searchTextOf(
  collection: CollectionName,
  row: Readonly<Record<string, unknown>>,
): string | null {
  const { search, searchAs } = collectionOf(collection);
  if (!search) return null;
  const text = (name: string) => String(row[name] ?? "");
  const plain = search.map(text);
  if (!searchAs) return foldText(plain.join(SEPARATOR));
  const { digits = [], sound = [], texts } = searchAs;
  const sounds = sound.map((name) => nameSound(foldText(text(name)))).join(" ");
  const numbers = digits.map((name) => text(name).replace(/\D/g, ""));
  const long = texts ? textsUnder(row[texts.field], texts.under).join(SEPARATOR) : "";
  return [
    sounds.slice(0, SOUND_LENGTH),
    foldText(plain.join(SEPARATOR)),
    ...numbers,
    foldText(long.slice(0, TEXTS_LENGTH)),
  ].join(SEPARATOR);
}

function textsUnder(stored: unknown, under: string): string[] {
  const json: unknown = typeof stored === "string" ? JSON.parse(stored) : stored;
  const found = (json as Record<string, unknown> | null)?.[under];
  if (typeof found !== "object" || found === null) return [];
  return Object.values(found)
    .flat()
    .filter((value) => typeof value === "string");
}

/** What a search is looked for as, beside its own folded text. */
export function searchedAs(collection: CollectionName, search: string) {
  const { searchAs } = collectionOf(collection);
  const folded = foldText(search).trim();
  const number = /^[+\d\s()./-]+$/.test(folded) ? folded.replace(/\D/g, "") : "";
  const isName = folded.length >= MIN_SOUND && /^[\p{L}\s'-]+$/u.test(folded);
  return {
    number:
      searchAs?.digits && number.length >= MIN_DIGITS
        ? number.replace(/^0+/, "").slice(-NUMBER_DIGITS)
        : undefined,
    sounds: searchAs?.sound && isName ? nameSounds(folded) : [],
  };
}

/** All fields whose values are in the search text; none when the collection has none. */
export function searchedFields(collection: CollectionName): readonly string[] {
  const { search = [], searchAs } = collectionOf(collection);
  return [...search, ...(searchAs?.texts ? [searchAs.texts.field] : [])];
}

/** True when a change of these columns changes what searches find. */
export const isSearched = (collection: CollectionName, columns: readonly string[]): boolean =>
  searchedFields(collection).some((name) => columns.includes(name));

/** Writes the search texts that a migration has emptied because they are made otherwise now. */
export async function renewSearchTexts(db: Database): Promise<void> {
  for (const collection of collectionNames) {
    if (!collectionOf(collection).search) continue;
    const isStale = await staleRows(db, collection).select("id").limit(1).execute();
    if (isStale.length === 0) continue;
    await inTransaction({ db }, async ({ db }) => {
      for (const row of await staleRows(db, collection).selectAll().execute()) {
        const text = searchTextOf(collection, row);
        const update = anyTable(db)
          .updateTable(collection)
          .set({ [SEARCH_COLUMN]: text });
        await update.where("id", "=", row.id ?? null).execute();
      }
    });
  }
}

const staleRows = (db: Database, collection: CollectionName) =>
  anyTable(db).selectFrom(collection).where(SEARCH_COLUMN, "=", "");
