import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** A program on a machine with other work to do, in milliseconds. */
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 5_000;
const LOOK_EVERY_MS = 50;

type ProgramOptions<Ready> = {
  env?: Record<string, string>;
  /** Looks at what was printed so far; something other than nothing when it is ready. */
  isReady: (output: string) => Ready | Promise<Ready>;
};

/** A program of the machine, until `stop`; `said` is what it was ready with. */
export async function startProgram<Ready>(
  command: string,
  args: readonly string[],
  { env, isReady }: ProgramOptions<Ready>,
) {
  const child = spawn(command, args, {
    // The fourth is for a program that writes where it can be reached to a file of its own.
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    await stopProgram(child);
  };
  let output = "";
  for (const stream of child.stdio.slice(1)) stream?.on("data", (chunk) => (output += chunk));
  let fault: Error | undefined;
  child.on("error", (error) => {
    fault = error;
  });
  const limit = Date.now() + START_LIMIT_MS;
  while (!fault && child.exitCode === null && Date.now() < limit) {
    const said = await isReady(output);
    if (said) return { said, stop };
    await sleep(LOOK_EVERY_MS);
  }
  if (!fault) await stop();
  throw new Error(`${command} was not ready: ${fault?.message ?? output}`);
}

/** Looks for a pattern in what a program prints; answers its first group. */
export const saying = (pattern: RegExp) => (output: string) => pattern.exec(output)?.[1];

async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const limit = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
  await gone;
  clearTimeout(limit);
}
