import { parseArgs } from "node:util";

export const USAGE = `Usage: tiktok-exports [options] FILE…

Reads exports of TikTok's studio (ZIP, CSV, XLSX), histories that this program's library wrote (JSON) and
folders of them, and says what they tell. Nothing leaves this machine.

  --json         everything as JSON: tables, insights, what became of each file
  --days N       the last N days; without it as many as make a period
  --zone ZONE    time zone in which today is a day, such as Europe/Athens
  --handle NAME  the account, when files of several are given
  --version      this program's version
  --help         this text

Ends with 0 when something was read, 1 when nothing was, 2 when it was called wrongly.
`;

/** A period holds no more days: a studio's export has a year, a history of some years has them all. */
const MAX_DAYS = 36_600;

export type Arguments = {
  wants: "summary" | "json" | "help" | "version";
  paths: string[];
  days: number | undefined;
  timeZone: string | undefined;
  handle: string | undefined;
};

/** Somebody called it wrongly; the message says how. */
export class UsageError extends Error {}

/** @throws UsageError */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed(args);
  const wants = values.help
    ? "help"
    : values.version
      ? "version"
      : values.json
        ? "json"
        : "summary";
  if (positionals.length === 0 && (wants === "summary" || wants === "json")) {
    throw new UsageError("Name the files to read.");
  }
  return {
    wants,
    paths: positionals,
    days: values.days === undefined ? undefined : daysIn(values.days),
    timeZone: values.zone === undefined ? undefined : zoneIn(values.zone),
    handle: values.handle?.replace(/^@/, ""),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        days: { type: "string" },
        zone: { type: "string" },
        handle: { type: "string" },
        version: { type: "boolean", short: "v" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function daysIn(text: string): number {
  const days = Number(text);
  if (!/^\d+$/.test(text) || days < 1 || days > MAX_DAYS) {
    throw new UsageError(`--days takes a whole number from 1 to ${MAX_DAYS}.`);
  }
  return days;
}

function zoneIn(name: string): string {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new UsageError("--zone takes a time zone's name, such as Europe/Athens.");
  }
}
