import { randomBytes } from "node:crypto";
import { z } from "zod";
import {
  ERASURE_KEY_SETTING,
  erasureFingerprint,
  erasureKeyValue,
} from "../../../packages/lib/erasures/fingerprint.ts";
import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { createItem, readItems } from "../../api/items.server.ts";

/**
 * Erased stays erased: a submission may wait on the disk of another machine while its sender is
 * forgotten here. So the backend keeps a fingerprint of the address and the time, and whoever
 * delivers asks for it first (docs/decisions/0020-what-could-not-be-filed.md). Our own backend looks once
 * more as it stores a lead (backend/write/erased-senders.ts).
 */

const KEY_BYTES = 32;
/** So long a process takes the key for what it was, in milliseconds: a backend may be replaced. */
const KEY_TTL_MS = 60_000;

const settingSchema = z.object({ value: erasureKeyValue });

async function readKey(backend: Backend): Promise<string | undefined> {
  const query = { filter: { key: { _eq: ERASURE_KEY_SETTING } }, fields: ["value"], limit: 1 };
  return (await readItems(backend, "settings", query, settingSchema)).data[0]?.value;
}

/** Notes that an address is forgotten from now on, for whoever may still deliver; by administrators. */
export async function recordErasure(backend: Backend, email: string): Promise<void> {
  const key = (await readKey(backend)) ?? (await makeKey(backend));
  await createItem(backend, "erasures", { address: erasureFingerprint(key, email) });
}

async function makeKey(backend: Backend): Promise<string> {
  const secret = randomBytes(KEY_BYTES).toString("base64url");
  try {
    const value = { secret };
    await createItem(backend, "settings", { key: ERASURE_KEY_SETTING, value, public: false });
    return secret;
  } catch (error) {
    // Somebody else erases at the same moment: theirs counts.
    const taken = error instanceof BackendError && error.has("RECORD_NOT_UNIQUE");
    const key = taken ? await readKey(backend) : undefined;
    if (key === undefined) throw error;
    return key;
  }
}

export type Erasures = {
  /**
   * Whether the sender of a lead was erased after sending it. Throws BackendError; one of 401 or 403
   * means that the backend does not know the site, or not as it should.
   */
  hold(lead: Readonly<Record<string, unknown>>): Promise<boolean>;
};

/** For the site's own port; one call for each lead. */
export function createErasures(backend: Backend, now: () => number = Date.now): Erasures {
  let known: { key: string; until: number } | undefined;

  /** Undefined as long as nobody was ever erased. */
  async function keyNow(): Promise<string | undefined> {
    if (known && now() < known.until) return known.key;
    const key = await readKey(backend);
    known = key === undefined ? undefined : { key, until: now() + KEY_TTL_MS };
    return key;
  }

  return {
    async hold({ email, submitted }) {
      const key = await keyNow();
      if (key === undefined) return false;
      const filter = {
        address: { _eq: erasureFingerprint(key, String(email)) },
        erased: { _gte: String(submitted) },
      };
      const query = { filter, fields: ["erased"], limit: 1 };
      const { data } = await readItems(backend, "erasures", query, z.object({}));
      return data.length > 0;
    },
  };
}
