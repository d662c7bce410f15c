import type { Page } from "@playwright/test";
import { account as el } from "../../content/el/pages/account.ts";
import { account as en } from "../../content/en/pages/account.ts";
import { expectAccessible, LOOKS, violations } from "./axe.ts";
import {
  DIRECTUS_TOO,
  EVERYWHERE,
  expect,
  HTTP_TOO,
  hydrated,
  LANGUAGES,
  SITES,
  test,
} from "./journey.ts";
import { press } from "./press.ts";
import { cookieName } from "./sites.ts";
import { call, mailedLink, newPerson, type Person, signIn } from "./staff.ts";

const WORDS = { en, el };
const NEW_PASSWORD = "Seven-olive-trees-at-dawn";
/** A refused form answers with a status that browsers mention. */
const REFUSED = /status of 4\d\d/;

/** Ends every session of the browser, as signing out on another device does. */
async function revoke(page: Page) {
  const cookies = await page.context().cookies();
  const refresh_token = cookies.find(({ name }) => name === cookieName("b4_refresh"))?.value;
  await call("POST", "/auth/logout", { refresh_token });
}

async function fillIn(page: Page, person: Person) {
  await page.locator("[name=email]").fill(person.email);
  await page.locator("[name=password]").fill(person.password);
  await press(page.locator("main form button[type=submit]").first());
}

for (const lang of LANGUAGES) {
  const words = WORDS[lang];
  const site = SITES[lang];

  test.describe(`accounts in ${lang}`, () => {
    test("sign in and out, after a wrong password", EVERYWHERE, async ({ page, expectConsole }) => {
      expectConsole(REFUSED);
      const person = await newPerson("editor");
      await page.goto(`${site}/admin/account`);
      await expect(page).toHaveURL(/\/account\/sign-in\?next=%2Fadmin%2Faccount$/);
      await hydrated(page);
      await fillIn(page, { ...person, password: "not the password" });
      await expect(page.getByRole("alert")).toContainText(words.signIn.failed);
      await expect(page.locator(":focus")).toContainText(words.signIn.failed);
      await expect(page).toHaveTitle(/^(Error|Πρόβλημα): /);
      await expect(page.locator("[name=email]")).toHaveValue(person.email);
      await fillIn(page, person);
      await expect(page).toHaveURL(`${site}/admin/account`);

      await page.goto(`${site}/account/sign-out`);
      await press(page.getByRole("button", { name: words.signOut.submit }));
      await expect(page.getByText(words.notices["signed-out"].heading)).toBeVisible();
      await page.goto(`${site}/admin`);
      await expect(page).toHaveURL(/\/account\/sign-in/);
    });

    test("a forgotten password is changed by mail", DIRECTUS_TOO, async ({ page }) => {
      const person = await newPerson("editor");
      await page.goto(`${site}/account/sign-in`);
      await hydrated(page);
      await press(page.getByRole("link", { name: words.signIn.forgot }));
      await expect(page).toHaveURL(/forgot-password$/);
      await expect(page.getByText(words.forgot.lead)).toBeVisible();
      await page.locator("[name=email]").fill(person.email);
      await press(page.getByRole("button", { name: words.forgot.submit }));
      await expect(page.getByText(words.forgot.sent.heading)).toBeVisible();
      const link = await mailedLink(person.email);
      expect(link).toContain(`${site}/account/reset-password?token=`);
      await page.goto(link);
      await page.locator("[name=password]").fill(NEW_PASSWORD);
      await press(page.getByRole("button", { name: words.reset.submit }));
      await expect(page.getByText(words.notices.reset.heading)).toBeVisible();
      await fillIn(page, { ...person, password: NEW_PASSWORD });
      await expect(page).toHaveURL(`${site}/admin`);
      await page.goto(link);
      await page.locator("[name=password]").fill("Another-one-of-12");
      await press(page.getByRole("button", { name: words.reset.submit }));
      await expect(page.getByText(words.reset.badLink.heading)).toBeVisible();
    });

    test("a provider vouches for somebody", HTTP_TOO, async ({ page, expectConsole }) => {
      // The provider's own pages want a font and an icon that nobody here has.
      expectConsole(/fonts\.googleapis\.com|favicon\.ico/);
      const person = await newPerson("editor");
      await page.goto(`${site}/admin/account`);
      await press(page.getByRole("link", { name: "The House" }));
      await page.locator("[name=login]").fill(person.email);
      await page.locator("[name=password]").fill("any");
      await press(page.getByRole("button", { name: /sign-in/i }));
      await press(page.getByRole("button", { name: /continue/i }));
      await expect(page).toHaveURL(`${site}/admin/account`);
    });

    test("a session that ends mid-work loses nothing", EVERYWHERE, async ({ page }) => {
      const person = await newPerson("editor");
      await signIn(page, site, person, "/admin/account");
      await expect(page).toHaveURL(`${site}/admin/account`);
      await page.locator("[name=first_name]").fill("Ελένη με το μακρύ όνομα");
      await revoke(page);
      await page.locator("[name=first_name]").press("Enter");
      await expect(page.getByText(words.notices.kept.heading)).toBeVisible();
      await fillIn(page, person);
      await expect(page).toHaveURL(`${site}/account/resume`);
      await expect(page.getByText("Ελένη με το μακρύ όνομα")).toBeVisible();
      await press(page.getByRole("button", { name: words.resume.submit }));
      await expect(page).toHaveURL(/\/admin\/account/);
      await expect(page.locator("[name=first_name]")).toHaveValue("Ελένη με το μακρύ όνομα");
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });
      test(
        "sign in, a wrong password first, and out",
        EVERYWHERE,
        async ({ page, expectConsole }) => {
          expectConsole(REFUSED);
          const person = await newPerson("editor");
          await page.goto(`${site}/admin/account`);
          await fillIn(page, { ...person, password: "not the password" });
          await expect(page.getByText(words.signIn.failed)).toBeVisible();
          await expect(page).toHaveTitle(/^(Error|Πρόβλημα): /);
          await fillIn(page, person);
          await expect(page).toHaveURL(`${site}/admin/account`);
          await page.goto(`${site}/account/sign-out`);
          await press(page.locator("main button[type=submit]"));
          await expect(page).toHaveURL(/notice=signed-out/);
        },
      );
    });

    test("every account page is accessible and fits", async ({ page, expectConsole }) => {
      test.slow();
      expectConsole(REFUSED);
      for (const path of [
        "/account/sign-in?notice=expired",
        "/account/forgot-password",
        "/account/forgot-password?sent",
        "/account/reset-password",
        "/account/reset-password?token=x",
        "/account/accept-invite?token=x",
      ]) {
        await page.goto(site + path);
        await expectAccessible(page, LOOKS[lang], path);
      }
      // And as it comes back with errors.
      await page.goto(`${site}/account/sign-in`);
      await hydrated(page);
      await press(page.locator("main form button[type=submit]").first());
      await expect(page.locator(".error-summary")).toBeFocused();
      expect(await violations(page)).toEqual([]);
    });
  });
}
