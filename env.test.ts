import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.ts";
import { EnvError } from "./env-error.ts";

describe("parseEnv", () => {
  it("needs nothing: every name has a default", () => {
    const env = parseEnv({});
    expect(env.siteUrls.en.origin).toBe("http://localhost:3000");
    expect(env.siteUrls.el.origin).toBe("http://el.localhost:3000");
    expect(env.siteUrlsAreDefault).toBe(true);
    expect(env.contentBackendUrl).toBeUndefined();
  });

  it("says what to do instead of a retired variable", () => {
    expect(parseEnv({}).retired).toEqual([]);
    const { retired } = parseEnv({ REDIS_URL: "redis://x" });
    expect(retired).toMatchObject([
      { name: "REDIS_URL", instead: expect.stringContaining("DATABASE_URL") },
    ]);
  });

  it("follows PORT in the default addresses", () => {
    expect(parseEnv({ PORT: "8080" }).siteUrls.el.origin).toBe("http://el.localhost:8080");
  });

  it("says of the company what the operator says, a language without words in the other's", () => {
    const { company } = parseEnv({
      LEGAL_NAME_EL: "Β4 ΜΙΚΕ",
      LEGAL_VAT: "EL000000000",
      LEGAL_REGISTER: "",
    });
    expect(company.en).toEqual({ name: "Β4 ΜΙΚΕ", vat: "EL000000000" });
    expect(company.el).toEqual(company.en);
    expect(parseEnv({}).company.en).toEqual({});
  });

  it("treats an empty value as absent", () => {
    const env = parseEnv({ PORT: "", SITE_URL_EN: "", SMTP_URL: " ", SITE_NAME: "" });
    expect(env.port).toBe(3000);
    expect(env.siteName).toBe("B4");
    expect(env.smtpUrl).toBeUndefined();
  });

  const wrong: [string, string, RegExp][] = [
    ["PORT", "http", /^PORT must be a whole number from 0 to 65535$/],
    ["PORT", "70000", /^PORT must/],
    ["SITE_URL_EN", "b4.example", /^SITE_URL_EN must be an origin/],
    ["SITE_URL_EL", "https://b4.example/el", /^SITE_URL_EL must be an origin/],
    ["SITE_URL_EN", "javascript:alert(1)", /^SITE_URL_EN must/],
    ["CONTENT_BACKEND_URL", "ftp://x", /^CONTENT_BACKEND_URL must/],
    ["FILES_URL", "s3://bucket", /^FILES_URL must be an address such as s3\+https:/],
    ["ADMIN_EMAIL", "nobody", /^ADMIN_EMAIL must be an e-mail address$/],
    ["ADMIN_PASSWORD", "short", /^ADMIN_PASSWORD must have 8 to 128 characters$/],
    ["SMTP_URL", "mail.example", /^SMTP_URL must/],
    // As providers hand passwords out.
    ["SMTP_URL", "smtp://user:abc/def=@mail.example:587", /^SMTP_URL must .*%2F/],
    ["TRUST_PROXY", "true", /^TRUST_PROXY must/],
    ["CONTACT_EMAIL", "x@", /^CONTACT_EMAIL must/],
    ["LEGAL_NAME_EN", `B4${" and".repeat(50)}`, /^LEGAL_NAME_EN must be one line of at most 200/],
    ["LEGAL_ADDRESS_EL", "Οδός 1\nΑθήνα", /^LEGAL_ADDRESS_EL must be one line/],
    ["NOTICE_EMAILS", "press", /^NOTICE_EMAILS must be names and addresses/],
    ["NOTICE_EMAILS", "press=nobody", /^NOTICE_EMAILS must/],
    ["STAFF_LANGUAGE", "fr", /^STAFF_LANGUAGE must be en or el$/],
    ["ICON_COLLECTIONS", "../etc", /^ICON_COLLECTIONS must/],
    ["AUTH_ACCESS_COOKIE", "a;b", /^AUTH_ACCESS_COOKIE must be letters/],
    ["AUTH_COOKIE_MAX_AGE", "1 week", /^AUTH_COOKIE_MAX_AGE must be a whole number of seconds/],
    ["AUTH_COOKIE_SAME_SITE", "sometimes", /^AUTH_COOKIE_SAME_SITE must be one of lax/],
    ["AUTH_COOKIE_SECURE", "maybe", /^AUTH_COOKIE_SECURE must be one of auto/],
    ["OIDC_PROVIDERS", "google", /^OIDC_PROVIDERS must be JSON such as/],
    ["OIDC_PROVIDERS", '{"Google":{}}', /^OIDC_PROVIDERS must be JSON such as/],
  ];
  it.each(wrong)("refuses %s=%s in one line that names it", (name, value, message) => {
    let error: unknown;
    try {
      parseEnv({ [name]: value });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(EnvError);
    expect((error as EnvError).message).toMatch(message);
    expect((error as EnvError).message).not.toContain("\n");
  });

  it("reads providers and how sessions are kept", () => {
    const house = { issuer: "https://id.example", clientId: "b4", clientSecret: "s" };
    const env = parseEnv({
      SITE_URL_EN: "https://b4.example",
      SITE_URL_EL: "https://b4.gr.example",
      OIDC_PROVIDERS: JSON.stringify({ house }),
    });
    expect(env.oidcProviders).toEqual({ house });
    expect(env.accounts.cookies).toMatchObject({ access: "__Host-b4_access", secure: true });
    const plain = parseEnv({ AUTH_COOKIE_SAME_SITE: "", AUTH_AUTO_REFRESH: "false" });
    expect(plain.accounts.cookies).toMatchObject({ access: "b4_access", sameSite: "Lax" });
    expect(plain.accounts.autoRefresh).toBe(false);
  });

  it("counts for Prometheus only where a port is set, and tells this machine alone", () => {
    expect(parseEnv({}).metrics).toBeUndefined();
    expect(parseEnv({ METRICS_PORT: "9400" }).metrics).toEqual({ port: 9400, host: "127.0.0.1" });
    expect(() => parseEnv({ METRICS_PORT: "0" })).toThrow(/^METRICS_PORT must be a whole number/);
  });

  const pairs: [Record<string, string>, RegExp][] = [
    [{ FILES_URL: "s3+https://k:s@host/bucket" }, /^FILES_URL must be empty unless DATABASE_URL/],
    [{ SITE_URL_EN: "https://b4.example" }, /^SITE_URL_EL must be set when SITE_URL_EN is/],
    [{ SITE_URL_EL: "https://b4.example" }, /^SITE_URL_EN must be set when SITE_URL_EL is/],
    [
      { SITE_URL_EN: "https://b4.example", SITE_URL_EL: "https://b4.example" },
      /^SITE_URL_EL must differ from SITE_URL_EN$/,
    ],
    [
      { SITE_URL_EN: "https://b4.example", SITE_URL_EL: "http://b4.gr.example" },
      /^SITE_URL_EL must begin with the scheme of SITE_URL_EN/,
    ],
  ];
  it.each(pairs)("refuses %o: two origins by one scheme, or none", (variables, message) => {
    expect(() => parseEnv(variables)).toThrow(message);
  });
});
