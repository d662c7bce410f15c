import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { extract } from "tar";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sampleFiles } from "../../packages/tiktok-exports/index.ts";

// packages/tiktok-exports as npm packs it, installed and used as a stranger would.

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TIMEOUT_MS = 120_000;
const run = promisify(execFile);

let folder: string;
/** Where a stranger's node_modules has it. */
let installed: string;
let packed: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "packed-"));
  // A copy, so that what is built does not lie about in the repository while others read it.
  const source = join(folder, "source");
  for (const part of ["packages/tiktok-exports", "packages/zip-reader", "tsconfig.json"]) {
    cpSync(join(ROOT, part), join(source, part), {
      recursive: true,
      filter: (path) => !path.endsWith("/dist"),
    });
  }
  symlinkSync(join(ROOT, "node_modules"), join(source, "node_modules"));
  const { stdout } = await run("npm", ["pack", "--json", "--offline", "--ignore-scripts=false"], {
    cwd: join(source, "packages/tiktok-exports"),
  });
  // Before npm's answer stands what "prepack" printed.
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.search(/^\[/m)));
  packed = files.map(({ path }: { path: string }) => path);
  const modules = join(folder, "stranger/node_modules");
  installed = join(modules, "tiktok-exports");
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(folder, "stranger/package.json"), '{ "type": "module" }');
  await extract({
    file: join(source, "packages/tiktok-exports", filename),
    cwd: installed,
    strip: 1,
  });
  for (const name of ["fflate", "@types"]) {
    symlinkSync(join(ROOT, "node_modules", name), join(modules, name));
  }
}, TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("packs what its manifest names, neither sources nor tests, and grants what the repository does", () => {
  const {
    name,
    version,
    license,
    private: unpublished,
    bin,
    exports,
  } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const repository = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  expect(name).toBe("tiktok-exports");
  expect([license, unpublished]).toEqual([repository.license, repository.private]);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const named = [bin, ...Object.values(exports).flatMap((one) => Object.values(Object(one)))]
    .filter((path) => typeof path === "string" && path.startsWith("./"))
    .map((path) => String(path).slice(2));
  expect(named.length).toBeGreaterThan(5);
  for (const path of [...named, "README.md", "CHANGELOG.md"]) {
    expect(packed, path).toContain(path);
  }
  expect(packed.filter((path) => /(?<!\.d)\.ts$|\.test\./.test(path))).toEqual([]);
});

it("runs from its command alone", async () => {
  for (const { name, bytes } of sampleFiles(new Date(), "UTC")) {
    writeFileSync(join(folder, name), bytes);
  }
  const { bin } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const zips = readdirSync(folder)
    .filter((name) => name.endsWith(".zip"))
    .map((name) => join(folder, name));
  const { stdout } = await run(process.execPath, [join(installed, bin), "--json", ...zips], {
    maxBuffer: 2 ** 24,
  });
  const { handle, insights } = JSON.parse(stdout);
  expect(handle).toBe("samplecreator");
  expect(insights.weekPlan).not.toBeNull();
  const version = await run(process.execPath, [join(installed, bin), "--version"]);
  expect(version.stdout.trim()).toMatch(/^\d+\.\d+\.\d+$/);
});

it(
  "is typed for others, as strictly as they like",
  async () => {
    const use = (days: string) => `import { readFile } from "node:fs/promises";
import { computeInsights, type Insights, readExports } from "tiktok-exports";
import { csvFile } from "tiktok-exports/fixtures";
const file = { name: "a.zip", bytes: await readFile("a.zip") };
const when = { today: new Date() };
const { datasets } = readExports([file, csvFile("b.csv", [["Date"]])], when);
export const insights: Insights = computeInsights(datasets, { ...when, days: ${days} });
`;
    const check = async (source: string) => {
      const path = join(folder, "stranger/use.ts");
      writeFileSync(path, source);
      const options =
        "--noEmit --strict --exactOptionalPropertyTypes --types node --lib ES2024,DOM";
      const modules = "--module nodenext --target es2024 --ignoreConfig";
      const { stdout } = await run(
        join(ROOT, "node_modules/.bin/tsc"),
        [...`${options} ${modules}`.split(" "), path],
        { cwd: join(folder, "stranger") },
      ).catch((error: { stdout: string }) => error);
      return stdout;
    };
    expect(await check(use("28"))).toBe("");
    expect(await check(use('"28"'))).toContain("TS2322");
  },
  TIMEOUT_MS,
);
