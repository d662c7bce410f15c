/** A Directus's account that carries the site's static token; the embedded backend has none. */
export const WEBSITE_ACCOUNT = "5a1c9e70-2b64-4f38-a7d9-c0e8b3f61d42";
