import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../finding.ts";
import type { Installation } from "../installation.ts";

/** Files that are named; the others are counted. */
const NAMED = 3;

/** Files in DATA_DIR that are not its owner's, as a command that was run by root leaves them. */
export function owners({ env }: Installation): Finding[] {
  const folder = lstatSync(env.dataDir, { throwIfNoEntry: false });
  if (!folder?.isDirectory()) return [];
  const strange = readdirSync(env.dataDir).filter(
    (name) => lstatSync(join(env.dataDir, name), { throwIfNoEntry: false })?.uid !== folder.uid,
  );
  if (strange.length === 0) return [];
  const rest = strange.length - NAMED;
  const names = strange.slice(0, NAMED).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
  return [
    {
      harm: "loses",
      what: `${names} in ${env.dataDir} ${strange.length === 1 ? "belongs" : "belong"} to another user than the folder: the site may not write there`,
      mend: `Run commands as the site's user, and give them back: chown -R --reference=${env.dataDir} ${env.dataDir}`,
    },
  ];
}
