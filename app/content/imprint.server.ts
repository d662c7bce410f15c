import type { Messages } from "../../content/types.ts";
import type { SiteContext } from "../context.ts";
import { fill } from "../i18n/fill.ts";

type Words = Pick<Messages["shell"]["footer"], "copyright" | "vat">;

/** The footer's last line: whose site this is, and who that is in law where the operator says so. */
export function imprintOf(
  { siteName, company }: Pick<SiteContext, "siteName" | "company">,
  words: Words,
): string {
  const year = String(new Date().getUTCFullYear());
  const parts = [
    fill(words.copyright, { year, site: siteName }),
    company.name,
    company.register,
    company.vat && fill(words.vat, { vat: company.vat }),
  ];
  return parts.filter(Boolean).join(" · ");
}
