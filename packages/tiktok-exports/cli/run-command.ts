import { readFile } from "node:fs/promises";
import { computeInsights, readExports } from "../index.ts";
import { readArguments, USAGE, UsageError } from "./arguments.ts";
import { GivenFilesError, givenFiles } from "./given-files.ts";
import { summaryOf } from "./summary.ts";
import { forTerminal } from "./terminal-text.ts";

/** What a command has of the machine it runs on. */
export type Surroundings = {
  now(): Date;
  out(text: string): void;
  err(text: string): void;
};

/** How a run ended, as processes say it. */
const READ = 0;
const NOTHING_READ = 1;
const CALLED_WRONGLY = 2;

/** Runs the command line; answers the process's exit code, and throws for faults of its own alone. */
export async function runCommand(
  args: readonly string[],
  { now, out, err }: Surroundings,
): Promise<number> {
  try {
    const { wants, paths, days, timeZone, handle } = readArguments(args);
    if (wants === "help") {
      out(USAGE);
      return READ;
    }
    if (wants === "version") {
      out(`${await version()}\n`);
      return READ;
    }
    const when = { today: now(), ...(timeZone && { timeZone }) };
    const result = readExports(await givenFiles(paths), { ...when, ...(handle && { handle }) });
    const insights = computeInsights(result.datasets, { ...when, ...(days && { days }) });
    out(
      wants === "json"
        ? `${JSON.stringify({ ...result, insights }, null, 2)}\n`
        : summaryOf(result, insights),
    );
    return result.outcomes.some((outcome) => outcome.result.ok) ? READ : NOTHING_READ;
  } catch (error) {
    if (error instanceof UsageError) {
      err(`${forTerminal(error.message)}\n\n${USAGE}`);
      return CALLED_WRONGLY;
    }
    if (error instanceof GivenFilesError) {
      err(`${forTerminal(error.message)}\n`);
      return CALLED_WRONGLY;
    }
    throw error;
  }
}

/** Beside the sources, and one folder further up from what is built of them. */
const MANIFESTS = ["../package.json", "../../../package.json"];

async function version(): Promise<string> {
  for (const path of MANIFESTS) {
    const text = await readFile(new URL(path, import.meta.url), "utf8").catch(() => "{}");
    const { name, version } = JSON.parse(text);
    if (name === "tiktok-exports") return version;
  }
  throw new Error("package.json of tiktok-exports is missing");
}
