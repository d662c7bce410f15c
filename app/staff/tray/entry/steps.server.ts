import { z } from "zod";
import type { Backend } from "../../../api/backend.server.ts";
import { BackendError } from "../../../api/backend-error.server.ts";
import { deleteFileIfThere } from "../../../api/files.server.ts";
import { updateItem } from "../../../api/items.server.ts";
import type { Retried, Tray, TrayEntry } from "../../../forms/tray.ts";

/** Statuses with which a backend answers for what is not there (any more). */
const GONE = [400, 403, 404];

export type Tried = Exclude<Retried, "unattached"> | "noLead";

/**
 * Tries an entry again. A file that came later than its lead is named in it with the person's own
 * rights: the site itself may change no lead.
 */
export async function tryAgain(backend: Backend, tray: Tray, entry: TrayEntry): Promise<Tried> {
  const retried = await tray.retry(entry.id);
  if (retried !== "unattached") return retried;
  const { file } = entry;
  if (!file) return "refused";
  const change = { cv: file.key };
  try {
    await updateItem(backend, "leads", entry.id, change, { fields: ["id"] }, z.object({}));
  } catch (error) {
    if (error instanceof BackendError && GONE.includes(error.status)) return "noLead";
    throw error;
  }
  await tray.settle(entry.id, "file");
  return tray.find(entry.id) ? "refused" : "filed";
}

/** Deletes an entry; where no lead was made, also the file that may be in the backend already. */
export async function removeEntry(backend: Backend, tray: Tray, entry: TrayEntry): Promise<void> {
  const alone = entry.isLeadThere ? undefined : entry.file;
  if (entry.isLeadThere) await tray.settle(entry.id);
  else await tray.remove(entry.id);
  if (alone) await deleteFileIfThere(backend, alone.key);
}
