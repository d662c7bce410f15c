// npm run bench: what is fast and what is not, in one table. Arguments choose questions by file name;
// `--write FILE` also puts the table there. Nothing is written otherwise.
import { build } from "./build.mjs";
import { fail, install, run } from "./install.mjs";

async function bench() {
  await install();
  await build();
  await run("node", ["bench/run.ts", ...process.argv.slice(2)]);
}

bench().catch(fail);
