import type { Activity } from "../../api/activity.server.ts";

/** What goes when a person is erased (staff/pipeline/person-data.server.ts), as either backend calls it. */
const PARTS = new Set(["leads", "lead_notes", "outbox", "files", "directus_files"]);
/** So long after its beginning a deletion is part of an erasure, in milliseconds. */
const LONGEST_MS = 2 * 60_000;

export const isErasure = ({ action, collection }: Activity): boolean =>
  action === "create" && collection === "erasures";

/**
 * A log, newest first, with one line for an erasure: what its author deleted right after it was begun
 * is counted there instead of line by line.
 */
export function withErasuresFolded(entries: readonly Activity[]) {
  const deleted = new Map<number, number>();
  const erasures = entries.filter(isErasure);
  const lines = entries.filter((entry) => {
    if (entry.action !== "delete" || !PARTS.has(entry.collection ?? "")) return true;
    // The last one that was begun before it.
    const whole = erasures.find((erasure) => isPartOf(entry, erasure));
    if (whole) deleted.set(whole.id, (deleted.get(whole.id) ?? 0) + 1);
    return !whole;
  });
  return { lines, deleted };
}

function isPartOf(entry: Activity, erasure: Activity): boolean {
  const after = Date.parse(entry.timestamp) - Date.parse(erasure.timestamp);
  return entry.user?.id === erasure.user?.id && after >= 0 && after <= LONGEST_MS;
}
