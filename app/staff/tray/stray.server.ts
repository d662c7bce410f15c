import type { Backend } from "../../api/backend.server.ts";
import type { Tray } from "../../forms/tray.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { strayFiles } from "../pipeline/stray-files.server.ts";
import { timeOfDay } from "../times.server.ts";

/** Most entries whose files are known to be waited for. */
const MAX_KNOWN = 1000;

/** Stored CVs that belong to nothing. */
export async function readStray(backend: Backend, tray: Tray) {
  const waiting = tray.list({ limit: MAX_KNOWN, offset: 0 });
  const known = new Set(waiting.flatMap(({ file }) => (file ? [file.key] : [])));
  return strayFiles(backend, known);
}

export const strayRow =
  (locale: LocaleCode) =>
  ({ id, filename_download, uploaded_on }: { id: string } & Record<string, unknown>) => ({
    id,
    name: String(filename_download ?? id),
    stored: timeOfDay(locale, String(uploaded_on)),
  });
export type StrayRow = ReturnType<ReturnType<typeof strayRow>>;
