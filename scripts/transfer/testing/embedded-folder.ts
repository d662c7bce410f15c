import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createBackend } from "../../../backend/index.ts";
import { HASH_COST } from "../../../backend/testing/hash-cost.ts";
import { openEmbedded } from "../embedded.ts";
import { fillBackend } from "./fill-backend.ts";

export const ADMIN = "owner@example.com";
export const ORIGINS = [
  { origin: "https://site.example", language: "en" },
  { origin: "https://el.site.example", language: "el" },
] as const;

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "transfer-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder with an administrator and something of everything. */
export async function filledFolder(): Promise<string> {
  const dataDir = emptyFolder();
  const backend = await createBackend({
    dataDir,
    adminEmail: ADMIN,
    adminPassword: "Copper-kettle-at-noon-55",
    hashCost: HASH_COST,
    allowedOrigins: ORIGINS,
  });
  await fillBackend(backend, dataDir, ADMIN);
  await backend.close();
  return dataDir;
}

export function open(dataDir: string) {
  const side = openEmbedded({ dataDir, allowedOrigins: ORIGINS });
  onTestFinished(() => side.close());
  return side;
}
