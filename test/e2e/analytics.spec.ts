import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { csvFile, textFile, zipFile } from "../../packages/tiktok-exports/fixtures/index.ts";
import { type ExportFile, sampleFiles } from "../../packages/tiktok-exports/index.ts";
import { expectAccessible } from "./axe.ts";
import { expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";

const WORDS = {
  en: {
    choose: "Choose files",
    sample: "Try the sample",
    clear: "Clear everything",
    add: "Add files",
    period: "7 days",
    picture: /Save the picture/,
    posts: /Posts, CSV/,
    headers: '"Posted","Title"',
    figures: "Show the figures",
  },
  el: {
    choose: "Διάλεξε αρχεία",
    sample: "Δοκίμασε το δείγμα",
    clear: "Καθάρισέ τα όλα",
    add: "Πρόσθεσε αρχεία",
    period: "7 μέρες",
    picture: /Αποθήκευσε την εικόνα/,
    posts: /Βίντεο, CSV/,
    headers: '"Ανάρτηση","Τίτλος"',
    figures: "Δες τους αριθμούς",
  },
} as const;

const PATH = "/tiktok-analytics";

function payload({ name, bytes }: ExportFile) {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
}

async function choose(page: Page, ...files: ExportFile[]): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(files.map(payload));
}

/** Drops a file of one text anywhere on the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName));
      dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, cancelable: true }));
    },
    [name, text] as const,
  );
}

async function open(page: Page, language: keyof typeof SITES): Promise<void> {
  await page.goto(SITES[language] + PATH);
  // The tool comes alive after the header.
  await hydrated(page, "main input[type=file]");
}

for (const language of LANGUAGES) {
  const words = WORDS[language];
  test.describe(`the analytics tool, ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });

    test("shows the sample, another period, and saves picture and CSV without a network", async ({
      page,
      context,
      expectConsole,
    }) => {
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
      await page.waitForLoadState("networkidle");
      // From here on the page keeps its word: it works with the network off.
      await context.setOffline(true);
      page.on("request", (request) => sent.push(request.url()));
      const week = page.getByRole("button", { name: words.period });
      await press(week);
      await expect(week).toHaveAttribute("aria-pressed", "true");
      const table = page.locator("#growth table").first();
      await press(page.locator("#growth").getByText(words.figures).first());
      await expect(table.locator("tbody tr")).toHaveCount(7);

      await press(page.locator(".an-nav").getByRole("link").nth(2));
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
    });

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

for (const language of LANGUAGES) {
  test(`the results print on two A4 pages, by day, ${language}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    // A mode that was chosen, beside the device's.
    await page.addInitScript(() => localStorage.setItem("nuxt-color-mode", "dark"));
    await open(page, language);
    await press(page.getByRole("button", { name: WORDS[language].sample }));
    await expect(page.getByRole("heading", { name: "@samplecreator" })).toBeFocused();
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    // As wide as a page's inside.
    await page.setViewportSize({ width: 688, height: 1_000 });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const hidden of [".header", ".footer", ".an-desk", ".an-nav", ".an-figures", ".an-take"]) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    await expect(page.locator("#posts li:visible")).toHaveCount(5);
    await expect(page.locator(".an-printed")).toBeVisible();
    expect(await overflowing(page)).toEqual([]);
    const [scheme, ground, ink] = await page.evaluate(() => {
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
      return [colorScheme, backgroundColor, getComputedStyle(document.body).color];
    });
    expect([scheme, ground, ink]).toEqual(["light", "rgb(255, 255, 255)", "rgb(10, 20, 36)"]);
  });
}

/** Figures of the score board that run over the edge of their block. */
function overflowing(page: Page): Promise<string[]> {
  return page.locator(".an-results .an-score-value").evaluateAll((values) =>
    values.flatMap((value) => {
      const text = document.createRange();
      text.selectNodeContents(value);
      const block = value.closest("div")?.getBoundingClientRect();
      const fits = block && text.getBoundingClientRect().right <= block.right;
      return fits ? [] : (value.textContent ?? "");
    }),
  );
}

test("long figures keep within their blocks", async ({ page }) => {
  const rows = Array.from({ length: 56 }, (_, day) => [
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    98_765_432 + day,
    1_234_567,
    3_456_789,
    12_345,
    6_789,
  ]);
  await open(page, "el");
  await choose(
    page,
    csvFile("Overview.csv", [
      ["Date", "Video Views", "Profile Views", "Likes", "Comments", "Shares"],
      ...rows,
    ]),
    csvFile("FollowerHistory.csv", [
      ["Date", "Followers"],
      ...rows.map(([date], day) => [date ?? "", 20_000_000 + day * 123_456]),
    ]),
  );
  await expect(page.locator(".an-results .an-score")).toContainText("2.765.4");
  for (const width of [320, 360, 390, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowing(page), `at ${width}`).toEqual([]);
  }
});

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

test("20,000 posts to mend make no list of 20,000", async ({ page }) => {
  await open(page, "en");
  await choose(
    page,
    csvFile("Content.csv", [
      ["Video title", "Video link", "Total views"],
      ...Array.from({ length: 20_000 }, (_, row) => [`clip ${row}`, `https://x.y/${row}`, row]),
    ]),
  );
  await expect(page.locator("#hashtags")).toBeVisible();
  await press(page.getByText("20,000 posts to mend"));
  await expect(page.locator(".an-outside li")).toHaveCount(101);
  await expect(page.locator(".an-outside li").last()).toContainText("19,900");
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(3_000);
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

test("without JavaScript it says so and shows the example", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(SITES.en + PATH);
  await expect(page.getByText("This tool needs JavaScript.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try the sample" })).toBeHidden();
  await expect(page.locator(".an-score")).toContainText("Engagement rate");
  await press(page.getByText("Show the figures"));
  await expect(page.locator(".an-example tbody tr")).toHaveCount(24);
  await context.close();
});

test("axe finds nothing in the results, the questions and the problems", async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, "el");
  await press(page.getByRole("button", { name: WORDS.el.sample }));
  await expect(page.getByRole("heading", { name: "@samplecreator" })).toBeFocused();
  for (const summary of await page.locator(".an-results summary").all()) await press(summary);
  await expectAccessible(page, "results");
  await choose(
    page,
    textFile("notes.txt", "no table"),
    csvFile("export.csv", [
      ["Tag", "Anzahl", "Besuche"],
      ["2026-01-01", 1200, 30],
    ]),
  );
  await expect(page.locator(".an-question")).toBeVisible();
  await expectAccessible(page, "problems");
});
