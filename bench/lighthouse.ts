/** What does Lighthouse say of one page of each kind on a phone, median of three? */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KINDS } from "../scripts/page-weights.ts";
import { ownBlockingTime } from "./support/blocking-time.ts";
import { BROWSER_ARGS, browserPath } from "./support/chromium.ts";
import { ROOT } from "./support/process.ts";
import { median, note, type Row, round } from "./support/report.ts";
import { settled, startSite } from "./support/site-server.ts";

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
/** Paths parted by commas, for a look at some pages. */
const PATHS = process.env.BENCH_PATHS?.split(",") ?? KINDS;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const LCP_WANTED_MS = 1_300;
const TBT_WANTED_MS = 50;
const PACKAGE = join(ROOT, "bench/lighthouse");

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
  /** Of the blocking time, what the page's own thread worked (support/blocking-time.ts), in ms. */
  own: number;
};

export async function run(): Promise<Row[]> {
  const browser = browserPath();
  if (!browser)
    return [{ question: "Lighthouse", measured: "no browser", wanted: "", met: undefined }];
  if (!existsSync(join(PACKAGE, "node_modules"))) {
    note("installing Lighthouse …");
    const npm = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    if (spawnSync("npm", npm, { cwd: PACKAGE }).status !== 0) throw new Error("npm ci failed");
  }
  const site = await startSite();
  try {
    await settled(site.pid);
    const greek = site.url.replace("//", "//el.");
    const rows: Row[] = [];
    for (const path of PATHS) {
      for (const origin of [site.url, greek]) rows.push(await judge(browser, origin, path));
    }
    return rows;
  } finally {
    await site.stop();
  }
}

async function judge(browser: string, origin: string, path: string): Promise<Row> {
  const reports: Report[] = [];
  for (let index = 0; index < RUNS; index++) reports.push(await audit(browser, origin + path));
  const scores = CATEGORIES.map((name) =>
    Math.round(median(reports.map((report) => (report.categories[name]?.score ?? 0) * 100))),
  );
  const value = (name: string) =>
    median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
  const [lcp, tbt, cls] = [
    value("largest-contentful-paint"),
    value("total-blocking-time"),
    value("cumulative-layout-shift"),
  ];
  const own = median(reports.map((report) => report.own));
  const failed = Object.values(reports[0]?.audits ?? {})
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title);
  const language = origin.includes("//el.") ? "el" : "en";
  const measured = `${scores.join("/")}, LCP ${round(lcp, 0)} ms, TBT ${round(tbt, 0)} ms (${round(own, 0)} its own), CLS ${round(cls, 3)}`;
  note(`${language} ${path}: ${measured}; ${failed.join("; ") || "nothing to improve"}`);
  return {
    question: `Lighthouse mobile, ${language} ${path}`,
    measured,
    wanted: `100 ×4, LCP ≤ ${LCP_WANTED_MS}, TBT ≤ ${TBT_WANTED_MS}, CLS 0`,
    met:
      scores.every((score) => score === 100) &&
      lcp <= LCP_WANTED_MS &&
      tbt <= TBT_WANTED_MS &&
      cls === 0,
  };
}

async function audit(browser: string, url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "b4-lighthouse-"));
  const file = join(folder, "report.json");
  const flags = [...BROWSER_ARGS, "--headless=new"].join(" ");
  const args = [
    join(PACKAGE, "node_modules/lighthouse/cli/index.js"),
    ...[url, "--quiet", "--output=json", "--save-assets", `--output-path=${file}`],
    // The front door sends a browser of the other language to the other domain.
    `--extra-headers={"Accept-Language":"${new URL(url).hostname.startsWith("el.") ? "el" : "en"}"}`,
    ...[`--chrome-flags=${flags}`, `--only-categories=${CATEGORIES.join(",")}`],
  ];
  const child = spawn(process.execPath, args, {
    stdio: "ignore",
    env: { ...process.env, CHROME_PATH: browser },
  });
  await new Promise((resolve) => child.once("exit", resolve));
  if (!existsSync(file)) throw new Error(`Lighthouse could not look at ${url}`);
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const own = ownBlockingTime(read("report-0.trace.json").traceEvents);
  const report: Report = { ...read("report.json"), own };
  rmSync(folder, { recursive: true });
  return report;
}
