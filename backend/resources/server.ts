import { data, json, text } from "../http/answer.ts";
import { routeNotFound } from "../http/errors.ts";
import { type Call, route } from "../http/router.ts";
import { DEFAULT_LIMIT, MAX_LIMIT } from "../read/query.ts";
import { identify } from "../security/caller.ts";

const HEALTH_TYPE = { "content-type": "application/health+json; charset=utf-8" };

async function health({ core }: Call): Promise<Response> {
  try {
    await core.db.selectFrom("roles").select("id").limit(1).execute();
    return json({ status: "ok" }, 200, HEALTH_TYPE);
  } catch {
    return json({ status: "error" }, 503, HEALTH_TYPE);
  }
}

/** What a Directus says of the look of its studio, which there is none of here. */
const NO_STUDIO = {
  ...{ project_descriptor: null, project_logo: null, project_color: null },
  ...{ public_foreground: null, public_background: null, public_favicon: null },
  ...{ public_note: null, custom_css: null, default_appearance: "auto" },
  ...{ public_registration: false, public_registration_verify_email: true },
};

async function info(call: Call): Promise<Response> {
  const { user, role } = await identify(call);
  const { siteName } = call.core;
  const project = { ...NO_STUDIO, project_name: siteName, default_language: "en-US" };
  return data({
    project,
    setupCompleted: true,
    ...((user !== null || role !== null) && {
      rateLimit: false,
      queryLimit: { default: DEFAULT_LIMIT, max: MAX_LIMIT },
      websocket: false,
    }),
  });
}

/** What the site asks of a backend elsewhere: a Directus has a hook that answers (scripts/directus). */
async function forSite(call: Call): Promise<Response> {
  const { policy } = await identify(call);
  if (policy !== "public" && policy !== "administrator") throw routeNotFound(call.path);
  return data({});
}

/** /server: whether the backend is there, and whether it can read its data. */
export const serverRoutes = [
  route("GET", "/server/ping", () => text("pong")),
  route("GET", "/server/health", health),
  route("GET", "/server/info", info),
  route("GET", "/b4-site", forSite),
];
