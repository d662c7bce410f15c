import { fill } from "../../app/i18n/fill.ts";
import { DIRECTUS_TOO, expect, hydrated, SITES, test } from "./journey.ts";
import { findLead, listOn, storeLead } from "./leads.ts";
import { comeIn, said } from "./staff.ts";
import { wordsOf } from "./words.ts";

test("the list is worked by keyboard, and a card is dragged", DIRECTUS_TOO, async ({ page }) => {
  const { name } = await storeLead();
  await comeIn(page, SITES.en, "editor", "/admin/leads");
  await findLead(page, SITES.en, name);
  const { keys, box, search } = listOn(page);
  await expect(keys).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(box(name)).toBeChecked();
  await page.keyboard.press("/");
  await expect(search).toBeFocused();

  await page.goto(`${SITES.en}/admin/leads/board?form=contact`);
  const { stages, board } = wordsOf(page).adminLeads;
  const stage = stages["in-progress"];
  const card = page.getByRole("article").filter({ hasText: name });
  await hydrated(page);
  await card.dragTo(page.getByRole("region", { name: stage }), {
    // By its corner: the middle is the form that does the same.
    sourcePosition: { x: 8, y: 8 },
    targetPosition: { x: 40, y: 24 },
  });
  const moved = fill(board.moved, { name, stage });
  await expect(said(page, moved)).toBeVisible();
});
