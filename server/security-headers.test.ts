import { expect, it } from "vitest";
import { parseEnv } from "../env.ts";
import { rawSecurityHeaders, securityHeaders } from "./security-headers.ts";

const PAGE = { "content-type": "text/html; charset=utf-8" };

async function headersOf(headers: Record<string, string>, mode = "production") {
  const request = new Request("http://localhost:3000/");
  const env = parseEnv({ NODE_ENV: mode });
  const exchange = {
    request,
    url: new URL(request.url),
    env,
    locale: "en",
    network: "unknown",
  } as const;
  const answer = await securityHeaders(exchange, async () => new Response("text", { headers }));
  expect(await answer.text()).toBe("text");
  return answer.headers;
}
const policyOf = async (headers: Record<string, string>, mode?: string) =>
  (await headersOf(headers, mode)).get("content-security-policy");

it("lets a page that was not rendered as a document run and load nothing but a picture", async () => {
  const policy = await policyOf(PAGE);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/(script|style|connect|frame)-src/);
});

it("keeps the policy that an answer brings", async () => {
  const own = "default-src 'none'; sandbox";
  expect(await policyOf({ ...PAGE, "content-security-policy": own })).toBe(own);
});

it("has no policy for pages in development, where Vite writes into them", async () => {
  expect(await policyOf(PAGE, "development")).toBeNull();
});

it("gives answers made by hand what it gives all that are no pages", async () => {
  const headers = await headersOf({});
  headers.delete("content-type");
  expect(Object.fromEntries(headers)).toEqual(rawSecurityHeaders);
});
