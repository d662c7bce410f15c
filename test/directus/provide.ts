import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPackage } from "../../scripts/system-packages.mjs";
import { findPostgres } from "../support/postgres.ts";

const PACKAGES_TIMEOUT_MS = 10 * 60_000;
/** npm's own fault with what this repository says; anything else is the registry or the machine. */
const OUR_FAULT = /code (?:EUSAGE|EINTEGRITY|EJSONPARSE|ERESOLVE)/;

/** Something that this machine cannot give: the run is skipped, and says why. */
export class CannotBeHad extends Error {}

/** PostgreSQL's programs: found, or installed from Debian when somebody asked for that. */
export function providePostgres(): void {
  if (findPostgres()) return;
  const missing = installPackage("postgresql");
  if (missing) throw new CannotBeHad(`PostgreSQL is not installed, ${missing}`);
  if (!findPostgres()) throw new CannotBeHad("PostgreSQL could not be installed");
  dropMainClusters();
}

/** The package starts an empty cluster as it is installed; nobody asked for one. */
function dropMainClusters(): void {
  const { stdout } = spawnSync("pg_lsclusters", ["-h"], { encoding: "utf8" });
  for (const line of (stdout ?? "").split("\n")) {
    const [version, name] = line.split(/\s+/);
    if (version && name) spawnSync("pg_dropcluster", ["--stop", version, name]);
  }
}

/** Directus's packages in a folder of their own, when the lock file has changed since the last. */
export function provideDirectus(folder: string): void {
  const stamp = join(folder, "node_modules/.installed");
  const lock = readFileSync(join(folder, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing Directus (once, about two minutes, 780 MB) …");
  const { status, stderr } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: folder, encoding: "utf8", timeout: PACKAGES_TIMEOUT_MS },
  );
  if (status !== 0) {
    const reason = `Directus's packages could not be installed: ${lastLine(stderr)}`;
    if (OUR_FAULT.test(stderr)) throw new Error(reason);
    throw new CannotBeHad(reason);
  }
  writeFileSync(stamp, wanted);
}

function lastLine(text: string | null): string {
  const lines = (text ?? "")
    .split("\n")
    .filter((line) => /\S/.test(line) && !/log of this/.test(line));
  return lines.at(-1)?.trim() ?? "no reason given";
}

/** Ahead of the run itself, which says so when something cannot be had. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    providePostgres();
    provideDirectus(fileURLToPath(new URL(".", import.meta.url)));
  } catch (error) {
    if (!(error instanceof CannotBeHad)) throw error;
  }
}
