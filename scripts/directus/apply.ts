/**
 * Gives a Directus the site's data model, roles and static token; can be run again at any time.
 *
 *   DIRECTUS_URL=… DIRECTUS_TOKEN=… CONTENT_BACKEND_TOKEN=… npm run directus:apply
 *   DIRECTUS_URL=… DIRECTUS_EMAIL=… DIRECTUS_PASSWORD=… [DIRECTUS_OTP=…] …
 */
import { fileURLToPath } from "node:url";
import type { Access, Call } from "./call.ts";
import { applyCollections } from "./collections.ts";
import { ACCOUNT, explainedCall, openAsOperator } from "./operator.ts";
import { applyRoles } from "./roles.ts";

/** Name in scripts/directus/extension/package.json. */
const EXTENSION = "directus-extension-b4-site";

/** What a Directus begins with: after so many wrong passwords in a row an account is suspended. */
const OWN_LOCK = 25;

const NO_EXTENSION = `The extension ${EXTENSION} is not installed there: MAIL OF THE SITE WILL WAIT UNSENT AND LEADS
WILL BE KEPT FOR EVER. Copy scripts/directus/extension into Directus's extensions folder (docs/directus.md).`;

export async function applySchema({ call }: Access, publicToken: string) {
  await applyCollections(call);
  await applyRoles(call, publicToken);
  const found = (await call("GET", "/extensions")) as { schema: { name: string } | null }[];
  const hasExtension = found.some(({ schema }) => schema?.name === EXTENSION);
  return { hasExtension, takenOff: hasExtension && (await takeOffLock(call)) };
}

/**
 * Whoever knows an address could suspend an account for good by guessing at it, so Directus's own lock goes
 * where the hook is, which slows guesses down; a number that somebody has chosen stays.
 */
async function takeOffLock(call: Call): Promise<boolean> {
  const settings = (await call("GET", "/settings?fields=auth_login_attempts")) as {
    auth_login_attempts: number | null;
  };
  if (settings.auth_login_attempts !== OWN_LOCK) return false;
  await call("PATCH", "/settings", { auth_login_attempts: null });
  return true;
}

async function apply() {
  const { CONTENT_BACKEND_TOKEN } = process.env;
  if (!CONTENT_BACKEND_TOKEN) throw new Error(`Set CONTENT_BACKEND_TOKEN; ${ACCOUNT}`);
  const access = await openAsOperator(process.env);
  const { hasExtension, takenOff } = await applySchema(access, CONTENT_BACKEND_TOKEN);
  console.log("The data model, roles and token are in place");
  if (takenOff) {
    console.log(
      `Wrong passwords suspend nobody any more (auth_login_attempts was ${OWN_LOCK}): the site and its extension slow them down`,
    );
  }
  if (!hasExtension) console.warn(NO_EXTENSION);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  apply().catch((error: unknown) => {
    console.error(explainedCall(error));
    process.exitCode = 1;
  });
}
