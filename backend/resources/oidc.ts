import { json, redirect } from "../http/answer.ts";
import { ApiError, invalidCredentials, invalidPayload, routeNotFound } from "../http/errors.ts";
import { type Call, route } from "../http/router.ts";
import { allowedDestination } from "../mail/links.ts";
import { accountFor } from "../oidc/account.ts";
import { FLOW_TTL_MS, type Flow, newFlow, openFlow, sealFlow } from "../oidc/flow.ts";
import { authorizationUrl, identityOf } from "../oidc/identity.ts";
import { issuerOf } from "../oidc/issuer.ts";
import { IssuerError } from "../oidc/issuer-error.ts";
import type { OidcProvider } from "../options.ts";
import { origin } from "../security/caller.ts";
import { signIn } from "../security/login.ts";
import { REFRESH_TOKEN_TTL_MS } from "../security/sessions.ts";
import { sameToken } from "../security/tokens.ts";

const FLOW_COOKIE = "directus_oidc_flow";
/** Directus's cookie: the site takes the token from it and renews it at once. */
const REFRESH_COOKIE = "directus_refresh_token";
const DEFAULT_SCOPE = "openid email profile";
const MS_PER_SECOND = 1000;

function providerOf({ core, params, path }: Call): { name: string; provider: OidcProvider } {
  const name = params.provider ?? "";
  const provider = Object.hasOwn(core.providers, name) ? core.providers[name] : undefined;
  if (!provider) throw routeNotFound(path);
  return { name, provider };
}

function destinationOf({ core }: Call, address: string): URL {
  const destination = allowedDestination(address, core.allowedOrigins);
  if (!destination) throw invalidPayload("URL can't be used to redirect after login");
  return destination.url;
}

/** The callback is on the origin that the visitor goes back to, never on the Host header's. */
const callbackUrl = ({ core }: Call, name: string, destination: URL) =>
  `${destination.origin}${core.mountPath}/auth/login/${encodeURIComponent(name)}/callback`;

function cookie(name: string, value: string, path: string, maxAgeMs: number, destination: URL) {
  const secure = destination.protocol === "https:" ? "; Secure" : "";
  const maxAge = Math.floor(maxAgeMs / MS_PER_SECOND);
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

const flowCookie = ({ core }: Call, value: string, destination: URL) =>
  cookie(FLOW_COOKIE, value, `${core.mountPath}/auth/login`, value ? FLOW_TTL_MS : 0, destination);

function readCookie(request: Request, name: string): string | null {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/** Back to the page that asked, with Directus's `reason` saying why nobody is signed in. */
function failure(call: Call, destination: URL, error: unknown): Response {
  const isKnown = error instanceof ApiError || error instanceof IssuerError;
  if (!isKnown) throw error;
  if (error instanceof IssuerError) call.core.onError(error, call.request);
  const target = new URL(destination);
  const reason = error instanceof ApiError ? error.code : "SERVICE_UNAVAILABLE";
  target.searchParams.set("reason", reason);
  return redirect(target.href, [flowCookie(call, "", destination)]);
}

async function begin(call: Call): Promise<Response> {
  const { core, url } = call;
  const { name, provider } = providerOf(call);
  const destination = destinationOf(call, url.searchParams.get("redirect") ?? "");
  try {
    const issuer = await issuerOf(provider, core.now(), core.issuerTimeoutMs);
    const flow = newFlow(core, name, destination.href);
    const back = callbackUrl(call, name, destination);
    const target = await authorizationUrl(issuer, flow, back, provider.scope ?? DEFAULT_SCOPE);
    return redirect(target.href, [flowCookie(call, await sealFlow(core, flow), destination)]);
  } catch (error) {
    return failure(call, destination, error);
  }
}

async function tokenFor(call: Call, flow: Flow, destination: URL): Promise<string> {
  const { core, url } = call;
  const { name, provider } = providerOf(call);
  const isOurs =
    flow.provider === name && sameToken(flow.state, url.searchParams.get("state") ?? "");
  if (!isOurs || !url.searchParams.has("code")) throw invalidCredentials();
  const issuer = await issuerOf(provider, core.now(), core.issuerTimeoutMs);
  const callback = new URL(callbackUrl(call, name, destination));
  callback.search = url.search;
  const identity = await identityOf(issuer, flow, callback);
  const from = origin(call);
  const user = await accountFor(core, from, name, identity);
  return (await signIn(core, from, { user, provider: name, devices: null })).refresh_token;
}

/** Where the provider sends the visitor back to: signs in, and goes on to the page that asked. */
async function finish(call: Call): Promise<Response> {
  providerOf(call);
  const flow = await openFlow(call.core, readCookie(call.request, FLOW_COOKIE));
  if (!flow) throw invalidCredentials();
  const destination = destinationOf(call, flow.redirect);
  try {
    const token = await tokenFor(call, flow, destination);
    return redirect(destination.href, [
      flowCookie(call, "", destination),
      cookie(REFRESH_COOKIE, token, "/", REFRESH_TOKEN_TTL_MS, destination),
    ]);
  } catch (error) {
    return failure(call, destination, error);
  }
}

/** The providers there are, for a sign-in page to offer; Directus's shape. */
function list({ core }: Call): Response {
  const data = Object.keys(core.providers).map((name) => ({
    name,
    label: core.providers[name]?.label ?? name,
    driver: "openid",
    icon: "account_circle",
  }));
  return json({ data, disableDefault: false });
}

/** /auth/login/{provider}: signing in by OpenID Connect with PKCE, state and nonce. */
export const oidcRoutes = [
  route("GET", "/auth", list),
  route("GET", "/auth/login/:provider", begin),
  route("GET", "/auth/login/:provider/callback", finish),
];
