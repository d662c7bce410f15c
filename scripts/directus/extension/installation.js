/** The role of the website's token (backend/permissions.ts). */
const PUBLIC_ROLE = "f61d2a98-0b37-4c5e-8e4f-92a7c3d5b016";
/** What the site needs to be set here; Directus makes a list of what has commas. */
const LISTS = ["PASSWORD_RESET_URL_ALLOW_LIST", "USER_INVITE_URL_ALLOW_LIST"];
/** Addresses of one question; a site has one for each form and topic at most. */
const MAX_NOTICES = 32;

/**
 * GET /b4-site: tells the website that this hook is there, and which addresses links may lead to, so
 * that a site that is started on a Directus that lacks something says so (server/backend-setup.ts). With
 * `?notices=` and addresses between commas also which of them notices may not go to (server/backend-notices.ts).
 * To anybody else it is an unknown address.
 */
export function answerInstallation({ env, rules }) {
  const lists = LISTS.map((name) => [name, [env[name] ?? []].flat().map(String)]);
  const data = { ...Object.fromEntries(lists), ends_sessions: true };
  return async ({ accountability, query }, response, next) => {
    if (!accountability?.admin && accountability?.role !== PUBLIC_ROLE) return next();
    if (typeof query?.notices !== "string") return response.json({ data });
    const asked = query.notices.split(",").slice(0, MAX_NOTICES);
    try {
      response.json({ data: { ...data, refused_notices: await rules.refusedNotices(asked) } });
    } catch (error) {
      next(error);
    }
  };
}
