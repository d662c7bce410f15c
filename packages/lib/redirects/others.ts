import { canonicalPath, type Origins, readTarget } from "./address.ts";
import type { Surroundings } from "./check.ts";

/** A redirect as it is kept. */
export type KeptRedirect = {
  id: number;
  path: string;
  target: string;
  enabled?: boolean | null | undefined;
};

/**
 * The redirects that are switched on, as one of them sees the others. `self` is the one in question,
 * which is none of the others; left out for a new one.
 */
export function otherRedirects(origins: Origins, rows: readonly KeptRedirect[]) {
  const sources = new Map<string, Set<number>>();
  const targets = new Map<string, Set<number>>();
  const note = (map: Map<string, Set<number>>, path: string, id: number) =>
    map.set(path, (map.get(path) ?? new Set()).add(id));
  for (const { id, path, target, enabled } of rows) {
    if (!enabled) continue;
    note(sources, canonicalPath(path), id);
    const to = readTarget(target, origins)?.path;
    if (to !== undefined) note(targets, to, id);
  }
  return (self?: number): Pick<Surroundings, "isSource" | "isTarget"> => {
    const hasOther = (ids: Set<number> | undefined) => [...(ids ?? [])].some((id) => id !== self);
    return {
      isSource: (path) => hasOther(sources.get(path)),
      isTarget: (path) => hasOther(targets.get(path)),
    };
  };
}
