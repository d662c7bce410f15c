import type { CollectionName } from "../../backend/schema.ts";
import { fieldOf } from "../../backend/schema.ts";
import { ownCollections } from "../directus/collections.ts";

/** What both sides have in the same words: keys and values as backend/schema.ts declares them. */
export type Item = { id: string | number } & Record<string, unknown>;

/** Roles by meaning: their keys differ between a Directus and the embedded backend. */
export type RoleName = "administrator" | "editor" | "public";

export type ItemCollection = Exclude<(typeof ownCollections)[number], "outbox">;
export type Moved = "users" | "files" | ItemCollection;

/** Mail on its way is sent by the side that it was given to. */
const isMoved = (name: (typeof ownCollections)[number]): name is ItemCollection =>
  name !== "outbox";

/** In the order of writing: what is referred to before what refers to it. */
export const MOVED: readonly Moved[] = ["users", "files", ...ownCollections.filter(isMoved)];

/** Passwords, second factors and sign-ins stay: neither side gives or takes them. */
const FIELDS: Partial<Record<Moved, readonly string[]>> = {
  users: [
    "email",
    "first_name",
    "last_name",
    "title",
    "description",
    "location",
    "language",
    "status",
    "role",
    "avatar",
  ],
  files: [
    "filename_download",
    "title",
    "description",
    "type",
    "filesize",
    "uploaded_by",
    "uploaded_on",
  ],
};

/** Names of the moved fields, the key apart. */
export function movedFields(name: Moved, fields: Readonly<Record<string, unknown>>): string[] {
  return [...(FIELDS[name] ?? Object.keys(fields))];
}

/** One end of a transfer. Each call throws when the other end does not answer as it should. */
export type Side = {
  /** For people: where this is. */
  name: string;
  /** Accounts that are no people, such as the one that carries the static token. */
  services: readonly string[];
  /** All items, sorted by key. Files have `sha256` of their content beside their fields. */
  read(name: Moved): Promise<Item[]>;
  content(file: Item): Promise<Uint8Array<ArrayBuffer>>;
  /** Runs `work`, which writes; what must be put back afterwards is, whatever happens. */
  writing(work: () => Promise<void>): Promise<void>;
  create(name: Moved, items: readonly Item[]): Promise<void>;
  update(name: Moved, items: readonly Item[]): Promise<void>;
  /** Makes or replaces a file with its content. */
  writeFile(file: Item, content: Uint8Array<ArrayBuffer>, exists: boolean): Promise<void>;
  /** Mails the person a link to choose a password. */
  sendReset(person: Item): Promise<void>;
  close(): void;
};

/** Fields of a collection that hold the key of an account. */
export const userFields = (name: Moved, fields: readonly string[]): string[] =>
  fields.filter((field) => fieldOf(name as CollectionName, field)?.to === "users");
