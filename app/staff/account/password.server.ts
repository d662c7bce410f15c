import type { Pages } from "../../../content/types.ts";
import { login, logout, type Tokens } from "../../api/auth.server.ts";
import { type Backend, openBackend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import type { BackendConnection, Visitor } from "../../api/connection.ts";
import { readMe, updateMe } from "../../api/users.server.ts";

/** Shortest and longest password, in characters; the backend holds the same. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** "empty": what every form says of a field that was left so. */
type ErrorKey = keyof Pages["adminAccount"]["password"]["errors"] | "empty";
/** Which field is wrong, and what to say of it. */
export type PasswordProblem = { field: "current" | "new" | "otp"; error: ErrorKey };

type Change = {
  email: string;
  current: string;
  wanted: string;
  otp: string;
  devices: readonly string[];
};

/**
 * Changes one's own password. The backend does so only right after a sign-in, so the current
 * password signs in anew; the change then ends every other session. Answers the new session's
 * tokens, or what is wrong; then no trace is left of the sign-in.
 */
export async function changePassword(
  { connection, visitor }: { connection: BackendConnection; visitor: Visitor },
  { email, current, wanted, otp, devices }: Change,
): Promise<Tokens | PasswordProblem> {
  if (current === "") return { field: "current", error: "empty" };
  if (wanted === "") return { field: "new", error: "empty" };
  if (wanted.length < MIN_LENGTH || wanted.length > MAX_LENGTH) {
    return { field: "new", error: "new" };
  }
  if (wanted === current) return { field: "new", error: "same" };
  const anonymous = openBackend(connection, visitor);
  const signIn = (password: string) =>
    login(anonymous, { email, password, devices, ...(otp && { otp }) });
  const tokens = await signIn(current).catch((error) => problemOfLogin(error, otp));
  if (!tokens) return { field: "current", error: "current" };
  if ("error" in tokens) return tokens;
  try {
    const fresh = openBackend(connection, visitor, async () => tokens.access_token);
    await updateMe(fresh, { password: wanted });
    if (await holds(fresh, tokens)) return tokens;
    return (await signIn(wanted)) ?? tokens;
  } catch (error) {
    await logout(anonymous, tokens.refresh_token).catch(() => {});
    if (!(error instanceof BackendError) || !error.has("FAILED_VALIDATION")) throw error;
    return { field: "new", error: error.extension("reason") === "common" ? "common" : "new" };
  }
}

/** Whether a session has outlived the change: a Directus ends them all, this one too. */
async function holds(backend: Backend, { refresh_token }: Tokens): Promise<boolean> {
  try {
    await readMe(backend, { session: refresh_token });
    return true;
  } catch (error) {
    if (error instanceof BackendError && error.status === 401) return false;
    throw error;
  }
}

function problemOfLogin(error: unknown, otp: string): PasswordProblem {
  if (error instanceof BackendError) {
    if (error.has("INVALID_OTP")) return { field: "otp", error: otp === "" ? "empty" : "code" };
    if (error.status === 429) return { field: "current", error: "tooMany" };
    if (error.status === 401) return { field: "current", error: "current" };
  }
  throw error;
}
