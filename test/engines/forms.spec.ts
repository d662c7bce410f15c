import { writeFileSync } from "node:fs";
import { FORM_IDS, FORM_PATHS } from "../../app/forms/form-ids.ts";
import { RIGHT } from "../support/right-answers.ts";
import { answer, write } from "./answers.ts";
import { expect, LANGUAGES, SITES, test } from "./journey.ts";
import type { Tab } from "./tab.ts";

const REFERENCE = /B4-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** Sends the form, or goes on to its next questions. */
const GO_ON = '#form button[value="send"], #form button[value^="next:"]';

/** Answers that nobody has given before: the same ones again are the same submission. */
const unique = () => crypto.randomUUID().slice(0, 8);

for (const language of LANGUAGES) {
  for (const form of FORM_IDS) {
    const address = SITES[language] + FORM_PATHS[form];

    test(`${form} says what is wrong, and is sent by the press that follows a correction, ${language}`, async ({
      tab,
    }, info) => {
      await tab.open(address);
      await tab.press(GO_ON);
      await tab.sees(".error-summary", { isFocused: true });
      const { lines, marked } = await tab.run(findErrors);
      expect(lines).toBeGreaterThan(0);
      expect(marked).toBe(lines);

      const right = { ...RIGHT[form](), name: `Καλλιόπη ${unique()}` };
      let isSent = false;
      for (let step = 0; !isSent; step++) {
        const given = await answer(tab, right);
        expect(given.length, `step ${step} asks something`).toBeGreaterThan(0);
        if (given.includes("email")) await correctEmail(tab);
        if (form === "careers-apply") await attachCv(tab, info.outputPath("cv.pdf"));
        isSent = (await tab.run(goingOn)) === "send";
        const before = await tab.run(questions);
        await tab.press(GO_ON);
        if (!isSent) await tab.holds(async () => expect(await tab.run(questions)).not.toBe(before));
      }
      await expectSent(tab);
    });
  }

  test(`a draft is there again after a reload, and says so, ${language}`, async ({ tab }) => {
    await tab.open(`${SITES[language]}/contact`);
    await write(tab, "#message", "An interview, please.");
    await tab.sees(".form-draft button", { isVisible: true });
    const kept = await tab.text(".form-draft [role=status]");
    await tab.reload();
    await tab.sees("#message", { value: "An interview, please." });
    await tab.sees(".form-draft button", { isVisible: true });
    expect(await tab.text(".form-draft [role=status]"), "what is said").not.toBe(kept);
    await tab.press(".form-draft button");
    await tab.sees("#message", { value: "" });
  });

  test(`a CV is there again after a reload, ${language}`, async ({ tab }, info) => {
    await tab.open(`${SITES[language]}/careers/apply`);
    await answer(tab, { name: "Nikos", city: "Patras", made: "A show" });
    await attachCv(tab, info.outputPath("cv.pdf"));
    await tab.sees(".form-draft button", { isVisible: true });
    await tab.until(true, () =>
      Object.entries({ ...localStorage }).some(([, kept]) => kept.includes("cv.pdf")),
    );
    await tab.reload();
    await tab.until(true, () =>
      document.querySelector(".file-kept")?.textContent.includes("cv.pdf"),
    );
    await answer(tab, { ...RIGHT["careers-apply"](), name: `Nikos ${unique()}` });
    await tab.press(GO_ON);
    await expectSent(tab);
  });
}

/** A wrong address is told of when its field is left; the press that leaves the right one counts. */
async function correctEmail(tab: Tab): Promise<void> {
  await write(tab, "#email", "ada@");
  await tab.press("#name");
  await tab.sees("#email-error", { isVisible: true });
  await write(tab, "#email", `ada.${unique()}@people.example.com`);
}

async function attachCv(tab: Tab, file: string): Promise<void> {
  writeFileSync(file, `%PDF-1.7 ${unique()}`);
  await tab.attach("#cv", file);
  await tab.sees(".file-kept", { isVisible: true });
}

async function expectSent(tab: Tab): Promise<void> {
  await tab.sees("#sent", { isFocused: true });
  expect(await tab.text(".sent-reference")).toMatch(REFERENCE);
  await tab.holds(async () => {
    expect(await tab.run(() => document.title)).toMatch(/^(Received|Ελήφθη): /);
    expect(await tab.run(() => location.search)).toMatch(/[?&]sent=B4-/);
  });
}

/** Lines of the summary, and those that lead to a field which is marked. */
function findErrors() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".error-summary a")];
  const marked = links.filter(({ hash }) =>
    document.querySelector(hash)?.matches("[aria-invalid=true]"),
  );
  return { lines: links.length, marked: marked.length };
}

/** What the button says that goes on. */
function goingOn() {
  return document.querySelector<HTMLButtonElement>('#form button[name="intent"][value="send"]')
    ? "send"
    : "next";
}

/** The names of the questions that the page shows. */
function questions(): string {
  const names = [...document.querySelectorAll<HTMLInputElement>("#form [name]")].map(
    ({ name, type }) => (type === "hidden" ? "" : name),
  );
  return names.join(" ");
}
