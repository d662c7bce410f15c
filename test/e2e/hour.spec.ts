import type { Page } from "@playwright/test";
import { expect, SITES, test } from "./journey.ts";

const PLACES = [
  {
    site: "en",
    path: "/",
    ear: "Guest in three, two…",
    peak: "Moment marked. Read out the gifts.",
  },
  {
    site: "el",
    path: "/services/tiktok-live",
    ear: "Μπαίνει σε τρία, δύο…",
    peak: "Το σημείωσα. Ευχαρίστησε για τα δώρα.",
  },
] as const;

/** What the hour's own script is called; it must not come before it is wanted. */
const HOUR_SCRIPT = /\/assets\/(english|greek)-/;

function scripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (HOUR_SCRIPT.test(request.url())) asked.push(request.url());
  });
  return asked;
}

for (const { site, path, ear, peak } of PLACES) {
  test(`${site} ${path}: the hour is played by keyboard and by finger`, async ({ page }) => {
    const asked = scripts(page);
    await page.goto(SITES[site] + path);
    const hour = page.locator(".hour");
    const range = hour.getByRole("slider");
    await hour.scrollIntoViewIfNeeded();
    await expect(hour.locator(".hour-clock")).toHaveText("41:00");
    await expect(hour.locator("q")).toHaveText(peak);
    expect(asked).toEqual([]);

    await range.focus();
    for (let presses = 0; presses < 23; presses++) await range.press("ArrowLeft");
    await expect(hour.locator(".hour-clock")).toHaveText("18:00");
    await expect(hour.locator("q")).toHaveText(ear);
    await expect(range).toHaveAttribute("aria-valuetext", new RegExp(`^18:00.*${ear}$`));
    expect(asked).toHaveLength(1);

    const box = await range.boundingBox();
    if (!box) throw new Error("No range to drag");
    await page.mouse.move(box.x + box.width / 2, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 2, box.y + 40, { steps: 5 });
    await page.mouse.up();
    await expect(hour.locator(".hour-clock")).toHaveText("60:00");
    if (path !== "/")
      await expect(page.locator(".is-on .service-running-time")).toHaveText("55:00");
  });
}

test("without script the hour stands whole at its peak", async ({ otherBrowser }) => {
  const page = await otherBrowser({ javaScriptEnabled: false });
  await page.goto(SITES.en);
  const hour = page.locator(".hour");
  await expect(hour.locator(".hour-clock")).toHaveText("41:00");
  await expect(hour.locator(".hour-chat li")).toHaveCount(3);
  await expect(hour.locator("input")).toBeHidden();
  await expect(hour.locator(".hour-hint")).toBeHidden();
});
