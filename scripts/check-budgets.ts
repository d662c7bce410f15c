/**
 * Holds the weights of the built pages (quality.md, "Speed"), how their scripts begin and that the
 * oldest browsers know what scripts use: prints what is amiss and exits with 1. Kilobytes are 1000 bytes, as browsers and reports count them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { newerThanFloor } from "../vite/browser-floor.ts";
import { COMPILE_HINT } from "../vite/compile-hint.ts";
import { KINDS, type PageWeight, pageWeights } from "./page-weights.ts";

const KB = 1000;

/** For the home page; what all pages load is 104 kB of the script. */
const BUDGET: PageWeight = { html: 30 * KB, script: 110 * KB, style: 15 * KB, font: 60 * KB };
/** Pages with a picture or tool of their own may carry a little more of it; utilities stand in it, too. */
const OTHER_PAGES_SCRIPT = 115 * KB;
/** Pages with a form bring its pieces too; what checks answers is loaded with the first of them. */
const FORM_PAGES_SCRIPT = 116 * KB;
const FORM_PAGES =
  / (\/contact|\/brands\/join|\/brands\/campaigns|\/creators\/join|\/careers\/apply)$/;

export type Excess = { page: string; part: keyof PageWeight; bytes: number; budget: number };

function budgetsOf(page: string): PageWeight {
  if (page.endsWith(" /")) return BUDGET;
  return { ...BUDGET, script: FORM_PAGES.test(page) ? FORM_PAGES_SCRIPT : OTHER_PAGES_SCRIPT };
}

/** What is heavier than allowed, of pages by `locale path`. */
export function excesses(weights: ReadonlyMap<string, PageWeight>): Excess[] {
  return [...weights].flatMap(([page, weight]) => {
    const budgets = budgetsOf(page);
    return (Object.keys(budgets) as (keyof PageWeight)[]).flatMap((part) =>
      weight[part] > budgets[part]
        ? [{ page, part, bytes: weight[part], budget: budgets[part] }]
        : [],
    );
  });
}

/** What is nearest to its budget, part by part. */
function nearest(weights: ReadonlyMap<string, PageWeight>): string[] {
  return (Object.keys(BUDGET) as (keyof PageWeight)[]).map((part) => {
    const left = [...weights].map(([page, weight]) => ({
      page,
      bytes: weight[part],
      left: budgetsOf(page)[part] - weight[part],
    }));
    left.sort((a, b) => a.left - b.left);
    const [first] = left;
    return first ? `${part}: ${first.bytes} bytes, ${first.left} left (${first.page})` : part;
  });
}

/** The scripts of every page. */
const EVERYWHERE = /^(entry\.client|react|root|shared)-[\w-]+\.js$/;

/** Those of them that a browser would compile piece by piece. */
function withoutHint(assets: string): string[] {
  const scripts = readdirSync(assets).filter((name) => EVERYWHERE.test(name));
  if (scripts.length < 4) throw new Error(`Only ${scripts} of the scripts that every page has`);
  return scripts.filter(
    (name) => !readFileSync(join(assets, name), "utf8").startsWith(COMPILE_HINT),
  );
}

/** What the scripts use that the oldest browsers do not know (decision 33), a line for each. */
function tooNew(assets: string): string[] {
  return readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) =>
      newerThanFloor(readFileSync(join(assets, name), "utf8")).map((what) => `${what}: ${name}`),
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weights = await pageWeights(KINDS);
  const found = excesses(weights);
  for (const { page, part, bytes, budget } of found) {
    const by = ((bytes - budget) / KB).toFixed(1);
    console.error(`Too heavy: ${page}, ${part} ${(bytes / KB).toFixed(1)} kB, ${by} kB over`);
  }
  for (const line of nearest(weights)) console.log(`Nearest to its budget, ${line}`);
  const assets = fileURLToPath(new URL("../build/client/assets", import.meta.url));
  const bare = withoutHint(assets);
  for (const name of bare) console.error(`Does not begin with ${COMPILE_HINT}: ${name}`);
  const newer = tooNew(assets);
  for (const line of newer) console.error(`Newer than the oldest browsers: ${line}`);
  if (found.length + bare.length + newer.length > 0) process.exit(1);
}
