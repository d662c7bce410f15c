import { z } from "zod";
import { readData } from "./answers.server.ts";
import type { Backend } from "./backend.server.ts";

const secretSchema = z.object({ secret: z.string(), otpauth_url: z.string() });
/** A secret for an authenticator app; in force once `enableTfa` has seen a right code. */
export type TfaSecret = z.infer<typeof secretSchema>;

const PATH = "/users/me/tfa";

/** Throws BackendError: 401 for a wrong password, 429 for too many. */
export function generateTfa(backend: Backend, password: string): Promise<TfaSecret> {
  const call = { method: "POST", path: `${PATH}/generate`, body: { password } } as const;
  return readData(backend, call, secretSchema);
}

/** Throws BackendError 400 for a wrong code. */
export async function enableTfa(
  backend: Backend,
  body: { secret: string; otp: string },
): Promise<void> {
  await backend.request({ method: "POST", path: `${PATH}/enable`, body });
}

/** Throws BackendError 401 INVALID_OTP for a wrong code. */
export async function disableTfa(backend: Backend, otp: string): Promise<void> {
  await backend.request({ method: "POST", path: `${PATH}/disable`, body: { otp } });
}

const codesSchema = z.object({ codes: z.array(z.string()) });

/**
 * Ten codes that open the door once each without the app; the ones before are void. Throws BackendError:
 * 401 for a wrong password, 429 for too many, 404 from a Directus, which knows none.
 */
export async function makeRecoveryCodes(backend: Backend, password: string): Promise<string[]> {
  const call = { method: "POST", path: `${PATH}/recovery-codes`, body: { password } } as const;
  return (await readData(backend, call, codesSchema)).codes;
}

/** For a colleague who lost their device; administrators only. */
export async function disableTfaOf(backend: Backend, user: string): Promise<void> {
  const path = `/users/${encodeURIComponent(user)}/tfa/disable`;
  await backend.request({ method: "POST", path, body: {} });
}
