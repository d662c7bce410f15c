import type { Page } from "@playwright/test";
import { totpCode } from "../../backend/security/totp.ts";
import { currentStep } from "../support/current-step.ts";
import { errorSummary } from "./answers.ts";
import { expectAccessible, LOOKS, openAll, violations } from "./axe.ts";
import { DIRECTUS_TOO, EVERYWHERE, expect, LANGUAGES, SITES, test } from "./journey.ts";
import { press, tick } from "./press.ts";
import { ON_DIRECTUS } from "./sites.ts";
import {
  ADMIN,
  backOf,
  comeIn,
  freshEmail,
  inviteSomebody,
  mailedLink,
  menuOf,
  newPerson,
  openStep,
  type Person,
  rowsOf,
  said,
  saidOfInvitation,
  signIn,
  stepAfter,
} from "./staff.ts";
import { WORDS, wordsOf } from "./words.ts";

const NEW_PASSWORD = "Seven-olive-trees-at-dawn";

/** Signs in on another device. */
async function comeBackIn(page: Page, origin: string, person: Person) {
  await signIn(page, origin, person, "/admin/account");
  await expect(page).toHaveURL(/\/admin\/account$/);
}

/** The link in the newest mail to somebody; where it waits, read as an administrator reads it. */
async function invitationTo(page: Page, origin: string, email: string): Promise<string> {
  if (ON_DIRECTUS) return mailedLink(email);
  await page.goto(`${origin}/admin/outbox?q=${encodeURIComponent(email)}`);
  await press(firstOf(page));
  const { text } = wordsOf(page).adminOutbox.mail;
  const letter = await page.getByRole("region", { name: text, exact: true }).innerText();
  return /https?:\S+/.exec(letter)?.[0] ?? "";
}

/** What the first row of a list leads to. */
const firstOf = (page: Page) => rowsOf(page).first().getByRole("link");

/** The form that invites somebody. */
function invitationOn(page: Page) {
  const { email, role, submit } = wordsOf(page).adminUsers.invite;
  return {
    email: page.getByRole("textbox", { name: email }),
    role: page.getByRole("group", { name: role }).getByRole("radio").first(),
    submit: page.getByRole("button", { name: submit }),
  };
}

/** One's own password and name, on the account's page. */
function accountOn(page: Page) {
  const { password, profile, tfa, sessions } = wordsOf(page).adminAccount;
  return {
    current: page.getByLabel(password.current, { exact: true }),
    next: page.getByLabel(password.new, { exact: true }),
    change: page.getByRole("button", { name: password.submit, exact: true }),
    firstName: page.getByRole("textbox", { name: profile.firstName, exact: true }),
    save: page.getByRole("button", { name: profile.submit, exact: true }),
    twoSteps: page.getByRole("region", { name: tfa.heading, exact: true }),
    places: page.getByRole("region", { name: sessions.heading }).getByRole("listitem"),
  };
}

const PHONE = { width: 390, height: 844 };

const PATHS = ["", "/users", "/users/invite", "/outbox", "/activity", "/account", "/nope"];

