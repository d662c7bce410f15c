import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import type { SharedState, StoreRule } from "../../packages/lib/shared-state/shared-state.ts";

const KEY_BYTES = 24;
const CIPHER = "aes-256-gcm";
const CIPHER_KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Values that all processes find again, for a while, under keys that can't be guessed. The browser has
 * the key, and what is kept can't be found or read without it: a copy of the database tells nothing.
 */
export type SealedStore<T> = {
  /** Keeps a value; answers its key. */
  put(shared: SharedState, value: T): Promise<string>;
  /** Keeps another value under a key that was given out. */
  replace(shared: SharedState, key: string, value: T): Promise<void>;
  get(shared: SharedState, key: string | undefined): Promise<T | undefined>;
  delete(shared: SharedState, key: string | undefined): Promise<void>;
};

export function sealedStore<T>(rule: StoreRule): SealedStore<T> {
  async function replace(shared: SharedState, key: string, value: T) {
    await shared.put(rule, placeOf(key), seal(rule.name, key, JSON.stringify(value)));
  }
  return {
    replace,
    async put(shared, value) {
      const key = randomBytes(KEY_BYTES).toString("base64url");
      await replace(shared, key, value);
      return key;
    },
    async get(shared, key) {
      if (key === undefined) return undefined;
      const sealed = await shared.get(rule, placeOf(key));
      return sealed === undefined ? undefined : (JSON.parse(unseal(rule.name, key, sealed)) as T);
    },
    async delete(shared, key) {
      if (key !== undefined) await shared.delete(rule, placeOf(key));
    },
  };
}

/** Where the value of a key is: leads nobody back to the key. */
const placeOf = (key: string) => createHash("sha256").update(key).digest("base64url");

const cipherKey = (name: string, key: string) =>
  Buffer.from(hkdfSync("sha256", key, "", name, CIPHER_KEY_BYTES));

function seal(name: string, key: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, cipherKey(name, key), iv);
  const content = [cipher.update(text, "utf8"), cipher.final()];
  return Buffer.concat([iv, ...content, cipher.getAuthTag()]).toString("base64url");
}

/** Throws when it was not sealed with this key. */
function unseal(name: string, key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(CIPHER, cipherKey(name, key), iv, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const content = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
  return Buffer.concat([content, decipher.final()]).toString("utf8");
}
