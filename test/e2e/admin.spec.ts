import type { Page } from "@playwright/test";
import { errorSummary } from "./answers.ts";
import { DIRECTUS_TOO, expect, LANGUAGES, SITES, test } from "./journey.ts";
import { press, tick } from "./press.ts";
import { ON_DIRECTUS } from "./sites.ts";
import {
  accountOn,
  comeIn,
  firstOf,
  freshEmail,
  invitationOn,
  mailedLink,
  menuOf,
  newPerson,
  openStep,
  rowsOf,
  said,
  saidOfInvitation,
  signIn,
} from "./staff.ts";
import { WORDS, wordsOf } from "./words.ts";

const NEW_PASSWORD = "Seven-olive-trees-at-dawn";

/** The link in the newest mail to somebody; where it waits, read as an administrator reads it. */
async function invitationTo(page: Page, origin: string, email: string): Promise<string> {
  if (ON_DIRECTUS) return mailedLink(email);
  await page.goto(`${origin}/admin/outbox?q=${encodeURIComponent(email)}`);
  await press(firstOf(page));
  const { text } = wordsOf(page).adminOutbox.mail;
  const letter = await page.getByRole("region", { name: text, exact: true }).innerText();
  return /https?:\S+/.exec(letter)?.[0] ?? "";
}

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

    test("all of it works without script", DIRECTUS_TOO, async ({ otherBrowser }) => {
      const page = await otherBrowser({ javaScriptEnabled: false });
      await comeIn(page, origin, await newPerson("administrator"), "/admin/users/invite");
      const { person } = words.adminUsers;
      const invitation = invitationOn(page);
      await press(invitation.submit);
      await expect(errorSummary(page).getByRole("link")).toHaveCount(2);
      // Theirs, and not one that another journey has invited, who may come in at any moment.
      const email = freshEmail();
      await invitation.email.fill(email);
      await tick(invitation.role);
      await press(invitation.submit);
      await expect(saidOfInvitation(page, "invited")).toBeVisible();
      const theirs = new URLSearchParams({ status: "invited", q: email });
      await page.goto(`${origin}/admin/users?${theirs}`);
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
  });
}
