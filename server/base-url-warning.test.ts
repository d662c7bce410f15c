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
    expect(baseUrlWarning(parseEnv({ ...SITES, HOST: "staging.example" }))).toContain("staging");
  });
  it("is silent when all is well, behind a proxy, and in development", () => {
    expect(baseUrlWarning(parseEnv({}))).toBeUndefined();
    expect(baseUrlWarning(parseEnv(SITES))).toBeUndefined();
    expect(baseUrlWarning(parseEnv({ ...SITES, HOST: "0.0.0.0" }))).toBeUndefined();
    expect(baseUrlWarning(parseEnv({ HOST: "0.0.0.0", NODE_ENV: "development" }))).toBeUndefined();
  });
});
