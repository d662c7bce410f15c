import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { HOSTS, LANGUAGES, openSite } from "../support/site.ts";

const COMPANY = {
  LEGAL_NAME_EN: "B4 Media Single Member P.C.",
  LEGAL_NAME_EL: "Β4 Μίντια Μονοπρόσωπη Ι.Κ.Ε.",
  LEGAL_ADDRESS_EL: "Οδός Παραδείγματος 1, 105 00 Αθήνα",
  LEGAL_REGISTER: "GEMI 000000000000",
  LEGAL_VAT: "EL000000000",
};

async function read(
  site: Awaited<ReturnType<typeof openSite>>,
  language: "en" | "el",
  path: string,
) {
  const response = await site.fetch(new Request(`${HOSTS[language]}${path}`));
  const html = parse(await response.text());
  const [graph = "{}"] = html.querySelectorAll('[type="application/ld+json"]').map((s) => s.text);
  const nodes = (JSON.parse(graph)["@graph"] ?? []) as Record<string, unknown>[];
  return { html, organization: nodes.find((node) => node["@type"] === "Organization") };
}

describe("the company", () => {
  it("stands in law where the operator says so: legal pages, footer, structured data", async () => {
    const site = await openSite(COMPANY);
    for (const language of LANGUAGES) {
      const name = language === "en" ? COMPANY.LEGAL_NAME_EN : COMPANY.LEGAL_NAME_EL;
      for (const path of ["/terms", "/privacy"]) {
        const { html, organization } = await read(site, language, path);
        const facts = html.querySelectorAll(".legal-company dd").map((fact) => fact.text);
        const { LEGAL_ADDRESS_EL, LEGAL_REGISTER, LEGAL_VAT } = COMPANY;
        expect(facts, path).toEqual([name, LEGAL_ADDRESS_EL, LEGAL_REGISTER, LEGAL_VAT]);
        expect(organization).toMatchObject({
          legalName: name,
          vatID: LEGAL_VAT,
          identifier: LEGAL_REGISTER,
          address: { streetAddress: LEGAL_ADDRESS_EL },
        });
      }
      const footer = (await read(site, language, "/")).html.querySelector(".footer-legal")?.text;
      for (const part of [name, COMPANY.LEGAL_REGISTER, COMPANY.LEGAL_VAT]) {
        expect(footer).toContain(part);
      }
    }
  });

  it("is not there at all where nothing is said", async () => {
    const site = await openSite();
    const { html, organization } = await read(site, "el", "/terms");
    expect(html.querySelector(".legal-company")).toBeNull();
    expect(html.querySelector(".footer-legal span")?.text).not.toContain("·");
    expect(Object.keys(organization ?? {})).not.toContain("legalName");
    expect(organization?.address).toEqual({ "@type": "PostalAddress", addressCountry: "US" });
  });
});
