import { readFile } from "node:fs/promises";
import { csvFile } from "../../packages/tiktok-exports/fixtures/index.ts";
import { sampleFiles } from "../../packages/tiktok-exports/index.ts";
import { choose, open, PATH, payload, WORDS } from "./analytics.ts";
import { expect, HTTP_TOO, LANGUAGES, quiet, SITES, test } from "./journey.ts";
import { press } from "./press.ts";

for (const language of LANGUAGES) {
  const words = WORDS[language];
  test.describe(`the analytics tool, ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });

    test(
      "shows the sample, another period, and saves picture and CSV without a network",
      HTTP_TOO,
      async ({ page, context, expectConsole }) => {
        // A browser that was told to take any certificate keeps no icons; it asks for them offline.
        expectConsole(/ERR_INTERNET_DISCONNECTED \(\S+\/(?:icons\/icon\.svg|favicon\.ico)\)/);
        const sent: string[] = [];
        await open(page, language);
        expect(page.workers()).toEqual([]);
        await press(page.getByRole("button", { name: words.sample }));
        const heading = page.getByRole("heading", { name: "@samplecreator" });
        await expect(heading).toBeFocused();
        expect(page.workers()).toHaveLength(1);
        // What is on its way, such as a page loaded ahead, would fail; nothing new begins offline.
        await quiet(page);
        // From here on the page keeps its word: it works with the network off.
        await context.setOffline(true);
        page.on("request", (request) => sent.push(request.url()));
        const week = page.getByRole("button", { name: words.period });
        await press(week);
        await expect(week).toHaveAttribute("aria-pressed", "true");
        const table = page.locator("#growth table").first();
        await press(page.locator("#growth").getByText(words.figures).first());
        await expect(table.locator("tbody tr")).toHaveCount(7);

        await press(page.locator(".an-nav").getByRole("link", { name: words.nav, exact: true }));
        await expect(page.locator("#posts")).toBeInViewport();

        const picture = page.waitForEvent("download");
        await press(page.getByRole("button", { name: words.picture }));
        const png = await readFile(await (await picture).path());
        expect(png.subarray(1, 4).toString()).toBe("PNG");
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920]);
        const csv = page.waitForEvent("download");
        await press(page.getByRole("button", { name: words.posts }));
        const text = await readFile(await (await csv).path(), "utf8");
        expect(text).toContain(words.headers);
        expect(text.split("\r\n").length).toBeGreaterThan(40);
        // The browser itself asks for the icon of each new address.
        expect(sent.filter((url) => !/^blob:|\/icons\//.test(url))).toEqual([]);
        await context.setOffline(false);

        // Where the visitor came in and the colour mode: nothing of the files.
        const kept = await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }));
        expect(kept.filter((key) => !/^(b4:first|nuxt-color-mode)$/.test(key))).toEqual([]);
        await press(page.getByRole("button", { name: words.clear }));
        await expect(page.getByLabel(words.choose)).toBeFocused();
        await expect.poll(() => page.workers()).toEqual([]);
      },
    );

    test("reads a person's own files, adds to them, and names what is wrong with others", async ({
      page,
    }) => {
      const [overview, content, followers] = sampleFiles(new Date());
      if (!overview || !content || !followers) throw new Error("no sample");
      await open(page, language);
      await choose(
        page,
        overview,
        csvFile("ads.csv", [
          ["Campaign name", "Cost", "Impressions"],
          ["a", 3, 4],
        ]),
        { name: "shot.png", bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0, 0]) },
      );
      await expect(page.getByRole("heading", { name: "@samplecreator" })).toBeFocused();
      const files = page.locator(".an-file");
      await expect(files).toHaveCount(3);
      await expect(files.nth(0).locator(".an-lamp.is-on")).toHaveCount(1);
      await expect(files.nth(1).locator(".is-problem")).toHaveCount(1);
      await expect(files.nth(2).locator(".is-problem")).toHaveCount(1);
      await expect(page.locator("#hours")).toHaveCount(0);
      await page.getByLabel(words.add).setInputFiles([content, followers].map(payload));
      await expect(page.locator("#hours svg[role=img]")).toBeVisible();
      await expect(page.locator("#posts li")).toHaveCount(10);
      await expect(files).toHaveCount(5);
      await press(files.nth(1).getByRole("button"));
      await expect(files).toHaveCount(4);
    });
  });
}

test("without JavaScript it says so and shows the example", async ({ otherBrowser }) => {
  const page = await otherBrowser({ javaScriptEnabled: false });
  await page.goto(SITES.en + PATH);
  await expect(page.getByText("This tool needs JavaScript.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try the sample" })).toBeHidden();
  await expect(page.locator(".an-score")).toContainText("Engagement rate");
  await press(page.getByText("Show the figures"));
  await expect(page.locator(".an-example tbody tr")).toHaveCount(24);
});
