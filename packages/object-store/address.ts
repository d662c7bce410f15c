/** A bucket of an S3-compatible store, and who may write there. */
export type StoreAddress = {
  origin: string;
  bucket: string;
  /** Before every key; empty, or ending in a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Stores that have no regions take any name; this is the one they expect. */
const USUAL_REGION = "us-east-1";

/** How one looks, for messages. */
export const STORE_EXAMPLE = "s3+https://KEY:SECRET@host/bucket/folder?region=eu-central-1";

export const isStoreAddress = (value: string) => /^s3\+https?:/.test(value);

/**
 * Reads `s3+https://KEY:SECRET@host/bucket/folder?region=eu-central-1`, key and secret percent-encoded;
 * undefined for anything else. The bucket stands in the path, which every store understands.
 */
export function readStoreAddress(value: string): StoreAddress | undefined {
  const url = isStoreAddress(value) ? URL.parse(value.slice("s3+".length)) : null;
  if (!url || url.username === "" || url.password === "" || url.hash !== "") return undefined;
  const parts = url.pathname.split("/").filter(Boolean);
  const [bucket, ...folders] = parts;
  if (bucket === undefined || !parts.every((part) => /^[A-Za-z0-9._-]+$/.test(part))) {
    return undefined;
  }
  try {
    return {
      origin: url.origin,
      bucket,
      prefix: folders.map((folder) => `${folder}/`).join(""),
      region: url.searchParams.get("region") ?? USUAL_REGION,
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    };
  } catch {
    return undefined;
  }
}
