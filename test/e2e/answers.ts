import { expect, type Page } from "@playwright/test";
import { press, tick } from "./press.ts";

export const REFERENCE = /B4-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** Answers that nobody has given before: the server under test takes the same ones for the same. */
export const unique = () => crypto.randomUUID().slice(0, 8);

export const send = (page: Page) => press(page.locator('button[value="send"]'));

/** Chooses a file that looks like a document, unless it is told what is in it. */
export const chooseCv = (page: Page, name: string, content = `%PDF-1.7 ${unique()}`) =>
  page.locator("#cv").setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });

export async function fillPerson(page: Page) {
  await page.locator("#name").fill(`Kalliope ${unique()}`);
  await page.locator("#email").fill(`k.${unique()}@people.example.com`);
}

export const FILL: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/creators/join": async (page) => {
    await fillPerson(page);
    await page.locator("#city").fill("Athens");
    await page.locator("#birthDate").fill("1999-05-05");
    await page.locator("#handleTiktok").fill("kalliopelive");
    await tick(page.locator("input[name=home][value=tiktok]"));
    await page.locator("#audience").selectOption("10k-100k");
    await page.locator("#liveHours").selectOption("1-3");
    await page.locator("#niche").fill("I cook.");
    await tick(page.locator("#consent"));
  },
  "/brands/join": async (page) => {
    await fillPerson(page);
    await page.locator("#company").fill("Ice & Sons");
    await tick(page.locator("input[name=goals][value=launch]"));
    await page.locator("#budget").selectOption("5k-15k");
    await tick(page.locator("input[name=timing][value=month]"));
    await page.locator("#markets").fill("Greece");
    await page.locator("#message").fill("A picnic cooler.");
    await tick(page.locator("#consent"));
  },
  "/careers/apply": async (page) => {
    await fillPerson(page);
    await page.locator("#city").fill("Athens");
    await page.locator("#made").fill("A show.");
    await chooseCv(page, "βιογραφικό.pdf");
    await tick(page.locator("input[name=rightToWork][value=yes]"));
    await tick(page.locator("#consent"));
  },
  "/contact": async (page) => {
    await fillPerson(page);
    await page.locator("#topic").selectOption("press");
    await page.locator("#message").fill("An interview, please.");
    await tick(page.locator("#consent"));
  },
};

export const next = (page: Page) => press(page.locator('button[value^="next:"]'));

/** A brief as far as its summary, where it is sent; `fillIn` says who writes. */
export async function writeBrief(page: Page, fillIn = fillPerson) {
  await page.locator("#product").fill("A picnic cooler");
  await tick(page.locator("input[name=goal][value=order]"));
  await next(page);
  await page.locator("#audience").fill("Families who leave on Friday");
  await page.locator("#markets").fill("Greece");
  await next(page);
  await page.locator("#deadline").fill("1 June");
  await page.locator("#budget").selectOption("5k-15k");
  await next(page);
  await tick(page.locator("input[name=formats][value=live]"));
  await next(page);
  await page.locator("#company").fill("Ice & Sons");
  await fillIn(page);
  await next(page);
  await expect(page.locator(".brief-summary")).toContainText("Families who leave on Friday");
  await tick(page.locator("#consent"));
}

/** What fills in each form as far as its button that sends. */
export const FORMS: typeof FILL = { ...FILL, "/brands/campaigns": (page) => writeBrief(page) };

/** The form is with us, and whoever sent it sees and hears so; answers its reference. */
export async function expectSent(page: Page): Promise<string> {
  await expect(page.locator(".sent-reference")).toHaveText(REFERENCE);
  const heading = page.locator("#sent");
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^(Received|Ελήφθη): /);
  await expect(async () => {
    const [top, bottom, barBottom, height] = await heading.evaluate((element) => [
      element.getBoundingClientRect().top,
      element.getBoundingClientRect().bottom,
      document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
      innerHeight,
    ]);
    expect(top, "below the header").toBeGreaterThanOrEqual(barBottom ?? 0);
    expect(bottom, "in the window").toBeLessThanOrEqual(height ?? 0);
  }).toPass();
  expect(new URL(page.url()).searchParams.get("sent")).toMatch(REFERENCE);
  return (await page.locator(".sent-reference").textContent()) ?? "";
}
