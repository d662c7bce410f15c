import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileHeaders } from "./file-headers.ts";

/** Files with a hash in their name live here; what is not there is no page either. */
export const ASSETS = "/assets/";
const SUFFIXES = { br: ".br", gzip: ".gz" } as const;
export type FileEncoding = keyof typeof SUFFIXES;
/** Those that files may be packed in, smallest first. */
export const FILE_ENCODINGS = Object.keys(SUFFIXES) as FileEncoding[];

/** One built file in one encoding; `file` is where its bytes are. */
export type FileForm = { file: string; size: number; headers: readonly string[] };
export type StaticFile = {
  etag: string;
  plain: FileForm;
  packed: Partial<Record<FileEncoding, FileForm>>;
  /** Headers of a 304. */
  unchanged: readonly string[];
};

/**
 * All files of a folder by their address, with the forms that were compressed ahead of time
 * (scripts/compress-assets.ts). Only what is listed is ever served: no path of a request reaches the
 * file system.
 */
export function indexFiles(folder: string, prefix = "/"): Map<string, StaticFile> {
  const names = new Set(namesIn(folder));
  const packedNames = Object.values(SUFFIXES);
  const index = new Map<string, StaticFile>();
  for (const name of names) {
    const isPacked = packedNames.some(
      (suffix) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)),
    );
    if (!isPacked && !/(^|\/)\./.test(name)) {
      index.set(prefix + name, describe(folder, name, prefix + name, names));
    }
  }
  return index;
}

/** A built file's name, and what it has when it was packed ahead of time. */
export const variantsOf = (name: string): string[] => [
  name,
  ...Object.values(SUFFIXES).map((suffix) => name + suffix),
];

/** One file with a hash in its name, which is in that folder; throws when it is not. */
export function builtFile(folder: string, name: string): StaticFile {
  const names = new Set(variantsOf(name).filter((one) => existsSync(join(folder, one))));
  return describe(folder, name, `${ASSETS}${name}`, names);
}

function namesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
    );
  } catch (error) {
    // Nothing was built before: there are no previous files.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function describe(folder: string, name: string, path: string, names: Set<string>): StaticFile {
  const { size, mtimeMs } = statSync(join(folder, name));
  const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const { shared, type } = fileHeaders(path, extname(name), etag);
  const form = (suffix: string, encoding?: FileEncoding): FileForm => {
    const file = join(folder, name + suffix);
    const bytes = statSync(file).size;
    const own = ["Content-Type", type, "Content-Length", String(bytes)];
    own.push(...(encoding ? ["Content-Encoding", encoding] : ["Accept-Ranges", "bytes"]));
    return { file, size: bytes, headers: [...shared, ...own] };
  };
  const packed: StaticFile["packed"] = {};
  for (const encoding of FILE_ENCODINGS) {
    const suffix = SUFFIXES[encoding];
    if (names.has(name + suffix)) packed[encoding] = form(suffix, encoding);
  }
  return { etag, plain: form(""), packed, unchanged: shared };
}

/** Larger files, such as video, are read from disk each time. In bytes. */
const MAX_KEPT_FILE_BYTES = 512 * 1024;
/** All kept files together, in bytes; the site's own are about 2 MB. */
const MAX_KEPT_BYTES = 24 * 1024 * 1024;

/**
 * The bytes of small files, read once; undefined for large ones. A file that a newer build has
 * replaced under this process is read from the earlier files. Throws when it is gone.
 */
export function createFileMemory(previous: string) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  return ({ file, size }: FileForm): Buffer | undefined => {
    const known = kept.get(file);
    if (known) return known;
    if (size > MAX_KEPT_FILE_BYTES || bytes + size > MAX_KEPT_BYTES) return undefined;
    const body = readFileSync(existsSync(file) ? file : join(previous, basename(file)));
    if (body.length !== size) throw new Error(`${file} has changed`);
    kept.set(file, body);
    bytes += size;
    return body;
  };
}
