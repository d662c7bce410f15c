import { expect, type Page } from "@playwright/test";
import { DEFINITIONS } from "../../app/forms/definitions.ts";
import type { FieldsWords } from "../../app/forms/error-words.ts";
import { FORM_IDS, FORM_PATHS, type FormId } from "../../app/forms/form-ids.ts";
import { FORM_PAGES, FORM_VOICES } from "../../app/forms/form-words.server.ts";
import { fill } from "../../app/i18n/fill.ts";
import { askedAnswers } from "../support/right-answers.ts";
import { hydrated, type LANGUAGES, SITES } from "./journey.ts";
import { press, tick } from "./press.ts";
import { wordsOf } from "./words.ts";

export const REFERENCE = /B4-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** Answers that nobody has given before: the server under test takes the same ones for the same. */
export const unique = () => crypto.randomUUID().slice(0, 8);

/** A page with a form, once its script runs. */
export async function openForm(page: Page, language: (typeof LANGUAGES)[number], path: string) {
  await page.goto(SITES[language] + path);
  await hydrated(page);
}

/** A form of the site by what stands on it: on its page, or on the one that is about to be opened. */
export function formOn(page: Page, form: FormId = formAt(page)) {
  const words = wordsOf(page);
  const { fields, send } = words[FORM_PAGES[form]].form;
  const voice = words.formWords[FORM_VOICES[form]];
  const named = (name: string) => {
    const field = (fields as FieldsWords)[name];
    if (!field) throw new Error(`No field ${name} in ${form}`);
    return field;
  };
  const labelled = (name: string) => ({ name: named(name).label, exact: true });
  return {
    voice,
    text: (name: string) => page.getByRole("textbox", labelled(name)),
    list: (name: string) => page.getByRole("combobox", labelled(name)),
    choice: (name: string, value: string) =>
      page
        .getByRole("group", labelled(name))
        .getByLabel(named(name).options?.[value] ?? value, { exact: true }),
    consent: page.getByRole("checkbox", { name: voice.consent.label }),
    /** What a field says that is wrong, by its code. */
    error: (name: string, code: string) =>
      named(name).errors?.[code] ?? words.formWords.errors[code as "required"],
    send: page.getByRole("button", { name: send, exact: true }),
    draft: {
      kept: page.getByRole("status").filter({ hasText: voice.draft.kept }),
      restored: page.getByRole("status").filter({ hasText: voice.draft.restored }),
      clear: page.getByRole("button", { name: voice.draft.clear, exact: true }),
    },
    /** Where it says that it came: none while it has not. */
    sent: page.getByRole("region", { name: voice.sent.heading, exact: true }),
  };
}

function formAt(page: Page): FormId {
  const { pathname } = new URL(page.url());
  const form = FORM_IDS.find((id) => FORM_PATHS[id] === pathname);
  if (!form) throw new Error(`${pathname} has no form`);
  return form;
}

/** What is wrong, on top of a form that came back. */
export const errorSummary = (page: Page) =>
  page.getByRole("alert").filter({ has: page.getByRole("link") });

export const send = (page: Page) => press(formOn(page).send);

/** The control for a CV; while one is on its way its progress is called the same. */
export const cvOf = (page: Page) =>
  page.getByLabel(wordsOf(page).careersApply.form.fields.cv.label, { exact: true }).first();

/** Says that a CV is with us. */
export const cvKept = (page: Page, name: string) =>
  page.getByText(fill(wordsOf(page).careersApply.form.file.kept, { name }));

/** Chooses a file that looks like a document, unless it is told what is in it. */
export const chooseCv = (page: Page, name: string, content = `%PDF-1.7 ${unique()}`) =>
  cvOf(page).setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });

export async function fillPerson(page: Page, form?: FormId) {
  const { text } = formOn(page, form);
  await text("name").fill(`Kalliope ${unique()}`);
  await text("email").fill(`k.${unique()}@people.example.com`);
}

