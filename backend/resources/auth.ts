import { data, noContent } from "../http/answer.ts";
import { type JsonObject, optionalText, readJsonObject, requiredText } from "../http/body.ts";
import { invalidPayload } from "../http/errors.ts";
import { type Call, route } from "../http/router.ts";
import { audit } from "../security/audit.ts";
import { origin } from "../security/caller.ts";
import { devicesOf } from "../security/devices.ts";
import { answerTokens, login } from "../security/login.ts";
import { endSession, rotateRefreshToken, sessionOfToken } from "../security/sessions.ts";

/** Tokens are only ever handed over in JSON: the site keeps them in cookies of its own. */
function checkMode(body: JsonObject): void {
  const mode = optionalText(body, "mode");
  if (mode !== undefined && mode !== "json") throw invalidPayload('"mode" must be [json]');
}

function refreshTokenIn(body: JsonObject): string {
  const token = optionalText(body, "refresh_token");
  if (!token) {
    throw invalidPayload("The refresh token is required in either the payload or cookie");
  }
  return token;
}

async function handleLogin(call: Call): Promise<Response> {
  const body = await readJsonObject(call.request);
  const email = requiredText(body, "email");
  const password = requiredText(body, "password");
  const otp = optionalText(body, "otp");
  checkMode(body);
  const devices = devicesOf(call.request);
  return data(await login(call.core, origin(call), { email, password, otp, devices }));
}

async function handleRefresh(call: Call): Promise<Response> {
  const body = await readJsonObject(call.request);
  checkMode(body);
  const rotation = await rotateRefreshToken(call.core, refreshTokenIn(body), origin(call));
  const { user, session, refreshToken } = rotation;
  return data(await answerTokens(call.core, user, session, refreshToken));
}

/** Ends the session; a token nobody knows is signed out already, so that is 204 too. */
async function handleLogout(call: Call): Promise<Response> {
  const token = refreshTokenIn(await readJsonObject(call.request));
  const found = await sessionOfToken(call.core, token);
  if (found) {
    await endSession(call.core, found.session);
    const { user } = found;
    await audit(call.core, origin(call), {
      action: "logout",
      user,
      collection: "users",
      item: user,
    });
  }
  return noContent();
}

/** /auth: signing in and out with e-mail and password (spec, sections 4 and 7). */
export const authRoutes = [
  route("POST", "/auth/login", handleLogin),
  route("POST", "/auth/refresh", handleRefresh),
  route("POST", "/auth/logout", handleLogout),
];
