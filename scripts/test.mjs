// npm test: everything. Closes with "N passed, N failed, N skipped". What npm can't bring is found, or
// its tests are skipped aloud; with --with-system-packages it is installed.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { install, root } from "./install.mjs";
import { runStage } from "./stage.mjs";
import { REPORTS, sumOfReports } from "./test-reports.mjs";

const broken = [];
async function stage(name, title) {
  const passed = await runStage(name, title);
  if (!passed) broken.push(title);
  return passed;
}

/**
 * Beside what keeps the cores busy goes what waits for a disk or a database, and beside one browser's
 * journeys another's: each has ports, data and networks of its own (decision 0241).
 */
async function allStages() {
  const built = stage("build", "Build");
  const programs = stage("programs", "Programs that tests need");
  const withoutBrowser = async () => {
    await stage("sources", "Format, lint, types, boundaries, patterns, weaknesses of packages");
    await programs;
    if (!(await built)) return;
    // Apart, so that a page too heavy by some bytes hides no test's result.
    await stage("weights", "Weights of the built pages");
    await stage("units", "Unit, route, contract and process tests");
  };
  const withDatabase = async () => {
    await programs;
    if (await built)
      await stage("directus", "Contract, transfer and journeys of staff with a real Directus");
  };
  await Promise.all([withoutBrowser(), withDatabase()]);
  if (!(await built)) return;
  const overHttps = () =>
    stage("journeys-https", "Journeys over https, behind a proxy, on two domains");
  const byOtherWays = async () => {
    await stage("engines", "What browsers differ in, in Firefox and WebKit");
    await stage("journeys-http", "Journeys over http on localhost");
  };
  await Promise.all([overHttps(), byOtherWays()]);
}

try {
  await install();
  rmSync(join(root, REPORTS), { recursive: true, force: true });
  await allStages();
} catch (error) {
  broken.push(error instanceof Error ? error.message : String(error));
}
const { passed, failed, skipped, failures } = sumOfReports();
for (const name of [...broken, ...failures]) console.log(`FAILED: ${name}`);
// A stage that ended without a failed test, such as lint, still fails the run.
const failedInAll = Math.max(failed, broken.length > 0 ? 1 : 0);
console.log(`${passed} passed, ${failedInAll} failed, ${skipped} skipped`);
process.exit(failedInAll > 0 ? 1 : 0);