/** What the form asks by itself and has to be answered. */
async function fillAsked(page: Page, form: FormId) {
  const { text, choice } = formOn(page, form);
  const choices = new Set(
    DEFINITIONS[form].asked.flatMap(({ name, kind }) =>
      kind === "one" || kind === "several" ? [name] : [],
    ),
  );
  for (const [name, answer] of Object.entries(askedAnswers(form))) {
    if (choices.has(name)) await tick(choice(name, answer));
    else await text(name).fill(answer);
  }
}

export const FILL: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/creators/join": async (page) => {
    const { text, list, choice, consent } = formOn(page, "creators-join");
    await fillPerson(page, "creators-join");
    await text("city").fill("Athens");
    await text("birthDate").fill("1999-05-05");
    await text("handleTiktok").fill("kalliopelive");
    await tick(choice("home", "tiktok"));
    await list("audience").selectOption("10k-100k");
    await list("liveHours").selectOption("1-3");
    await text("niche").fill("I cook.");
    await fillAsked(page, "creators-join");
    await tick(consent);
  },
  "/brands/join": async (page) => {
    const { text, list, choice, consent } = formOn(page, "brands-join");
    await fillPerson(page, "brands-join");
    await text("company").fill("Ice & Sons");
    await tick(choice("goals", "launch"));
    await list("budget").selectOption("5k-15k");
    await tick(choice("timing", "month"));
    await text("markets").fill("Greece");
    await text("message").fill("A picnic cooler.");
    await fillAsked(page, "brands-join");
    await tick(consent);
  },
  "/careers/apply": async (page) => {
    const { text, choice, consent } = formOn(page, "careers-apply");
    await fillPerson(page, "careers-apply");
    await text("city").fill("Athens");
    await text("made").fill("A show.");
    await chooseCv(page, "βιογραφικό.pdf");
    await tick(choice("rightToWork", "yes"));
    await fillAsked(page, "careers-apply");
    await tick(consent);
  },
  "/contact": async (page) => {
    const { text, list, consent } = formOn(page, "contact");
    await fillPerson(page, "contact");
    await list("topic").selectOption("press");
    await text("message").fill("An interview, please.");
    await fillAsked(page, "contact");
    await tick(consent);
  },
};

export const next = (page: Page) =>
  press(page.getByRole("button", { name: wordsOf(page).brandsCampaigns.form.next, exact: true }));

/** A brief as far as its summary, where it is sent; `fillIn` says who writes. */
export async function writeBrief(page: Page, fillIn = fillPerson) {
  const form = "brands-campaigns";
  const { text, list, choice, consent } = formOn(page, form);
  await text("product").fill("A picnic cooler");
  await tick(choice("goal", "order"));
  await next(page);
  await text("audience").fill("Families who leave on Friday");
  await text("markets").fill("Greece");
  await next(page);
  await text("deadline").fill("1 June");
  await list("budget").selectOption("5k-15k");
  await next(page);
  await tick(choice("formats", "live"));
  await next(page);
  await text("company").fill("Ice & Sons");
  await fillIn(page, form);
  await next(page);
  const { audience } = wordsOf(page).brandsCampaigns.form.steps;
  await expect(page.getByRole("region", { name: audience })).toContainText(
    "Families who leave on Friday",
  );
  await fillAsked(page, form);
  await tick(consent);
}

/** What fills in each form as far as its button that sends. */
export const FORMS: typeof FILL = { ...FILL, "/brands/campaigns": (page) => writeBrief(page) };

/** The form is with us, and whoever sent it sees and hears so; answers its reference. */
export async function expectSent(page: Page): Promise<string> {
  const { sent, voice } = formOn(page);
  const reference = sent.getByText(REFERENCE);
  await expect(reference).toHaveText(REFERENCE);
  const heading = sent.getByRole("heading", { name: voice.sent.heading });
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
  return (await reference.textContent()) ?? "";
}
