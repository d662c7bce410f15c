import type { Page } from "@playwright/test";
import { totpCode, totpStep } from "../../backend/security/totp.ts";
import { expectAccessible, LOOKS, openAll, violations } from "./axe.ts";
import { expect, HTTP_TOO, LANGUAGES, SITES, test } from "./journey.ts";
import { press, tick } from "./press.ts";
import {
  ADMIN,
  comeIn,
  freshEmail,
  inviteSomebody,
  newPerson,
  type Person,
  signIn,
} from "./staff.ts";

const NEW_PASSWORD = "Seven-olive-trees-at-dawn";

/** Signs in on another device. */
async function comeBackIn(page: Page, origin: string, person: Person) {
  await signIn(page, origin, person, "/admin/account");
  await expect(page).toHaveURL(/\/admin\/account$/);
}

/** The link in the newest mail to somebody, read where an administrator reads it. */
async function mailedLink(page: Page, origin: string, email: string): Promise<string> {
  await page.goto(`${origin}/admin/outbox?q=${encodeURIComponent(email)}`);
  await press(page.locator(".staff-row-link").first());
  const letter = await page.locator(".staff-letter").innerText();
  return /https?:\S+/.exec(letter)?.[0] ?? "";
}

async function open(page: Page, intent: string) {
  const step = page.locator(".staff-confirm", { has: page.locator(`[value=${intent}]`) });
  await press(step.locator("summary"));
  return step.locator(`[value=${intent}]`);
}

const PATHS = ["", "/users", "/users/invite", "/outbox", "/activity", "/account", "/nope"];

