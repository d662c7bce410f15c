import { timingSafeEqual } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Exchange } from "./exchange.ts";

/** Asks how a request has arrived; its value is the key that lies in DATA_DIR. */
export const ARRIVAL_HEADER = "x-b4-arrival";
/** Hexadecimal digits of a key. */
export const KEY_LENGTH = 64;
/** A key that somebody forgot opens nothing after this time, in milliseconds. */
const KEY_MS = 5 * 60_000;

/** Readable by this user alone; made and removed by npm run doctor. */
export const arrivalKeyPath = (dataDir: string) => join(dataDir, "arrival-key");

/** How a request came to this process, through whatever stands in front. */
export type Arrival = {
  host: string | null;
  forwardedFor: string | null;
  forwardedProto: string | null;
  /** For whom its limits count. */
  address: string | null;
};

/**
 * What the process saw of a request, for whoever can write into its DATA_DIR; undefined for everybody
 * else. Proxies' addresses are nobody's business.
 */
export async function arrivalOf({
  request,
  env,
  clientAddress,
}: Exchange): Promise<Arrival | undefined> {
  const shown = request.headers.get(ARRIVAL_HEADER);
  if (shown?.length !== KEY_LENGTH || !(await isKey(env.dataDir, shown))) return undefined;
  const { headers } = request;
  return {
    host: headers.get("host"),
    forwardedFor: headers.get("x-forwarded-for"),
    forwardedProto: headers.get("x-forwarded-proto"),
    address: clientAddress ?? null,
  };
}

async function isKey(dataDir: string, shown: string): Promise<boolean> {
  const path = arrivalKeyPath(dataDir);
  try {
    if (Date.now() - (await stat(path)).mtimeMs > KEY_MS) return false;
    const key = Buffer.from(await readFile(path, "utf8"));
    const given = Buffer.from(shown);
    return key.length === given.length && timingSafeEqual(key, given);
  } catch {
    return false;
  }
}
