import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A disk of so many bytes until the test is over, where this user may make one. */
export function smallDisk(bytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "b4-disk-"));
  const options = ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder];
  if (spawnSync("mount", options).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  onTestFinished(() => {
    execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}
