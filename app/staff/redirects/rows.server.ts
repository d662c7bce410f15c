import { redirectFaultsOf } from "../../../packages/lib/redirects/check.ts";
import type { StoredRedirect } from "../../api/redirects.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import type { SiteContext } from "../../context.ts";
import type { TallyTone } from "../ui/tally.tsx";
import { surroundings } from "./surroundings.server.ts";

type State = "on" | "off" | "faulty";
const TONES: Readonly<Record<State, TallyTone>> = { on: "ok", off: "quiet", faulty: "hot" };

/** The list's rows: one that is switched on and can't work, because the site changed, says so. */
export function redirectRows(site: SiteContext, rows: readonly StoredRedirect[]) {
  const words = contentIn(site.locale).words("adminRedirects");
  const around = surroundings(site, rows);
  return rows.map((row) => {
    // Of two in a row the first doesn't work; the second does.
    const { path, target } = redirectFaultsOf(row, { ...around(row.id), isTarget: () => false });
    const state: State = !row.enabled ? "off" : path || target ? "faulty" : "on";
    const fault =
      (path && words.errors.path[path]) ?? (target && words.errors.target[target]) ?? undefined;
    return {
      id: row.id,
      path: row.path,
      target: row.target,
      kind: row.permanent ? words.kinds.permanent : words.kinds.temporary,
      state: { tone: TONES[state], label: words.states[state] },
      fault: state === "faulty" ? fault : undefined,
    };
  });
}

export type RedirectRow = ReturnType<typeof redirectRows>[number];
