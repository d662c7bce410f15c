import { describe, expect, it } from "vitest";
import { certificateFor } from "../../test/support/certificate.ts";
import { type Script, SECURE_HOST, scriptedIssuer, sends } from "../testing/scripted-issuer.ts";
import { REFUSED, signInAtScripted as setUp, WELCOME } from "../testing/sign-in-at-scripted.ts";

const certificate = await certificateFor([SECURE_HOST]);
const DISCOVERY = "/.well-known/openid-configuration";

it("signs in with what a good issuer says, and asks it for its document and keys once", async () => {
  const { issuer, signIn } = await setUp();
  expect(await signIn()).toEqual(WELCOME);
  expect(await signIn()).toEqual(WELCOME);
  expect(issuer.asked).toEqual([DISCOVERY, "/token", "/keys", "/token"]);
});

it("asks for the document again after an hour, and at once after a failure", async () => {
  const { clock, issuer, signIn } = await setUp({ answers: { [DISCOVERY]: sends(503, "{}") } });
  expect(await signIn()).toEqual(REFUSED);
  issuer.script.answers = {};
  expect(await signIn()).toEqual(WELCOME);
  clock.now += 61 * 60_000;
  expect(await signIn()).toEqual(WELCOME);
  expect(issuer.asked.filter((path) => path === DISCOVERY)).toHaveLength(3);
});

describe("an issuer's document", () => {
  it.each<[string, Script, string]>([
    ["names another issuer", { discovery: { issuer: "https://id.example" } }, "does not match"],
    ["is not there", { answers: { [DISCOVERY]: sends(404, "{}") } }, "(404)"],
    [
      "is a page",
      { answers: { [DISCOVERY]: sends(200, "<p>", { "content-type": "text/html" }) } },
      "content-type",
    ],
    ["is cut off", { answers: { [DISCOVERY]: sends(200, '{"issuer":') } }, "as JSON"],
    ["has no token endpoint", { discovery: { token_endpoint: "" } }, "token_endpoint"],
    ["has no keys", { discovery: { jwks_uri: undefined } }, "jwks_uri"],
    [
      "leads visitors to a script",
      { discovery: { authorization_endpoint: "javascript:alert(1)" } },
      "only HTTP and HTTPS",
    ],
    [
      "leads from https to http",
      { certificate, discovery: { token_endpoint: "http://127.0.0.1:9/token" } },
      "only requests to HTTPS",
    ],
  ])("that %s leads back with a reason, and is named in the log", async (_, script, words) => {
    const { said, signIn } = await setUp(script);
    expect(await signIn()).toEqual(REFUSED);
    expect(said()).toEqual([expect.stringContaining(words)]);
  });

  it("has to have the very name that is set, a last slash too", async () => {
    const { said, signIn } = await setUp({}, "/");
    expect(await signIn()).toEqual(REFUSED);
    expect(said()).toEqual([expect.stringContaining("another name")]);
  });

  it("may come over https", async () => {
    const { begin, issuer } = await setUp({ certificate });
    expect((await begin()).asked.origin).toBe(issuer.issuer);
  });
});

describe("an issuer that is slow, endless or leads elsewhere", () => {
  const ENDLESS_CHUNK = " ".repeat(64 * 1024);
  const silent = () => {};
  const dripping: NonNullable<Script["answers"]>[string] = (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write("{");
  };
  const endless: NonNullable<Script["answers"]>[string] = (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const more = () => {
      while (!response.destroyed && response.write(ENDLESS_CHUNK));
      response.once("drain", more);
    };
    more();
  };
  const places = [[DISCOVERY], ["/token"], ["/keys"], ["/me"]];
  const asking = { claims: { email: null } };

  it.each(places)("is not waited for at %s", async (path) => {
    for (const answer of [silent, dripping]) {
      const { said, signIn } = await setUp({
        ...asking,
        patienceMs: 300,
        answers: { [path]: answer },
      });
      expect(await signIn()).toEqual(REFUSED);
      expect(said()).toEqual(["The issuer did not answer in time."]);
    }
  });

  it.each(places)("is not read to the end at %s", async (path) => {
    const { said, signIn } = await setUp({ ...asking, answers: { [path]: endless } });
    expect(await signIn()).toEqual(REFUSED);
    expect(said()).toEqual(["The issuer's answer is too large."]);
  });

  it.each(places)("is not followed from %s", async (path) => {
    const elsewhere = await scriptedIssuer();
    const headers = { location: `${elsewhere.issuer}${path}` };
    const { said, signIn } = await setUp({
      ...asking,
      answers: { [path]: sends(307, "", headers) },
    });
    expect(await signIn()).toEqual(REFUSED);
    expect(said()).toEqual([expect.stringContaining("(307)")]);
    expect(elsewhere.asked).toEqual([]);
  });
});
