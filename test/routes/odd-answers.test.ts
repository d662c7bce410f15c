import { type HTMLElement, parse } from "node-html-parser";
import { expect, it } from "vitest";
import { FORM_IDS, FORM_PATHS, type FormId } from "../../app/forms/form-ids.ts";
import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { temporaryFolder } from "../../server/intake/testing.ts";
import { type Answers, ODD_ANSWERS, oddFileName, oddOrigin } from "../support/odd-answers.ts";
import { randomFrom } from "../support/random.ts";
import { HOSTS, LANGUAGES, openSite } from "../support/site.ts";

/** Submissions to each form; more of them when asked for. */
const SUBMISSIONS = Number(process.env.ODD_SUBMISSIONS ?? 200);
/** At least this share of them is taken, so that there is something to find. */
const TAKEN_SHARE = 0.4;
/** Failures that are told in full. */
const TOLD = 5;
const TEST_TIMEOUT_MS = 600_000;

/** Another one each time; a run is repeated with the number that a failure names. */
const seed = Number(process.env.ODD_SEED ?? Math.floor(Math.random() * 2 ** 32));

/** Spaces, characters without a shape, and such as are none. */
const UNSEEN =
  /[\s\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** What there is to see of a text. */
const essence = (text: string) => text.toWellFormed().replace(UNSEEN, "");

const EMAILS = new Set(["email", "guardianEmail"]);

/** Whether a text was kept as it was typed, as far as anybody can see. */
function isSame(name: string, typed: string, kept: string): boolean {
  const [before, after] = [essence(typed), essence(kept)];
  if (EMAILS.has(name)) {
    return before.normalize("NFC").toLowerCase().normalize("NFC") === after;
  }
  if (name === "website")
    return after === before || after === `https://${before.replace(/^\/+/, "")}`;
  if (name === "phone") return after === before.replace(/\p{Pd}/gu, "-");
  if (name.startsWith("handle")) return after === before.replace(/^@+/, "");
  return after === before;
}

function differences(typed: Answers, kept: Answers): string[] {
  return Object.entries(typed).flatMap(([name, answer]) => {
    if (name === "consent") return [];
    const found = kept[name];
    if (typeof answer !== "string") {
      const isKept = JSON.stringify([...new Set(answer)]) === JSON.stringify(found);
      return isKept ? [] : [`${name}: ${JSON.stringify(answer)} became ${JSON.stringify(found)}`];
    }
    if (typeof found === "string" && isSame(name, answer, found)) return [];
    return [`${name}: ${JSON.stringify(answer)} became ${JSON.stringify(found)}`];
  });
}

function requestOf(form: FormId, fields: Answers, file: File | undefined, lang: string) {
  const body = file ? new FormData() : new URLSearchParams();
  for (const [name, answer] of Object.entries(fields)) {
    for (const one of [answer].flat()) body.append(name, String(one).toWellFormed());
  }
  if (file && body instanceof FormData) body.append("cv", file);
  const host = lang === "el" ? HOSTS.el : HOSTS.en;
  return new Request(`${host}${FORM_PATHS[form]}`, { method: "POST", body });
}

/** What a form that came back holds under a name. */
function heldIn(page: HTMLElement, name: string): string[] {
  return page.querySelectorAll(`[name="${name}"]`).flatMap((field) => {
    if (field.tagName === "TEXTAREA") return [field.text];
    if (field.tagName === "SELECT") {
      return [field.querySelector("option[selected]")?.getAttribute("value") ?? ""];
    }
    const isChoice = /^(?:checkbox|radio)$/.test(field.getAttribute("type") ?? "");
    if (isChoice && !field.hasAttribute("checked")) return [];
    return [field.getAttribute("value") ?? ""];
  });
}

/** Answers that a form has lost on its way back. */
function lostIn(html: string, typed: Answers): string[] {
  const page = parse(html);
  return Object.entries(typed).flatMap(([name, answer]) => {
    const held = new Set(heldIn(page, name).map(essence).filter(Boolean));
    const before = new Set([answer].flat().map(essence).filter(Boolean));
    const isKept = held.size === before.size && [...before].every((text) => held.has(text));
    return isKept ? [] : [`${name}: ${JSON.stringify(answer)} came back ${[...held]}`];
  });
}

it.each(FORM_IDS)(
  "odd answers to %s are in the backend as they were given, or come back",
  { timeout: TEST_TIMEOUT_MS },
  async (form) => {
    const random = randomFrom(seed + FORM_IDS.indexOf(form));
    const backend = await startBackend();
    const site = await openSite(
      { DATA_DIR: temporaryFolder() },
      { fetch: (request: Request) => backend.backend.fetch(request), publicToken: PUBLIC_TOKEN },
    );
    const failures: string[] = [];
    const taken = new Map<string, { typed: Answers; file: File | undefined; number: number }>();
    for (let number = 0; number < SUBMISSIONS; number++) {
      const typed = ODD_ANSWERS[form](random);
      const hidden = { ...oddOrigin(random), key: `key-of-submission-${number}`, intent: "send" };
      const file =
        form === "careers-apply"
          ? new File([`%PDF-1.7 ${number}`], oddFileName(random))
          : undefined;
      const lang = random.pick(LANGUAGES);
      // Each from an address of its own: limits are not the question here.
      const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
      const response = await site.fetch(
        requestOf(form, { ...typed, ...hidden }, file, lang),
        address,
      );
      if (response.status === 303) {
        const target = new URL(response.headers.get("location") ?? "", HOSTS.en);
        taken.set(target.searchParams.get("sent") ?? "", { typed, file, number });
        continue;
      }
      if (response.status !== 422) {
        failures.push(`${number}: answered ${response.status}`);
        continue;
      }
      failures.push(...lostIn(await response.text(), typed).map((what) => `${number}: ${what}`));
    }

    await site.intake.deliverDue();
    const waiting = site.intake.waiting();
    const stored = backend.openStored();
    const lead = stored.prepare("SELECT * FROM leads WHERE reference = ?");
    const mails = stored.prepare("SELECT recipient FROM outbox WHERE lead = ?");
    const title = stored.prepare("SELECT title FROM files WHERE id = ?");
    for (const [reference, { typed, file, number }] of taken) {
      const row = lead.get(reference);
      if (!row) {
        failures.push(`${number}: taken, and not in the backend: ${JSON.stringify(typed)}`);
        continue;
      }
      const { answers } = JSON.parse(String(row.payload)) as { answers: Answers };
      const wrong = differences(typed, answers);
      if (row.name !== answers.name || row.email !== answers.email) wrong.push("name or email");
      if (row.queue === "inbox" && mails.all(String(row.id)).length === 0) wrong.push("no mail");
      const label = file && String(title.get(String(row.cv))?.title);
      if (label !== undefined && !label.endsWith(".pdf")) wrong.push(`the file is called ${label}`);
      failures.push(...wrong.map((what) => `${number}: ${what}`));
    }
    await site.intake.close();
    const told = failures.slice(0, TOLD);
    expect({ seed, failures: failures.length, told, waiting }).toEqual({
      seed,
      failures: 0,
      told: [],
      waiting: 0,
    });
    expect(taken.size, `seed ${seed}`).toBeGreaterThan(SUBMISSIONS * TAKEN_SHARE);
  },
);
