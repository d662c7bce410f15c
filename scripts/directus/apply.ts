/**
 * Gives a Directus the site's data model, roles and static token; can be run again at any time.
 *
 *   DIRECTUS_URL=… DIRECTUS_EMAIL=… DIRECTUS_PASSWORD=… CONTENT_BACKEND_TOKEN=… npm run directus:apply
 */
import { fileURLToPath } from "node:url";
import { signIn } from "./call.ts";
import { applyCollections } from "./collections.ts";
import { applyRoles } from "./roles.ts";

export type Installation = { url: string; email: string; password: string; publicToken: string };

/** Name in scripts/directus/extension/package.json. */
const EXTENSION = "directus-extension-b4-site";

const NO_EXTENSION = `The extension ${EXTENSION} is not installed there: MAIL OF THE SITE WILL WAIT UNSENT AND LEADS
WILL BE KEPT FOR EVER. Copy scripts/directus/extension into Directus's extensions folder (docs/directus.md).`;

export async function applySchema({ url, email, password, publicToken }: Installation) {
  const call = await signIn(url, email, password);
  await applyCollections(call);
  await applyRoles(call, publicToken);
  const found = (await call("GET", "/extensions")) as { schema: { name: string } | null }[];
  return { hasExtension: found.some(({ schema }) => schema?.name === EXTENSION) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { DIRECTUS_URL, DIRECTUS_EMAIL, DIRECTUS_PASSWORD, CONTENT_BACKEND_TOKEN } = process.env;
  if (!DIRECTUS_URL || !DIRECTUS_EMAIL || !DIRECTUS_PASSWORD || !CONTENT_BACKEND_TOKEN) {
    console.error("Set DIRECTUS_URL, DIRECTUS_EMAIL, DIRECTUS_PASSWORD and CONTENT_BACKEND_TOKEN");
    process.exit(1);
  }
  const { hasExtension } = await applySchema({
    url: DIRECTUS_URL.replace(/\/$/, ""),
    email: DIRECTUS_EMAIL,
    password: DIRECTUS_PASSWORD,
    publicToken: CONTENT_BACKEND_TOKEN,
  });
  console.log("The data model, roles and token are in place");
  if (!hasExtension) console.warn(NO_EXTENSION);
}
