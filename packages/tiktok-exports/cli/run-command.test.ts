import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { csvFile, textFile } from "../fixtures/index.ts";
import { computeInsights, type ExportFile, readExports, sampleFiles } from "../index.ts";
import { MAX_INPUT_BYTES } from "../limits.ts";
import { runCommand } from "./run-command.ts";

const NOW = new Date("2026-01-20T12:00:00Z");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "exports-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function save(...files: ExportFile[]): string[] {
  return files.map(({ name, bytes }) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  });
}

async function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(args, {
    now: () => NOW,
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  });
  return { code, out: out.join(""), err: err.join("") };
}

it("gives as JSON what the library reads and computes", async () => {
  const files = sampleFiles(NOW, "UTC");
  const { code, out } = await run("--json", "--zone", "UTC", "--days", "7", ...save(...files));
  const result = readExports(files, { today: NOW, timeZone: "UTC" });
  const insights = computeInsights(result.datasets, { today: NOW, timeZone: "UTC", days: 7 });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify({ ...result, insights })));
});

it("sums a folder up: files, totals, the plan, posts", async () => {
  save(...sampleFiles(NOW, "UTC"), textFile("notes.txt", "not even looked at"));
  const { code, out } = await run("--zone", "UTC", folder);
  expect(code).toBe(0);
  expect(out).not.toContain("notes.txt");
  const { datasets } = readExports(sampleFiles(NOW, "UTC"), { today: NOW, timeZone: "UTC" });
  const { totals, bestPosts, period, weekPlan } = computeInsights(datasets, {
    today: NOW,
    timeZone: "UTC",
  });
  const number = (value: number | null | undefined) =>
    (value ?? Number.NaN).toLocaleString("en-US");
  for (const part of [
    "@samplecreator",
    `${period?.from} to ${period?.to}`,
    number(totals?.views.value),
    number(totals?.followersGained.value),
    number(bestPosts?.byViews[0]?.video.views),
  ])
    expect(out).toContain(part);
  expect(weekPlan?.theme.code).toBe("theme");
  expect(out).toContain(`“${weekPlan?.theme.code === "theme" && weekPlan.theme.name}”`);
});

it("reads files of one name from several folders", async () => {
  const paths = ["older", "newer"].map((name, at) => {
    mkdirSync(join(folder, name));
    const [file] = save(
      csvFile(`${name}/Overview.csv`, [
        ["Date", "Video Views"],
        [`January ${10 + at}`, 5],
      ]),
    );
    return file ?? "";
  });
  const { datasets, outcomes } = JSON.parse((await run("--json", ...paths)).out);
  expect(datasets.overview).toHaveLength(2);
  expect(outcomes.map(({ id }: { id: string }) => id)).toEqual(paths);
});

it("says in words why a file gave nothing, and ends with 1 when none did", async () => {
  const { code, out } = await run(...save(textFile("notes.txt", "a text")));
  expect(code).toBe(1);
  expect(out).toContain("notes.txt: not read, no export: text");
});

it("says that a folder holds nothing to read, whatever lies in folders of it", async () => {
  mkdirSync(join(folder, "older"));
  save(csvFile("older/Overview.csv", [["Date", "Video Views"]]), textFile("notes.txt", "a text"));
  const { code, out, err } = await run(folder);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(`${folder} holds no ZIP`);
});

it("lets no title or file name move the cursor of a terminal", async () => {
  const evil = "\u001b[2J\u001b]0;owned\u0007\u202eclip\r\nnext";
  const { out } = await run(
    ...save(
      csvFile("Content\u001b[2J.csv", [
        ["Video title", "Video link", "Post time", "Total views"],
        [evil, "https://www.tiktok.com/@abc/video/7400000000000000001", "2026-01-10", 5],
      ]),
    ),
  );
  expect(out).toContain("clip");
  expect(out.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202e]/u);
});

it.each([
  [["--nope"], "--nope"],
  [[], "Name the files"],
  [["--days", "0", "x"], "--days"],
  [["--days", "1e3", "x"], "--days"],
  [["--zone", "Nowhere/City", "x"], "--zone"],
  [["/nowhere/at-all.zip"], "ENOENT"],
  [["/dev/null"], "neither a file nor a folder"],
])("%j is called wrongly, and said to be", async (args, said) => {
  const { code, out, err } = await run(...args);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(said);
});

it("asks for sizes before it reads", async () => {
  const [path = ""] = save(textFile("Overview.zip", "PK"));
  truncateSync(path, MAX_INPUT_BYTES + 1);
  const { code, err } = await run(path);
  expect(code).toBe(2);
  expect(err).toContain(String(MAX_INPUT_BYTES));
});

it.each(["--help", "-h"])("%s says how", async (flag) => {
  const { code, out } = await run(flag, "whatever");
  expect(code).toBe(0);
  for (const option of ["--json", "--days", "--zone", "--handle"]) expect(out).toContain(option);
});
