/** The role of the website's token (backend/permissions.ts). */
const PUBLIC_ROLE = "f61d2a98-0b37-4c5e-8e4f-92a7c3d5b016";
/** What the site needs to be set here; Directus makes a list of what has commas. */
const LISTS = ["PASSWORD_RESET_URL_ALLOW_LIST", "USER_INVITE_URL_ALLOW_LIST"];

/**
 * GET /b4-site: tells the website that this hook is there, and which addresses links may lead to, so
 * that a site that is started on a Directus that lacks something says so (server/backend-setup.ts). To
 * anybody else it is an unknown address.
 */
export function answerInstallation({ env }) {
  const lists = LISTS.map((name) => [name, [env[name] ?? []].flat().map(String)]);
  const data = { ...Object.fromEntries(lists), ends_sessions: true };
  return ({ accountability }, response, next) => {
    if (!accountability?.admin && accountability?.role !== PUBLIC_ROLE) return next();
    response.json({ data });
  };
}
