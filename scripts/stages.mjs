// node scripts/stages.mjs NAME: one stage of `npm test`. What it counts it leaves in test-results/.
import { fileURLToPath } from "node:url";
import { provideBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { checkBuild, checkSources, checkWeights } from "./check.mjs";
import { journeys } from "./e2e.mjs";
import { engines, findEngines } from "./engines.mjs";
import { fail, run } from "./install.mjs";
import { testDirectus } from "./test-directus.mjs";

const STAGES = {
  build,
  sources: checkSources,
  weights: checkWeights,
  units: checkBuild,
  // One after the other, before any stage asks for them: Debian's installer is alone on a machine.
  async programs() {
    provideBrowser();
    findEngines();
    await run("node", ["test/directus/provide.ts"]);
  },
  async directus() {
    const { failed } = await testDirectus();
    if (failed > 0) throw new Error(`${failed} failed`);
  },
  "journeys-https": () => journeys("https", ["--reporter=dot,json"]),
  "journeys-http": () => journeys("http", ["--reporter=dot,json"]),
  async engines() {
    const { failed } = await engines(["--reporter=dot,json"]);
    if (failed > 0) throw new Error(`${failed} failed`);
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stage = STAGES[process.argv[2]];
  if (!stage) fail(`There is no stage ${process.argv[2]}; there are ${Object.keys(STAGES)}`);
  stage().catch(fail);
}
