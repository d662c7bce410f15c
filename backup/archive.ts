import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, readdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import { create, extract } from "tar";
import { PRIVATE_FILE_MODE } from "../packages/lib/storage/private-files.ts";
import { BackupError } from "./backup-error.ts";
import { MANIFEST } from "./manifest.ts";

/** What an encrypted archive begins with: the age format, version 1. */
const AGE_HEADER = "age-encryption.org/";

/**
 * Packs a folder into a gzipped tar file, the manifest first; with recipients, encrypted for them in
 * the age format. What `tar xz` and `age -d` read. Answers its length in bytes and its SHA-256 in hex.
 */
export async function pack(
  folder: string,
  archive: string,
  recipients: readonly string[],
): Promise<{ bytes: number; sha256: string }> {
  const names = readdirSync(folder).filter((name) => name !== MANIFEST);
  // biome-ignore format: the options of tar, each with its reason
  const packed = create({
    cwd: folder,
    gzip: true,
    // An entry that can't be read is no backup.
    strict: true,
  }, [MANIFEST, ...names]);
  const plain = Readable.from(packed as AsyncIterable<Uint8Array>, { objectMode: false });
  const sealed = recipients.length === 0 ? plain : await encrypted(plain, recipients);
  const hash = createHash("sha256");
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Uint8Array, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(sealed, count, createWriteStream(archive, { mode: PRIVATE_FILE_MODE }));
  const handle = await open(archive, "r");
  await handle.sync().finally(() => handle.close());
  return { bytes, sha256: hash.digest("hex") };
}

async function encrypted(plain: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const source = Readable.toWeb(plain) as unknown as ReadableStream<Uint8Array>;
  return Readable.fromWeb((await encrypter.encrypt(source)) as unknown as WebStream);
}

/** Unpacks an archive into an empty folder. Throws BackupError for a missing or wrong key. */
export async function unpack(
  archive: string,
  folder: string,
  identities: readonly string[],
): Promise<void> {
  const stored = createReadStream(archive);
  const plain = (await isEncrypted(archive)) ? await decrypted(stored, identities) : stored;
  await pipeline(plain, extract({ cwd: folder, strict: true, preserveOwner: false })).catch(
    (cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new BackupError(`${archive} can't be unpacked: ${reason}`);
    },
  );
}

export async function isEncrypted(archive: string): Promise<boolean> {
  const handle = await open(archive, "r");
  try {
    const { buffer } = await handle.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0);
    return buffer.toString("latin1") === AGE_HEADER;
  } finally {
    await handle.close();
  }
}

async function decrypted(stored: Readable, identities: readonly string[]): Promise<Readable> {
  if (identities.length === 0) {
    throw new BackupError(
      "This backup is encrypted: set BACKUP_IDENTITY to the AGE-SECRET-KEY, or to the file with it",
    );
  }
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const source = Readable.toWeb(stored) as unknown as ReadableStream<Uint8Array>;
  try {
    return Readable.fromWeb((await decrypter.decrypt(source)) as unknown as WebStream);
  } catch {
    throw new BackupError("This backup is encrypted for another key than BACKUP_IDENTITY");
  }
}
