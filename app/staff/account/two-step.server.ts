import { encode } from "uqr";
import type { Pages } from "../../../content/types.ts";
import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { disableTfa, enableTfa, generateTfa, makeRecoveryCodes } from "../../api/tfa.server.ts";

/** What an authenticator app needs, as a key, as a link and as a picture of the link. */
export type TwoStepSetup = { secret: string; link: string; picture: QrPicture };
/** One path of dark squares on a field of `size` by `size`. */
export type QrPicture = { size: number; path: string };

type Words = Pages["adminAccount"];
/** "empty": what every form says of a field that was left so. */
type ErrorKey = keyof Words["password"]["errors"] | keyof Words["tfa"]["errors"] | "empty";
export type TwoStepProblem = { error: ErrorKey };

/** Quiet zone around a QR code that readers need, in squares. */
const QUIET_ZONE = 4;
const LINK_START = "otpauth://totp/";

/** A fresh secret; not in force before `confirmTwoStep`. */
export async function beginTwoStep(
  backend: Backend,
  password: string,
): Promise<TwoStepSetup | TwoStepProblem> {
  if (password === "") return { error: "empty" };
  try {
    const { secret, otpauth_url } = await generateTfa(backend, password);
    return setupOf(secret, otpauth_url);
  } catch (error) {
    if (error instanceof BackendError) {
      if (error.status === 401) return { error: "current" };
      if (error.status === 429) return { error: "tooMany" };
    }
    throw error;
  }
}

/** The setup that a form has carried along; undefined when it was tampered with. */
export function carriedSetup(form: FormData): TwoStepSetup | undefined {
  const secret = String(form.get("secret") ?? "");
  const link = String(form.get("link") ?? "");
  const isWhole = /^[A-Z2-7]{16,128}$/i.test(secret) && link.startsWith(LINK_START);
  return isWhole ? setupOf(secret, link) : undefined;
}

/** Puts the secret in force when the app shows a right code for it. */
export async function confirmTwoStep(
  backend: Backend,
  secret: string,
  otp: string,
): Promise<TwoStepProblem | undefined> {
  if (otp === "") return { error: "empty" };
  try {
    await enableTfa(backend, { secret, otp });
    return undefined;
  } catch (error) {
    const problem = problemWithCode(error);
    if (problem) return problem;
    throw error;
  }
}

export async function endTwoStep(
  backend: Backend,
  otp: string,
): Promise<TwoStepProblem | undefined> {
  if (otp === "") return { error: "empty" };
  try {
    await disableTfa(backend, otp);
    return undefined;
  } catch (error) {
    const problem = problemWithCode(error);
    if (problem) return problem;
    throw error;
  }
}

/** What a backend means that does not take a code; a Directus says no right and no code otherwise. */
function problemWithCode(error: unknown): TwoStepProblem | undefined {
  if (!(error instanceof BackendError)) return undefined;
  if (error.status === 400 || error.has("INVALID_OTP")) return { error: "code" };
  if (error.status === 403) return { error: "refused" };
  return error.status === 429 ? { error: "tooMany" } : undefined;
}

/** New recovery codes, for who knows the password. */
export async function recoveryCodes(
  backend: Backend,
  password: string,
): Promise<string[] | TwoStepProblem> {
  if (password === "") return { error: "empty" };
  try {
    return await makeRecoveryCodes(backend, password);
  } catch (error) {
    if (error instanceof BackendError) {
      if (error.status === 401) return { error: "current" };
      if (error.status === 404) return { error: "noCodes" };
      if (error.status === 429) return { error: "tooMany" };
    }
    throw error;
  }
}

function setupOf(secret: string, link: string): TwoStepSetup {
  return { secret, link, picture: qrPicture(link) };
}

/** A QR code as one path; each run of dark squares of a row is one step of it. */
function qrPicture(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: path.join("") };
}
