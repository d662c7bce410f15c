import { z } from "zod";
import { tidyEmail } from "../../../packages/lib/valid/email.ts";
import type { Backend } from "../../api/backend.server.ts";
import { deleteFileIfThere, readAsset, readFileFacts } from "../../api/files.server.ts";
import { deleteItems, readItems } from "../../api/items.server.ts";
import { readUsers } from "../../api/users.server.ts";
import type { Intake } from "../../forms/intake.ts";
import type { TrayEntry } from "../../forms/tray.ts";
import { recordErasure } from "./erasures.server.ts";

const personalRow = z.record(z.string(), z.unknown());
type Row = z.infer<typeof personalRow>;

/** An address as leads keep it, under older rules too; undefined when it is none. */
export function emailIn(text: string): string | undefined {
  const email = tidyEmail(text);
  return /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined;
}

/** All that is held on whoever has an address, for administrators. */
export type PersonData = {
  email: string;
  /** What this server has taken in and the backend does not have yet. */
  unfiled: TrayEntry[];
  /** Each with its notes. */
  leads: Row[];
  mails: Row[];
  files: { id: string; name: string }[];
  /** An account in the staff area. */
  accounts: Row[];
};

/** What backend and intake hold, together: neither alone knows all of it. */
export type Holders = { backend: Backend; intake: Intake };

export async function readPersonData(
  { backend, intake }: Holders,
  email: string,
): Promise<PersonData> {
  // First what is on its way: what arrives meanwhile is then seen twice rather than never.
  const unfiled = intake.tray.of(email);
  const { data: leads } = await readItems(
    backend,
    "leads",
    { filter: { email: { _eq: email } }, fields: ["*", "notes.*"], sort: ["submitted"], limit: -1 },
    personalRow,
  );
  const keys = leads.map(({ id }) => String(id));
  const about = keys.length > 0 ? [{ lead: { _in: keys } }] : [];
  const [mails, users, files] = await Promise.all([
    readItems(
      backend,
      "outbox",
      { filter: { _or: [{ recipient: { _eq: email } }, ...about] }, sort: ["created"], limit: -1 },
      personalRow,
    ),
    readUsers(backend, { filter: { email: { _eq: email } } }),
    Promise.all(leads.flatMap(({ cv }) => (typeof cv === "string" ? [fileOf(backend, cv)] : []))),
  ]);
  return {
    email,
    unfiled,
    leads,
    mails: mails.data,
    files: files.flatMap((file) => file ?? []),
    // What is masked in an account is no information.
    accounts: users.data.map(({ tfa_secret: _, ...account }) => account),
  };
}

async function fileOf(backend: Backend, id: string) {
  const facts = await readFileFacts(backend, id).catch(() => undefined);
  return facts && { id, name: facts.filename_download ?? id };
}

/** The same without its files' contents, as one JSON text. */
export function personJson({ unfiled, ...person }: PersonData, now = new Date()): string {
  const sent = unfiled.map(({ reference, delivery, file }) => ({
    reference,
    ...delivery,
    file: file && { id: file.key, name: file.label },
  }));
  return JSON.stringify({ exported: now.toISOString(), ...person, unfiled: sent }, null, 2);
}

/** A person's files, one after the other, each under a name of its own. */
export async function* readPersonFiles(
  { backend, intake }: Holders,
  { files, unfiled }: PersonData,
) {
  for (const { id, name } of files) {
    const answer = await readAsset(backend, id);
    yield { name: entryName(id, name), content: new Uint8Array(await answer.arrayBuffer()) };
  }
  for (const { file } of unfiled) {
    const content = file && (await intake.tray.read(file));
    if (content) yield { name: entryName(file.key, file.label), content };
  }
}

const entryName = (id: string, name: string) =>
  `files/${id.slice(0, 8)}-${name.replace(/[^\p{L}\p{N}._ -]/gu, "_")}`;

export type Erased = { leads: number; mails: number; files: number; unfiled: number };

/**
 * Deletes leads, notes, mails and files of whoever has an address, filed or not. From the first step
 * on no server files what was sent before it: what waits elsewhere does not arrive afterwards. The
 * backend's log keeps a line for each with its key, who deleted it and when, and nothing about the
 * person.
 */
export async function erasePerson(holders: Holders, email: string): Promise<Erased> {
  const { backend, intake } = holders;
  await recordErasure(backend, email);
  // A file goes before its lead: it may be there although the lead is not.
  const ahead = intake.tray.of(email).flatMap(({ file }) => file ?? []);
  const unfiled = await intake.erase(email);
  for (const { key } of ahead) await deleteFileIfThere(backend, key);
  const { leads, mails, files } = await readPersonData(holders, email);
  await removeFiles(backend, files);
  await remove(backend, "outbox", mails);
  await remove(backend, "leads", leads);
  return { leads: leads.length, mails: mails.length, files: files.length, unfiled };
}

/** Keys in one call; the backend takes a thousand. */
const KEYS_AT_ONCE = 500;

async function remove(backend: Backend, collection: string, rows: readonly Row[]): Promise<void> {
  const keys = rows.map(({ id }) => String(id));
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    await deleteItems(backend, collection, keys.slice(at, at + KEYS_AT_ONCE));
  }
}

async function removeFiles(backend: Backend, files: PersonData["files"]): Promise<void> {
  if (files.length === 0) return;
  const body = files.map(({ id }) => id);
  await backend.request({ method: "DELETE", path: "/files", body });
}
