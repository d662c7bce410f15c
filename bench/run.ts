/** Asks the questions one after the other and prints one table. Run by `npm run bench`. */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { type Row, round, table } from "./support/report.ts";

/** `against`: another checkout, built, to compare with. */
export type Options = { against?: string | undefined };

const QUESTIONS = [
  "cached-page",
  "cached-against-rendered",
  "rendered-page",
  "page-weights",
  "start-and-memory",
  "overload",
  "hostile",
  "prefetched-link",
  "publish",
  "edge",
  "search",
  "growth",
  "leads",
  "lead-pages",
  "processes",
  "at-size",
  "chaos",
  "exports",
  "lighthouse",
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "string" }, against: { type: "string" } },
});
const unknown = positionals.filter((name) => !QUESTIONS.includes(name));
if (unknown.length > 0) {
  console.error(`No such question: ${unknown}. There are ${QUESTIONS.join(", ")}`);
  process.exit(1);
}

const LOOP_STEPS = 1e8;
/** How fast the machine is just now, which other work on it may change fivefold. */
function loopMs(): number {
  const begun = performance.now();
  for (let step = 0; step < LOOP_STEPS; step++);
  return performance.now() - begun;
}

const speeds = [loopMs()];
const rows: Row[] = [];
let failed = false;
for (const name of positionals.length > 0 ? positionals : QUESTIONS) {
  console.log(name);
  const { run } = (await import(`./${name}.ts`)) as {
    run: (options: Options) => Promise<Row[]>;
  };
  try {
    rows.push(...(await run(values)));
    speeds.push(loopMs());
  } catch (error) {
    failed = true;
    console.error(error);
    rows.push({ question: name, measured: "failed", wanted: "", met: undefined });
  }
}
const head = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; server and load on one core each
A loop of 100 million steps, before and after each: ${speeds.map((ms) => round(ms, 0)).join(", ")} ms`;
const report = `${head}\n\n${table(rows)}\n`;
console.log(`\n${report}`);
if (values.write) writeFileSync(values.write, report);
process.exit(failed ? 1 : 0);
