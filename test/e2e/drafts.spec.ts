import {
  chooseCv,
  cvKept,
  errorSummary,
  expectSent,
  FILL,
  formOn,
  next,
  openForm,
  send,
} from "./answers.ts";
import { expect, LANGUAGES, test } from "./journey.ts";
import { press, tick } from "./press.ts";
import { WORDS } from "./words.ts";

test("a draft comes back after a reload, and can be cleared", async ({ page }) => {
  await openForm(page, "el", "/brands/campaigns");
  const { text, choice, draft } = formOn(page);
  await text("product").fill("Ψυγειάκι");
  await tick(choice("goal", "order"));
  await next(page);
  await text("audience").fill("Οικογένειες");
  await expect(draft.clear).toBeVisible();
  await openForm(page, "el", "/brands/campaigns");
  await expect(text("audience")).toHaveValue("Οικογένειες");
  const { previous } = WORDS.el.brandsCampaigns.form;
  await press(page.getByRole("button", { name: previous, exact: true }));
  await expect(text("product")).toHaveValue("Ψυγειάκι");
  await press(draft.clear);
  await expect(text("product")).toHaveValue("");
  await openForm(page, "el", "/brands/campaigns");
  await expect(text("product")).toHaveValue("");
  await expect(draft.clear).toBeHidden();
});

test("a CV goes ahead, stays when the form comes back, and a wrong one is told", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/422/);
  await openForm(page, "en", "/careers/apply?opening=live-producer");
  const { list, error } = formOn(page);
  const wrong = page.getByText(error("cvKey", "type"), { exact: true });
  await expect(list("opening")).toHaveValue("live-producer");
  await chooseCv(page, "cv.pdf", "no document at all");
  await expect(wrong).toBeVisible();
  await chooseCv(page, "cv.pdf");
  await expect(cvKept(page, "cv.pdf")).toBeVisible();
  await expect(wrong).toBeHidden();
  await send(page);
  await expect(errorSummary(page)).toBeFocused();
  await expect(cvKept(page, "cv.pdf")).toBeVisible();
});

for (const language of LANGUAGES) {
  test(`a CV comes back with the draft in ${language}`, async ({ page }) => {
    await openForm(page, language, "/careers/apply");
    await FILL["/careers/apply"]?.(page);
    await expect(cvKept(page, "βιογραφικό.pdf")).toBeVisible();
    await openForm(page, language, "/careers/apply");
    await expect(cvKept(page, "βιογραφικό.pdf")).toBeVisible();
    const { text, consent } = formOn(page);
    await expect(text("made")).toHaveValue("A show.");
    await tick(consent);
    await send(page);
    await expectSent(page);
  });

  test(`a CV of a draft that is gone is asked for again in ${language}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/422/);
    await openForm(page, language, "/careers/apply");
    await FILL["/careers/apply"]?.(page);
    await expect(cvKept(page, "βιογραφικό.pdf")).toBeVisible();
    await openForm(page, language, "/contact");
    await page.evaluate((gone) => {
      const [name = ""] = Object.keys(localStorage).filter((key) => key.includes("careers-apply"));
      const draft = JSON.parse(localStorage.getItem(name) ?? "");
      draft.file.key = gone;
      localStorage.setItem(name, JSON.stringify(draft));
    }, crypto.randomUUID());
    await openForm(page, language, "/careers/apply");
    await expect(cvKept(page, "βιογραφικό.pdf")).toBeVisible();
    const { text, consent, error } = formOn(page);
    await tick(consent);
    await send(page);
    await expect(errorSummary(page).getByRole("link")).toHaveCount(1);
    await expect(page.getByText(error("cvKey", "gone"), { exact: true })).toBeVisible();
    await expect(cvKept(page, "βιογραφικό.pdf")).toHaveCount(0);
    await expect(text("made")).toHaveValue("A show.");
    await chooseCv(page, "again.pdf");
    await expect(cvKept(page, "again.pdf")).toBeVisible();
    await send(page);
    await expectSent(page);
  });
}

test("a draft is said to be there, too, when the browser put it back by itself", async ({
  page,
}) => {
  await openForm(page, "en", "/contact");
  const { text, draft } = formOn(page);
  await text("message").fill("An interview, please.");
  await expect(draft.clear).toBeVisible();
  // As Firefox does on a reload, before the page's own script begins.
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () => {
      const message = document.querySelector<HTMLTextAreaElement>("#message");
      if (message) message.value = "An interview, please.";
    }),
  );
  await openForm(page, "en", "/contact");
  await expect(draft.restored).toBeVisible();
  await expect(text("message")).toHaveValue("An interview, please.");
});