for (const language of LANGUAGES) {
  const origin = SITES[language];
  const words = WORDS[language];
  test.describe(`staff in ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });

    test(
      "a colleague is invited, comes in, and is kept out again",
      DIRECTUS_TOO,
      async ({ page, otherBrowser }) => {
        const email = freshEmail();
        // The account that the site itself has at a Directus is nobody of the house.
        await comeIn(page, origin, "administrator", "/admin/users?q=website");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(rowsOf(page)).toHaveCount(0);
        await page.goto(`${origin}/admin/users`);
        await press(page.getByRole("link", { name: words.adminUsers.inviteButton }));
        const invitation = invitationOn(page);
        await invitation.email.fill(email);
        await tick(invitation.role);
        await press(invitation.submit);
        await expect(saidOfInvitation(page, "invited")).toBeVisible();

        const link = await invitationTo(page, origin, email);
        expect(link.startsWith(`${origin}/account/accept-invite?token=`)).toBe(true);
        const colleague = await otherBrowser();
        await colleague.goto(link);
        const { invite } = words.account;
        await colleague.getByRole("textbox", { name: invite.name.first }).fill("Thalia");
        await colleague.getByLabel(invite.password, { exact: true }).fill(NEW_PASSWORD);
        await press(colleague.getByRole("button", { name: invite.submit }));
        await expect(colleague).toHaveURL(`${origin}/admin`);
        await expect(colleague.getByRole("heading", { level: 1 })).toContainText("Thalia");
        const { menu } = menuOf(colleague);
        const { nav } = words.adminShell;
        await expect(menu.getByRole("link", { name: nav.leads })).toBeVisible();
        await expect(menu.getByRole("link", { name: nav.people })).toHaveCount(0);

        await page.goto(`${origin}/admin/users?q=${encodeURIComponent(email)}`);
        await press(firstOf(page));
        await press(await openStep(page, words.adminUsers.person.suspend));
        await expect(said(page, words.adminUsers.done.suspended)).toBeVisible();
        await press(menu.getByRole("link", { name: nav.account }));
        await expect(colleague).toHaveURL(/\/account\/sign-in\?next=%2Fadmin%2Faccount/);
        await signIn(colleague, origin, { email, password: NEW_PASSWORD });
        await expect(colleague).toHaveURL(/\/account\/sign-in/);
      },
    );

    test(
      "a changed password signs the other devices out",
      EVERYWHERE,
      async ({ page, otherBrowser, expectConsole }) => {
        expectConsole(/422/);
        const person = await newPerson("editor");
        const other = await otherBrowser();
        await comeBackIn(other, origin, person);
        await signIn(page, origin, person, "/admin/account");
        const { current, next, change } = accountOn(page);
        await current.fill("not the password");
        await next.fill(NEW_PASSWORD);
        await press(change);
        await expect(errorSummary(page)).toBeFocused();
        await expect(page).toHaveTitle(language === "el" ? /^Πρόβλημα: / : /^Error: /);
        await press(errorSummary(page).getByRole("link"));
        await expect(current).toBeFocused();
        await current.fill(person.password);
        await next.fill(NEW_PASSWORD);
        await press(change);
        await expect(page).toHaveURL(/done=password/);
        await expect(said(page, words.adminAccount.done.password)).toBeVisible();
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
      const { sessions } = words.adminAccount;
      await expect(page).toHaveURL(/\/admin\/account$/);
      const { places } = accountOn(page);
      await expect(places).toHaveCount(2);
      await press(await openStep(page, sessions.others));
      await expect(places).toHaveCount(1);
      await other.reload();
      await expect(other).toHaveURL(/\/account\/sign-in/);
      await press(await openStep(page, sessions.all));
      await expect(page).toHaveURL(/\/account\/sign-in/);
      await page.goto(`${origin}/admin`);
      await expect(page).toHaveURL(/\/account\/sign-in/);
    });

    /** On the account page: answers the secret that an app would scan. */
    async function beginTwoSteps(page: Page, { password }: { password: string }): Promise<string> {
      const { tfa } = words.adminAccount;
      const { twoSteps } = accountOn(page);
      await twoSteps.getByLabel(tfa.password, { exact: true }).fill(password);
      await press(twoSteps.getByRole("button", { name: tfa.begin }));
      return (await twoSteps.getByRole("code").innerText()).replace(/\s/g, "");
    }

    test(
      "a second step is switched on and asked for",
      DIRECTUS_TOO,
      async ({ page, otherBrowser, expectConsole }) => {
        expectConsole(/status of 422/);
        const person = await newPerson("editor");
        await signIn(page, origin, person, "/admin/account");
        const { tfa } = words.adminAccount;
        const { twoSteps } = accountOn(page);
        const secret = await beginTwoSteps(page, person);
        await expect(page.getByRole("img", { name: tfa.scan.picture })).toBeVisible();
        // No code is no wrong code.
        await press(twoSteps.getByRole("button", { name: tfa.confirm }));
        await expect(errorSummary(page)).toContainText(words.formWords.errors.required);
        await expect(errorSummary(page)).not.toContainText(words.adminAccount.password.errors.code);
        const now = await currentStep();
        await twoSteps.getByRole("textbox", { name: tfa.code }).fill(totpCode(secret, now));
        await press(twoSteps.getByRole("button", { name: tfa.confirm }));
        await expect(page).toHaveURL(/done=tfaOn/);

        const other = await otherBrowser();
        await signIn(other, origin, person);
        const { code } = words.account;
        await other
          .getByRole("textbox", { name: code.label })
          .fill(totpCode(secret, await stepAfter(now)));
        await press(other.getByRole("button", { name: code.submit, exact: true }));
        await expect(other).toHaveURL(`${origin}/admin`);
      },
    );

    test("recovery codes fit a phone, and the field that takes one", async ({
      page,
      otherBrowser,
    }) => {
      await page.setViewportSize(PHONE);
      const person = await newPerson("editor");
      await signIn(page, origin, person, "/admin/account");
      const { tfa } = words.adminAccount;
      const { twoSteps } = accountOn(page);
      const secret = await beginTwoSteps(page, person);
      await twoSteps
        .getByRole("textbox", { name: tfa.code })
        .fill(totpCode(secret, await currentStep()));
      await press(twoSteps.getByRole("button", { name: tfa.confirm }));
      await expect(page).toHaveURL(/done=tfaOn/);
      await press(twoSteps.getByText(tfa.recovery.label, { exact: true }));
      await twoSteps.getByLabel(tfa.password, { exact: true }).fill(person.password);
      await press(twoSteps.getByRole("button", { name: tfa.recovery.submit }));
      const codes = twoSteps.getByRole("listitem").getByRole("code");
      await expect(codes).toHaveCount(10);
      for (const code of await codes.all()) {
        const { left, right, lines } = await code.evaluate((one) => ({
          left: one.getBoundingClientRect().left,
          right: one.getBoundingClientRect().right,
          lines: one.getClientRects().length,
        }));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(PHONE.width);
        expect(lines).toBe(1);
      }

      const other = await otherBrowser();
      await other.setViewportSize(PHONE);
      await signIn(other, origin, person);
      const { code } = words.account;
      const field = other.getByRole("textbox", { name: code.label });
      await field.fill(await codes.first().innerText());
      // A field scrolls sideways by what it has no room for.
      await expect
        .poll(() => field.evaluate((one) => one.scrollWidth - one.clientWidth))
        .toBeLessThanOrEqual(0);
      await press(other.getByRole("button", { name: code.submit, exact: true }));
      await expect(other).toHaveURL(`${origin}/admin`);
    });

    test("all of it works without script", DIRECTUS_TOO, async ({ otherBrowser }) => {
      const page = await otherBrowser({ javaScriptEnabled: false });
      await comeIn(page, origin, await newPerson("administrator"), "/admin/users/invite");
      const { person } = words.adminUsers;
      const invitation = invitationOn(page);
      await press(invitation.submit);
      await expect(errorSummary(page).getByRole("link")).toHaveCount(2);
      await invitation.email.fill(freshEmail());
      await tick(invitation.role);
      await press(invitation.submit);
      await expect(saidOfInvitation(page, "invited")).toBeVisible();
      await page.goto(`${origin}/admin/users?status=invited`);
      await press(firstOf(page));
      const { resend, resendSubmit } = person.invitation;
      await press(await openStep(page, { label: resend, submit: resendSubmit }));
      await expect(saidOfInvitation(page, "resent")).toBeVisible();
      await page.goto(`${origin}/admin/account`);
      const { firstName, save } = accountOn(page);
      await firstName.fill("Μαρία");
      await press(save);
      await expect(page.getByRole("banner")).toContainText("Μαρία");
    });

    test("a phone has the menu in a button", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await comeIn(page, origin, "administrator");
      const { menu, button } = menuOf(page);
      await expect(menu).toBeHidden();
      await press(button);
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await press(button);
      await press(menu.getByRole("link", { name: words.adminShell.nav.activity }));
      await expect(page).toHaveURL(/\/admin\/activity$/);
      await expect(menu).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
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

    for (const [list, { title }] of [
      ["/users?status=invited", words.adminUsers],
      ["/outbox", words.adminOutbox],
    ] as const) {
      test(`axe finds nothing on the first of ${list}`, async ({ page }) => {
        await inviteSomebody();
        await comeIn(page, origin, ADMIN, `/admin${list}`);
        await press(firstOf(page));
        await expect(backOf(page, title)).toBeVisible();
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
      await press(invitationOn(page).submit);
      await expect(errorSummary(page)).toBeFocused();
      expect(await violations(page), "with errors").toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      await press(menuOf(page).button);
      expect(await violations(page), "with the menu open").toEqual([]);
    });
  });
}
