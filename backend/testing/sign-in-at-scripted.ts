import { ROLE_IDS } from "../permissions.ts";
import { type Script, scriptedIssuer } from "./scripted-issuer.ts";
import { SITE, startBackend } from "./start-backend.ts";
import { CLIENT } from "./start-issuer.ts";

const RETURN_TO = `${SITE}/admin`;

/** What came of a sign-in: the reason that the visitor is sent back with, and a session or none. */
export const REFUSED = { reason: "SERVICE_UNAVAILABLE", signedIn: false };
export const WELCOME = { reason: null, signedIn: true };

/** A backend with an editor whom the issuer knows, and a visitor's way through both. */
export async function signInAtScripted(script: Script = {}, nameSuffix = "") {
  const issuer = await scriptedIssuer(script);
  const faults: unknown[] = [];
  const test = await startBackend({
    providers: { team: { issuer: issuer.issuer + nameSuffix, ...CLIENT } },
    ...(script.patienceMs && { issuerTimeoutMs: script.patienceMs }),
    onError: (error) => faults.push(error),
  });
  test.clock.now = Date.now();
  const { access: token } = await test.signIn();
  const body = { email: "ana@people.example", role: ROLE_IDS.editor };
  await test.call("POST", "/users", { token, body });
  const go = (path: string, cookie = "") =>
    test.backend.fetch(new Request(SITE + path, { headers: { cookie } }));

  async function begin() {
    const left = await go(`/auth/login/team?redirect=${encodeURIComponent(RETURN_TO)}`);
    const asked = new URL(left.headers.get("location") ?? "");
    const cookie = left.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return { asked, cookie };
  }
  /** Whom the issuer sent back: signed in, or why not. */
  async function signIn(back: Record<string, string> = { code: "one" }) {
    const { asked, cookie } = await begin();
    issuer.nonce = asked.searchParams.get("nonce") ?? "";
    const state = asked.searchParams.get("state");
    if (state === null) return { reason: asked.searchParams.get("reason"), signedIn: false };
    const query = new URLSearchParams({ state, ...back });
    const response = await go(`/auth/login/team/callback?${query}`, cookie);
    const location = new URL(response.headers.get("location") ?? "");
    const cookies = response.headers.getSetCookie().join();
    return {
      reason: location.searchParams.get("reason"),
      signedIn: cookies.includes("directus_refresh_token="),
    };
  }
  const said = () => faults.map((fault) => (fault instanceof Error ? fault.message : fault));
  return { ...test, issuer, faults, said, begin, signIn };
}
