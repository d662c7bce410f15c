import type { Messages } from "../../content/types.ts";
import type { SiteContext } from "../context.ts";

type Words = Pick<Messages["shell"]["footer"], "copyright" | "vat">;

/** The footer's last line: whose site this is, and who that is in law where the operator says so. */
export function imprintOf(
  { siteName, company }: Pick<SiteContext, "siteName" | "company">,
  words: Words,
): string {
  const year = String(new Date().getUTCFullYear());
  const parts = [
    words.copyright.replace("{{year}}", year).replace("{{site}}", siteName),
    company.name,
    company.register,
    company.vat && words.vat.replace("{{vat}}", company.vat),
  ];
  return parts.filter(Boolean).join(" · ");
}
