// What is known of weaknesses in the packages that the site runs with, from npm's registry. High and
// critical ones fail a run; a registry that doesn't answer is said in capitals and counted as skipped.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environment, root } from "./install.mjs";
import { allSkipped, REPORTS } from "./test-reports.mjs";

/** Longest wait for the registry, in milliseconds. */
const MAX_MS = 60_000;
/** As the registry grades them: what fails a run. */
const SERIOUS = ["high", "critical"];

/** Asks the registry: names of packages with serious weaknesses, or why nobody knows. */
export function askRegistry(env = environment) {
  const { stdout, error } = spawnSync("npm", ["audit", "--json", "--omit=dev"], {
    cwd: root,
    encoding: "utf8",
    timeout: MAX_MS,
    env: { ...env, npm_config_fetch_retries: "1", npm_config_loglevel: "silent" },
  });
  const answer = parsed(stdout ?? "");
  if (!answer?.metadata?.vulnerabilities) {
    return { unknown: answer?.message ?? error?.message ?? "npm audit said nothing" };
  }
  const found = Object.values(answer.vulnerabilities ?? {});
  return {
    serious: found
      .filter(({ severity }) => SERIOUS.includes(severity))
      .map(({ name, severity }) => `${name} (${severity})`),
  };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One line of `npm run check`, counted with its tests. Throws for a serious weakness. */
export function audit(env) {
  const { unknown, serious } = askRegistry(env);
  const failed = serious !== undefined && serious.length > 0;
  mkdirSync(join(root, REPORTS), { recursive: true });
  const counts = { stats: { expected: failed ? 0 : 1, unexpected: failed ? 1 : 0 } };
  writeFileSync(
    join(root, REPORTS, "audit.json"),
    serious ? JSON.stringify(counts) : allSkipped(1),
  );
  if (unknown) {
    console.error("\nTHE REGISTRY DOES NOT TELL OF WEAKNESSES: NPM AUDIT IS SKIPPED, NOT PASSED.");
    console.error(`${unknown}\n`);
  }
  if (failed) throw new Error(`npm audit: ${serious.join(", ")}. See npm audit, then npm update`);
}
