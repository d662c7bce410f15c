import { csvFile, zipFile } from "../../packages/tiktok-exports/fixtures/index.ts";
import { choose, drop, open, payload } from "./analytics.ts";
import { expect, test } from "./journey.ts";
import { press } from "./press.ts";

// What people bring to the analytics tool, and how.

test("two files of one name are both read", async ({ page }) => {
  const overview = (month: string, views: number) =>
    csvFile("Overview.csv", [
      ["Date", "Video Views"],
      [`2026-${month}-01`, views],
      [`2026-${month}-02`, views],
    ]);
  await open(page, "en");
  await choose(page, overview("02", 3));
  await expect(page.locator(".an-results .an-score")).toContainText("6");
  await page.getByLabel("Add files").setInputFiles([payload(overview("01", 50))]);
  const files = page.locator(".an-file");
  await expect(files).toHaveCount(2);
  await expect(files.nth(1)).toContainText("Overview.csv (2)");
  await expect(page.getByRole("button", { name: /^All, 33 days/ })).toBeVisible();
  await press(page.getByRole("button", { name: "Remove Overview.csv (2)" }));
  await expect(files).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^All, 2 days/ })).toBeVisible();
});

test("two accounts are not mixed", async ({ page }) => {
  const overview = (handle: string, views: number) =>
    zipFile(`Overview_2026-01-01_1767398400_${handle}.zip`, {
      "Overview.csv": [
        ["Date", "Video Views"],
        ["January 1", views],
      ],
    });
  await open(page, "en");
  await choose(page, overview("first", 111), overview("second", 222));
  await expect(page.getByRole("heading", { name: "@first" })).toBeFocused();
  await expect(page.locator(".an-score")).toContainText("111");
  await press(page.getByRole("button", { name: "Show @second instead" }));
  await expect(page.getByRole("heading", { name: "@second" })).toBeFocused();
  await expect(page.locator(".an-score")).toContainText("222");
});

test("asks which column is which, showing the first rows", async ({ page }) => {
  await open(page, "en");
  await choose(
    page,
    csvFile("export.csv", [
      ["Tag", "Anzahl", "Besuche"],
      ["2026-01-01", 1200, 30],
      ["2026-01-02", 1300, 33],
    ]),
  );
  await expect(page.getByRole("heading", { name: "No picture yet." })).toBeFocused();
  const form = page.locator(".an-question");
  await expect(form.locator("tbody tr")).toHaveCount(2);
  await form.getByLabel("What is this table?").selectOption("overview");
  await form.getByLabel("Views, needed").selectOption("");
  await press(form.getByRole("button"));
  await expect(form.getByRole("alert")).toContainText("Views");
  await form.getByLabel("Date, needed").selectOption("Tag");
  await form.getByLabel("Views, needed").selectOption("Anzahl");
  await form.getByLabel("Profile views").selectOption("Besuche");
  await press(form.getByRole("button"));
  await expect(page.getByRole("heading", { name: "Your figures" })).toBeFocused();
  await expect(page.locator(".an-score")).toContainText("2,500");
});

test("refuses more than 50 MB by its size alone", async ({ page }) => {
  await open(page, "en");
  // Again, because the tool listens a moment after it can be seen to be alive.
  await expect(async () => {
    await page.evaluate(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(51 * 1024 * 1024)], "film.csv"));
      dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, cancelable: true }));
    });
    await expect(page.locator(".is-problem")).toContainText("51 MB", { timeout: 3_000 });
  }).toPass();
});

test("a reading can be cancelled, and a dropped file counts like a chosen one", async ({
  page,
}) => {
  await open(page, "en");
  await drop(page, "Overview.csv", `"Date","Video Views"${'\n"2026-01-01","1"'.repeat(490_000)}`);
  await press(page.getByRole("button", { name: "Cancel" }));
  await expect(page.getByLabel("Choose files")).toBeFocused();
  await expect.poll(() => page.workers()).toEqual([]);
  await drop(page, "Overview.csv", '"Date","Video Views"\n"2026-01-01","7"');
  await expect(page.getByRole("heading", { name: "Your figures" })).toBeFocused();
});
