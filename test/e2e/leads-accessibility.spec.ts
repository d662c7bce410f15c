import { ALL_LOOKS, expectAccessible } from "./axe.ts";
import { hydrated, SITES, test } from "./journey.ts";
import { type newLead, storeLead } from "./leads.ts";
import { comeIn } from "./staff.ts";

for (const [title, pathOf] of [
  ["the list", () => "/admin/leads"],
  ["the board", () => "/admin/leads/board?form=contact"],
  ["the numbers", () => "/admin/leads/numbers"],
  ["a lead", ({ id }) => `/admin/leads/${id}`],
  ["a reply", ({ id }) => `/admin/leads/${id}/reply`],
  ["what is kept of a person", ({ email }) => `/admin/privacy?email=${email}`],
] satisfies [string, (lead: ReturnType<typeof newLead>) => string][]) {
  test(`axe finds nothing on ${title}`, async ({ page }) => {
    const lead = await storeLead();
    await comeIn(page, SITES.en, "administrator", pathOf(lead));
    await hydrated(page);
    await expectAccessible(page, ALL_LOOKS, title);
  });
}