for (const language of LANGUAGES) {
  const origin = SITES[language];
  test.describe(`staff in ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });

    test("a colleague is invited, comes in, and is kept out again", async ({
      page,
      otherBrowser,
    }) => {
      const email = freshEmail();
      await comeIn(page, origin, "administrator", "/admin/users");
      await press(page.locator("a[href='/admin/users/invite']"));
      await page.locator("#email").fill(email);
      await tick(page.locator("[name=role]").first());
      await press(page.locator("main button[type=submit]"));
      await expect(page.locator(".notice-success")).toBeVisible();

      const link = await mailedLink(page, origin, email);
      expect(link.startsWith(`${origin}/account/accept-invite?token=`)).toBe(true);
      const colleague = await otherBrowser();
      await colleague.goto(link);
      await colleague.locator("[name=first_name]").fill("Thalia");
      await colleague.locator("[name=password]").fill(NEW_PASSWORD);
      await press(colleague.locator("main button[type=submit]"));
      await expect(colleague).toHaveURL(`${origin}/admin`);
      await expect(colleague.locator("h1")).toContainText("Thalia");
      await expect(colleague.locator("a[href='/admin/users']")).toHaveCount(0);

      await page.goto(`${origin}/admin/users?q=${encodeURIComponent(email)}`);
      await press(page.locator(".staff-row-link").first());
      await press(await open(page, "suspend"));
      await expect(page.locator(".notice-success")).toBeVisible();
      await press(colleague.locator("a[href='/admin/account']"));
      await expect(colleague).toHaveURL(/\/account\/sign-in\?next=%2Fadmin%2Faccount/);
      await signIn(colleague, origin, { email, password: NEW_PASSWORD });
      await expect(colleague).toHaveURL(/\/account\/sign-in/);
    });

    test(
      "a changed password signs the other devices out",
      HTTP_TOO,
      async ({ page, otherBrowser, expectConsole }) => {
        expectConsole(/422/);
        const person = await newPerson("editor");
        const other = await otherBrowser();
        await comeBackIn(other, origin, person);
        await signIn(page, origin, person, "/admin/account");
        await page.locator("#password-current").fill("not the password");
        await page.locator("#password-new").fill(NEW_PASSWORD);
        await press(page.locator("[value=password]"));
        await expect(page.locator(".error-summary")).toBeFocused();
        await expect(page).toHaveTitle(language === "el" ? /^Πρόβλημα: / : /^Error: /);
        await press(page.locator(".error-summary a"));
        await expect(page.locator("#password-current")).toBeFocused();
        await page.locator("#password-current").fill(person.password);
        await page.locator("#password-new").fill(NEW_PASSWORD);
        await press(page.locator("[value=password]"));
        await expect(page).toHaveURL(/done=password/);
        await expect(page.locator(".notice-success")).toBeVisible();
        await other.reload();
        await expect(other).toHaveURL(/\/account\/sign-in/);
        await signIn(other, origin, { ...person, password: NEW_PASSWORD });
        await expect(other).toHaveURL(`${origin}/admin`);
      },
    );

    test("one signs out of every other place, and of all", async ({ page, otherBrowser }) => {
      const person = await newPerson("editor");
      const other = await otherBrowser();
      await comeBackIn(other, origin, person);
      await signIn(page, origin, person, "/admin/account");
      await expect(page.locator(".account-sessions li")).toHaveCount(2);
      await press(await open(page, "end-others"));
      await expect(page.locator(".account-sessions li")).toHaveCount(1);
      await other.reload();
      await expect(other).toHaveURL(/\/account\/sign-in/);
      await press(await open(page, "end-all"));
      await expect(page).toHaveURL(/\/account\/sign-in/);
      await page.goto(`${origin}/admin`);
      await expect(page).toHaveURL(/\/account\/sign-in/);
    });

    test("a second step is switched on and asked for", async ({ page, otherBrowser }) => {
      const person = await newPerson("editor");
      await signIn(page, origin, person, "/admin/account");
      await page.locator("#two-step-password").fill(person.password);
      await press(page.locator("[value=tfa-begin]"));
      await expect(page.locator(".account-qr")).toBeVisible();
      const secret = (await page.locator(".account-secret").innerText()).replace(/\s/g, "");
      const now = totpStep(Date.now());
      await page.locator("#two-step-otp").fill(totpCode(secret, now));
      await press(page.locator("[value=tfa-confirm]"));
      await expect(page).toHaveURL(/done=tfaOn/);

      const other = await otherBrowser();
      await signIn(other, origin, person);
      await other.locator("[name=code]").fill(totpCode(secret, now + 1));
      await press(other.locator("main form button[type=submit]"));
      await expect(other).toHaveURL(`${origin}/admin`);
    });

    test("all of it works without script", async ({ otherBrowser }) => {
      const page = await otherBrowser({ javaScriptEnabled: false });
      await comeIn(page, origin, await newPerson("administrator"), "/admin/users/invite");
      await press(page.locator("main button[type=submit]"));
      await expect(page.locator(".error-summary a")).toHaveCount(2);
      await page.locator("#email").fill(freshEmail());
      await tick(page.locator("[name=role]").first());
      await press(page.locator("main button[type=submit]"));
      await expect(page.locator(".notice-success")).toBeVisible();
      await page.goto(`${origin}/admin/users?status=invited`);
      await press(page.locator(".staff-row-link").first());
      await press(await open(page, "resend"));
      await expect(page.locator(".notice-success")).toBeVisible();
      await page.goto(`${origin}/admin/account`);
      await page.locator("[name=first_name]").fill("Μαρία");
      await press(page.locator("[value=profile]"));
      await expect(page.locator(".staff-person")).toContainText("Μαρία");
    });

    test("a phone has the menu in a button", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await comeIn(page, origin, "administrator");
      await expect(page.locator(".staff-nav")).toBeHidden();
      await press(page.locator(".staff-menu-button"));
      await expect(page.locator(".staff-nav")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator(".staff-nav")).toBeHidden();
      await press(page.locator(".staff-menu-button"));
      await press(page.locator(".staff-nav a[href='/admin/activity']"));
      await expect(page).toHaveURL(/\/admin\/activity$/);
      await expect(page.locator(".staff-nav")).toBeHidden();
      await expect(page.locator("h1")).toBeFocused();
    });

    for (const path of PATHS) {
      test(`axe finds nothing on ${path || "the overview"}, and nothing scrolls sideways`, async ({
        page,
        expectConsole,
      }) => {
        expectConsole(/404/);
        await comeIn(page, origin, ADMIN, `/admin${path}`);
        await page.waitForURL(`${origin}/admin${path}`);
        await openAll(page);
        await expectAccessible(page, LOOKS[language]);
      });
    }

    for (const list of ["/users?status=invited", "/outbox"]) {
      test(`axe finds nothing on the first of ${list}`, async ({ page }) => {
        await inviteSomebody();
        await comeIn(page, origin, ADMIN, `/admin${list}`);
        await press(page.locator(".staff-row-link").first());
        await expect(page.locator(".staff-back")).toBeVisible();
        await openAll(page);
        await expectAccessible(page, LOOKS[language]);
      });
    }

    test("axe finds nothing in a form with errors and in the open menu", async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/422/);
      await comeIn(page, origin, ADMIN, "/admin/users/invite");
      await page.waitForURL(`${origin}/admin/users/invite`);
      await press(page.locator("main button[type=submit]"));
      await expect(page.locator(".error-summary")).toBeFocused();
      expect(await violations(page), "with errors").toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      await press(page.locator(".staff-menu-button"));
      expect(await violations(page), "with the menu open").toEqual([]);
    });
  });
}
