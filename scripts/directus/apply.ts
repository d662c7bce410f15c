/**
 * Gives a Directus the site's data model, roles and static token; can be run again at any time.
 *
 *   DIRECTUS_URL=… DIRECTUS_TOKEN=… CONTENT_BACKEND_TOKEN=… npm run directus:apply
 *   DIRECTUS_URL=… DIRECTUS_EMAIL=… DIRECTUS_PASSWORD=… [DIRECTUS_OTP=…] …
 */
import { fileURLToPath } from "node:url";
import type { Access } from "./call.ts";
import { applyCollections } from "./collections.ts";
import { ACCOUNT, explainedCall, openAsOperator } from "./operator.ts";
import { applyRoles } from "./roles.ts";

/** Name in scripts/directus/extension/package.json. */
const EXTENSION = "directus-extension-b4-site";

const NO_EXTENSION = `The extension ${EXTENSION} is not installed there: MAIL OF THE SITE WILL WAIT UNSENT AND LEADS
WILL BE KEPT FOR EVER. Copy scripts/directus/extension into Directus's extensions folder (docs/directus.md).`;

export async function applySchema({ call }: Access, publicToken: string) {
  await applyCollections(call);
  await applyRoles(call, publicToken);
  const found = (await call("GET", "/extensions")) as { schema: { name: string } | null }[];
  return { hasExtension: found.some(({ schema }) => schema?.name === EXTENSION) };
}

async function apply() {
  const { CONTENT_BACKEND_TOKEN } = process.env;
  if (!CONTENT_BACKEND_TOKEN) throw new Error(`Set CONTENT_BACKEND_TOKEN; ${ACCOUNT}`);
  const access = await openAsOperator(process.env);
  const { hasExtension } = await applySchema(access, CONTENT_BACKEND_TOKEN);
  console.log("The data model, roles and token are in place");
  if (!hasExtension) console.warn(NO_EXTENSION);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  apply().catch((error: unknown) => {
    console.error(explainedCall(error));
    process.exitCode = 1;
  });
}
