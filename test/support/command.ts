import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { COMPILED } from "./compiled.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A command as npm's script runs it, on a tree's own Node, with an operator's variables: its exit code, and all it said. */
export async function command(
  args: string[],
  variables: Record<string, string>,
  cwd = ROOT,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(join(cwd, "node_modules/.bin/node"), args, {
    cwd,
    env: { PATH: process.env.PATH, ...(cwd === ROOT && COMPILED), ...variables },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, "close");
  return { code, said };
}
