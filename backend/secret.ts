import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { join } from "node:path";
import { PRIVATE_FILE_MODE } from "../packages/lib/storage/private-files.ts";

const SECRET_BYTES = 32;

export const newSecret = (randomBytes: (size: number) => Uint8Array): string =>
  Buffer.from(randomBytes(SECRET_BYTES)).toString("base64url");

/**
 * The secret kept in `dataDir/secret`, made on first use and readable by this user alone. It is
 * whole on the disk before anything is signed with it.
 */
export function keptSecret(dataDir: string, randomBytes: (size: number) => Uint8Array): string {
  const file = join(dataDir, "secret");
  try {
    const secret = readFileSync(file, "utf8").trim();
    if (secret !== "") return secret;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  const secret = newSecret(randomBytes);
  const handle = openSync(`${file}.new`, "w", PRIVATE_FILE_MODE);
  writeSync(handle, `${secret}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(`${file}.new`, file);
  return secret;
}
