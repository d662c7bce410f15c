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

export async function applySchema({ url, email, password, publicToken }: Installation) {
  const call = await signIn(url, email, password);
  await applyCollections(call);
  await applyRoles(call, publicToken);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { DIRECTUS_URL, DIRECTUS_EMAIL, DIRECTUS_PASSWORD, CONTENT_BACKEND_TOKEN } = process.env;
  if (!DIRECTUS_URL || !DIRECTUS_EMAIL || !DIRECTUS_PASSWORD || !CONTENT_BACKEND_TOKEN) {
    console.error("Set DIRECTUS_URL, DIRECTUS_EMAIL, DIRECTUS_PASSWORD and CONTENT_BACKEND_TOKEN");
    process.exit(1);
  }
  await applySchema({
    url: DIRECTUS_URL.replace(/\/$/, ""),
    email: DIRECTUS_EMAIL,
    password: DIRECTUS_PASSWORD,
    publicToken: CONTENT_BACKEND_TOKEN,
  });
  console.log("The data model, roles and token are in place");
}
