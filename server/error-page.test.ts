import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { parseEnv } from "../env.ts";
import { errorPage } from "./error-page.ts";
import type { Exchange } from "./exchange.ts";

const exchange = (locale: "en" | "el") => ({ locale, env: parseEnv({}) }) as Exchange;

describe("the error page that needs nothing", () => {
  it.each([
    ["en", 500, "An Error Occurred", "Go back home"],
    ["el", 500, "Παρουσιάστηκε σφάλμα", "Πίσω στην αρχική"],
  ] as const)(
    "says in %s what the specification says for %d",
    async (locale, status, title, home) => {
      const response = errorPage(exchange(locale), status);
      const html = await response.text();
      expect(response.status).toBe(status);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain(`<a href="/">${home}</a>`);
    },
  );

  it("shows the status, a frame for each nought", async () => {
    const html = await errorPage(exchange("en"), 500).text();
    expect(html).toContain('<p aria-hidden="true">5<i></i><i></i></p>');
  });

  it("allows its one style, by hash, and no script", async () => {
    const response = errorPage(exchange("en"), 503);
    const style = /<style>([\s\S]*)<\/style>/.exec(await response.text())?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain(`style-src 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
  });
});
