import type { Trouble } from "./deliverer.ts";
import type { TrayFacts } from "./tray.ts";

const MINUTE_MS = 60_000;

/** What operators should know of the intake, a line each, for /readyz; nothing about a person. */
export function concernsOf(
  { held, late, waiting, oldest }: TrayFacts,
  trouble: Trouble | undefined,
  now: number,
): string[] {
  const lines: string[] = [];
  if (held > 0) lines.push(`intake: ${counted(held)} could not be filed`);
  if (trouble?.kind === "refused" && waiting > 0) {
    lines.push(
      `intake: the content backend refuses the site (${trouble.status}), ${counted(waiting)} waiting`,
    );
  } else if (late > 0 && oldest !== undefined) {
    const minutes = Math.floor((now - oldest) / MINUTE_MS);
    lines.push(
      `intake: ${counted(waiting)} waiting for the content backend, the oldest for ${minutes} minutes`,
    );
  }
  return lines;
}

const counted = (count: number) => `${count} submission${count === 1 ? "" : "s"}`;
