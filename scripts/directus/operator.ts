import { type Access, CallError, signInAt, withToken } from "./call.ts";

/** Whose account does it, in the words of whoever runs a script. */
export const ACCOUNT = `DIRECTUS_URL, and of an administrator there DIRECTUS_TOKEN (a static token), or DIRECTUS_EMAIL and
DIRECTUS_PASSWORD, with DIRECTUS_OTP where the account has two-step sign-in`;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Opens a Directus as the administrator whom the environment names. Throws an error of one line, to be
 * shown to whoever runs the script.
 */
export async function openAsOperator(variables: Variables): Promise<Access> {
  const { DIRECTUS_URL, DIRECTUS_TOKEN, DIRECTUS_EMAIL, DIRECTUS_PASSWORD } = variables;
  if (!DIRECTUS_URL || !(DIRECTUS_TOKEN || (DIRECTUS_EMAIL && DIRECTUS_PASSWORD))) {
    throw new Error(`Set ${ACCOUNT}`);
  }
  const url = DIRECTUS_URL.replace(/\/+$/, "");
  try {
    const access = DIRECTUS_TOKEN
      ? withToken(url, DIRECTUS_TOKEN)
      : await signInAt(url, {
          email: DIRECTUS_EMAIL ?? "",
          password: DIRECTUS_PASSWORD ?? "",
          ...(variables.DIRECTUS_OTP && { otp: variables.DIRECTUS_OTP }),
        });
    await requireAdministrator(access);
    return access;
  } catch (error) {
    throw new Error(explained(error, url, variables), { cause: error });
  }
}

async function requireAdministrator({ call, url }: Access): Promise<void> {
  const rights = (await call("GET", "/policies/me/globals")) as { admin_access?: boolean } | null;
  if (!rights?.admin_access) throw new Error(`The account is no administrator at ${url}`);
}

function explained(error: unknown, url: string, { DIRECTUS_TOKEN, DIRECTUS_OTP }: Variables) {
  if (!(error instanceof CallError)) {
    const isUnreached = error instanceof TypeError;
    if (isUnreached) return `Nobody answers at DIRECTUS_URL, ${url}`;
    return error instanceof Error ? error.message : String(error);
  }
  if (error.has("INVALID_OTP")) {
    const what = DIRECTUS_OTP ? "DIRECTUS_OTP is refused" : "The account has two-step sign-in";
    return `${what}: set DIRECTUS_OTP to the code that its app shows now, or DIRECTUS_TOKEN to a static token of an administrator`;
  }
  if (error.status === 401) {
    return `${DIRECTUS_TOKEN ? "DIRECTUS_TOKEN is" : "DIRECTUS_EMAIL and DIRECTUS_PASSWORD are"} refused at ${url}`;
  }
  return explainedCall(error);
}

/** What a Directus of version 12 and newer says of what its licence, or having none, leaves out. */
const LICENCE_LIMIT = /(\w{1,100}) (?:is a restricted resource|limit exceeded)/;
const WHAT_TO_DO =
  "take Directus 11, for example 11.17.4, a licence that has it, or the site's own backend (docs/directus.md)";

/** A failed call in one line; which limit of a licence it met, where it met one. */
export function explainedCall(error: unknown): string {
  if (error instanceof CallError) {
    const [, limit] = LICENCE_LIMIT.exec(error.body) ?? [];
    if (limit === "custom_permission_rules_enabled") {
      return `This Directus has no licence for permission rules, which the site needs (${limit}): ${WHAT_TO_DO}`;
    }
    if (limit) {
      const [call] = error.message.split(" was answered");
      return `A limit of this Directus's licence was met at ${call} (${limit}): ${WHAT_TO_DO}`;
    }
  }
  return error instanceof Error ? error.message : String(error);
}
