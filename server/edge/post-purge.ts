import type { Env } from "../../env.ts";
import { SIGNATURE_HEADER, signPurge } from "./sign-purge.ts";

/** Longest wait for whoever takes purges, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** Posts `{"keys": […]}`, signed. Throws with the reason when it was not taken. */
export async function postPurge(
  { purgeUrl, secret }: NonNullable<Env["edge"]>,
  keys: readonly string[],
  now: number,
): Promise<void> {
  const body = JSON.stringify({ keys });
  const post = fetch(purgeUrl, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      [SIGNATURE_HEADER]: signPurge(secret, Math.floor(now / 1000), body),
    },
    // Signed for this address alone.
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const response = await post.catch((error: Error) => {
    // What a failed fetch has to say is in its cause.
    throw error.cause ?? error;
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it was answered ${response.status}`);
}
