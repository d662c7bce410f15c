import type { Page } from "@playwright/test";
import { drawPoster, posterSvg } from "../../app/design/art/poster.ts";
import { posterCode } from "../../app/design/art/poster-code.ts";
import { expectSent, FILL, formOn, send } from "./answers.ts";
import { expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";
import { WORDS } from "./words.ts";

const HANDLE = "zoevardalive";

/** As the browser draws it. */
const posterOf = (handle: string) =>
  `data:image/svg+xml,${encodeURIComponent(posterSvg(drawPoster(handle), { size: 300 }))}`;

const pictures = (page: Page) => page.locator(`img[src="${posterOf(HANDLE)}"]`);

for (const language of LANGUAGES) {
  const site = SITES[language];
  const words = WORDS[language].creatorsJoin.poster;
  const handleField = (page: Page) => page.getByRole("textbox", { name: words.label, exact: true });

  // The home page asks in which language a browser is.
  test.describe(`on a page in ${language}`, () => {
    test.use({ locale: { en: "en-US", el: "el-GR" }[language] });
    for (const path of ["/", "/creators"]) {
      test(`a handle typed on ${path} draws the poster, which follows, in ${language}`, async ({
        page,
      }) => {
        const asked: string[] = [];
        page.on("request", (request) => {
          asked.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ""}`));
        });
        await page.goto(site + path);
        await hydrated(page);
        await handleField(page).scrollIntoViewIfNeeded();
        await hydrated(page, "input[name=handle]");
        await expect(pictures(page)).toHaveCount(0);
        await handleField(page).fill(`@${HANDLE}`);
        // On /creators the hero at the top is theirs, too.
        await expect(pictures(page)).toHaveCount(path === "/creators" ? 2 : 1);
        await expect(page.getByText(`@${HANDLE}`).first()).toBeVisible();
        await press(page.getByRole("button", { name: words.go, exact: true }));
        await expect(page).toHaveURL(`${site}/creators/join`);
        const { text } = formOn(page, "creators-join");
        await expect(text("handleTiktok")).toHaveValue(HANDLE);
        await expect(pictures(page)).toBeVisible();
        await page.reload();
        await hydrated(page);
        await expect(text("handleTiktok")).toHaveValue(HANDLE);
        await expect(pictures(page)).toBeVisible();
        await page.goto(`${site}/creators`);
        await expect(pictures(page)).toHaveCount(2);
        expect(asked.filter((address) => address.includes(HANDLE))).toEqual([]);
      });
    }
  });

  test(`what was typed last counts beside an older draft in ${language}`, async ({ page }) => {
    await page.goto(`${site}/creators/join`);
    await hydrated(page);
    const { text, draft } = formOn(page, "creators-join");
    await text("name").fill("Zoe");
    await text("handleTiktok").fill("olderhandle");
    await text("handleInstagram").fill("zoe.pictures");
    await expect(draft.clear).toBeVisible();
    await page.goto(`${site}/creators`);
    await hydrated(page, "input[name=handle]");
    await handleField(page).fill(HANDLE);
    await press(page.getByRole("button", { name: words.go, exact: true }));
    await expect(text("handleTiktok")).toHaveValue(HANDLE);
    await expect(text("name")).toHaveValue("Zoe");
    await expect(text("handleInstagram")).toHaveValue("zoe.pictures");
    await expect(pictures(page)).toBeVisible();
    await press(draft.clear);
    await expect(text("handleTiktok")).toHaveValue("");
    await expect(pictures(page)).toHaveCount(0);
    await page.goto(`${site}/creators`);
    await hydrated(page, "input[name=handle]");
    await expect(handleField(page)).toHaveValue("");
  });

  test(`the poster is saved as a story, by the address of the mail too, in ${language}`, async ({
    page,
    otherBrowser,
  }) => {
    await page.goto(`${site}/creators/join`);
    await hydrated(page);
    await FILL["/creators/join"]?.(page);
    await formOn(page).text("handleTiktok").fill(HANDLE);
    await send(page);
    const reference = await expectSent(page);
    await expect(pictures(page)).toBeVisible();
    const code = posterCode(drawPoster(HANDLE));
    expect(new URL(page.url()).searchParams.get("poster")).toBe(code);
    const save = page.getByRole("link", { name: words.save, exact: true });
    const saving = page.waitForEvent("download");
    await press(save);
    const file = await saving;
    expect(file.suggestedFilename()).toBe("b4-poster.png");
    const { readFile } = await import("node:fs/promises");
    const png = await readFile(await file.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920]);

    const bare = await otherBrowser({ javaScriptEnabled: false, ignoreHTTPSErrors: true });
    await bare.goto(`${site}/creators/join?sent=${reference}&poster=${code}`);
    const picture = bare.getByRole("figure").locator("img");
    await expect(picture).toHaveAttribute("src", /^data:image\/svg\+xml,/);
    const plain = bare.waitForEvent("download");
    await press(bare.getByRole("link", { name: words.save, exact: true }));
    const svg = await readFile(await (await plain).path(), "utf8");
    expect(svg).toContain('width="1080" height="1920"');
    expect(svg).not.toContain(HANDLE);
  });

  test.describe(`without script in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test("the frame leads to the form, which draws the poster and has the handle", async ({
      page,
    }) => {
      await page.goto(`${site}/creators`);
      await handleField(page).fill(HANDLE);
      await press(page.getByRole("button", { name: words.go, exact: true }));
      await expect(page).toHaveURL(`${site}/creators/join?handle=${HANDLE}`);
      await expect(pictures(page)).toBeVisible();
      await expect(formOn(page, "creators-join").text("handleTiktok")).toHaveValue(HANDLE);
      await expect(page.getByRole("figure")).toContainText(`@${HANDLE}`);
    });
  });
}
