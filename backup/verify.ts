import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Manifest } from "./manifest.ts";
import { openBackup } from "./open-backup.ts";

/** Unpacks a backup into a temporary folder and compares it with what was put in; leaves nothing. */
export async function verify(archive: string, identities: readonly string[]): Promise<Manifest> {
  const folder = mkdtempSync(join(tmpdir(), "b4-verify-"));
  try {
    return await openBackup(archive, folder, identities, async () => {});
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
