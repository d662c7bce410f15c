// Programs that tests need and npm can't bring: a browser, PostgreSQL. They are installed only for
// whoever asks, with `npm test -- --with-system-packages`; otherwise their tests are skipped aloud.
import { spawnSync } from "node:child_process";

const FLAG = "--with-system-packages";
/** How a run tells the processes that it starts. */
const VARIABLE = "WITH_SYSTEM_PACKAGES";
const TIMEOUT_MS = 5 * 60_000;
/** How long one that the machine itself is running is waited for, in seconds. */
const LOCK = ["-o", "DPkg::Lock::Timeout=120"];

if (process.argv.includes(FLAG)) process.env[VARIABLE] = "1";

/** What was asked of a command besides. */
export const otherArguments = (args) => args.filter((argument) => argument !== FLAG);

function aptGet(...args) {
  const { status, stderr, error } = spawnSync("apt-get", [...LOCK, ...args], {
    encoding: "utf8",
    timeout: TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  const line = (stderr ?? "").trim().split("\n").at(-1);
  return status === 0 ? undefined : line || error?.message || "no reason given";
}

/** Installs one of Debian's packages, the first that there is; answers why not, or nothing. */
export function installPackage(...names) {
  if (process.env[VARIABLE] !== "1") return `npm test -- ${FLAG} installs it`;
  console.log(`Installing ${names[0]} from Debian …`);
  let fault = aptGet("update", "-qq");
  for (const name of fault ? [] : names) {
    fault = aptGet("install", "-y", "-qq", "--no-install-recommends", name);
    if (!fault) return undefined;
  }
  return `${names[0]} could not be installed: ${fault}`;
}
