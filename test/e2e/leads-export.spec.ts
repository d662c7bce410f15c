import { readFile } from "node:fs/promises";
import { fill } from "../../app/i18n/fill.ts";
import { DIRECTUS_TOO, expect, LANGUAGES, SITES, test } from "./journey.ts";
import { findLead, listOn, storeLead } from "./leads.ts";
import { press, tick } from "./press.ts";
import { comeIn, said } from "./staff.ts";
import { beginningOf, wordsOf } from "./words.ts";

for (const language of LANGUAGES) {
  const origin = SITES[language];
  for (const script of [true, false]) {
    test.describe(`leads in ${language} ${script ? "with" : "without"} script`, () => {
      test.use({
        locale: language === "el" ? "el-GR" : "en-US",
        javaScriptEnabled: script,
        // Staff are in Athens.
        timezoneId: "Europe/Athens",
      });

      test(
        "leads are selected, moved and exported; a person is erased",
        DIRECTUS_TOO,
        async ({ page }) => {
          const { name, email } = await storeLead();
          await comeIn(page, origin, "administrator", "/admin/leads");
          await findLead(page, origin, name);
          const { adminLeads, adminPrivacy } = wordsOf(page);
          const { box, bulk, rows } = listOn(page);
          await tick(box(name));
          await bulk
            .getByRole("combobox", { name: adminLeads.bulk.stage })
            .selectOption("in-progress");
          await press(bulk.getByRole("button", { name: adminLeads.bulk.move, exact: true }));
          const moved = fill(adminLeads.done.moved.one, { count: 1 });
          await expect(said(page, moved)).toBeVisible();

          const waiting = page.waitForEvent("download");
          await press(page.getByRole("link", { name: adminLeads.exportCsv }));
          const csv = await readFile(await (await waiting).path(), "utf8");
          expect(csv.startsWith("\uFEFF")).toBe(true);
          expect(csv).toContain(email);

          await page.goto(`${origin}/admin/privacy?email=${encodeURIComponent(email)}`);
          const exporting = page.waitForEvent("download");
          await press(page.getByRole("link", { name: adminPrivacy.exportJson }));
          const data = JSON.parse(await readFile(await (await exporting).path(), "utf8"));
          expect(data.leads).toHaveLength(1);
          const { erase, done } = adminPrivacy;
          await press(page.getByText(erase.label, { exact: true }));
          await page.getByRole("textbox", { name: erase.confirm }).fill(email);
          await press(page.getByRole("button", { name: erase.submit }));
          await expect(page.getByText(beginningOf(done))).toBeVisible();
          await page.goto(`${origin}/admin/leads?q=${encodeURIComponent(name)}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(rows).toHaveCount(0);
        },
      );
    });
  }
}
