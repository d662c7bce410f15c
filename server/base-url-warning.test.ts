import { describe, expect, it } from "vitest";
import { parseEnv } from "../env.ts";
import { baseUrlWarning } from "./base-url-warning.ts";

const SITES = { SITE_URL_EN: "https://b4.example", SITE_URL_EL: "https://b4.gr.example" };

describe("baseUrlWarning", () => {
  it("names both when the public addresses were forgotten", () => {
    const warning = baseUrlWarning(parseEnv({ HOST: "0.0.0.0" }));
    expect(warning).toContain("http://0.0.0.0:3000");
    expect(warning).toContain("http://localhost:3000");
  });
  it("warns when the process is told to be another host", () => {
    const env = parseEnv({ ...SITES, TRUST_PROXY: "1", HOST: "staging.example" });
    expect(baseUrlWarning(env)).toContain("staging");
  });
  it("warns of a public address that nobody reaches, or reaches without TLS", () => {
    expect(baseUrlWarning(parseEnv(SITES))).toMatch(/takes no TLS.*TRUST_PROXY/);
    expect(baseUrlWarning(parseEnv({ ...SITES, HOST: "0.0.0.0" }))).toMatch(/TRUST_PROXY/);
    const plain = { SITE_URL_EN: "http://b4.example", SITE_URL_EL: "http://b4.gr.example" };
    expect(baseUrlWarning(parseEnv(plain))).toMatch(/this machine alone.*HOST/);
    expect(baseUrlWarning(parseEnv({ ...plain, HOST: "0.0.0.0" }))).toBeUndefined();
    for (const variables of [{}, SITES, plain]) {
      expect(baseUrlWarning(parseEnv(variables)) ?? "").not.toContain("\n");
    }
  });
  it("is silent when all is well, behind a proxy, and in development", () => {
    const proxied = { ...SITES, TRUST_PROXY: "1" };
    expect(baseUrlWarning(parseEnv({}))).toBeUndefined();
    expect(baseUrlWarning(parseEnv(proxied))).toBeUndefined();
    expect(baseUrlWarning(parseEnv({ ...proxied, HOST: "0.0.0.0" }))).toBeUndefined();
    expect(baseUrlWarning(parseEnv({ ...proxied, HOST: "10.0.0.5" }))).toBeUndefined();
    expect(baseUrlWarning(parseEnv({ ...SITES, NODE_ENV: "development" }))).toBeUndefined();
    expect(baseUrlWarning(parseEnv({ HOST: "0.0.0.0", NODE_ENV: "development" }))).toBeUndefined();
  });
});
