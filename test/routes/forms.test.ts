import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, vi } from "vitest";
import { drawPoster, posterSvg } from "../../app/design/art/poster.ts";
import { posterCode, posterOfCode } from "../../app/design/art/poster-code.ts";
import { FORM_IDS, FORM_PATHS } from "../../app/forms/form-ids.ts";
import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { formWords as el } from "../../content/el/pages/forms.ts";
import { formWords as en } from "../../content/en/pages/forms.ts";
import { temporaryFolder } from "../../server/intake/testing.ts";
import { elementsIn } from "../support/elements.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { bodyOf, type Fields, PDF, RIGHT } from "../support/right-answers.ts";
import { HOSTS, LANGUAGES, openSite, pick } from "../support/site.ts";

type Language = (typeof LANGUAGES)[number];

/** How long mails may take to go out, in milliseconds. */
const MAIL_WAIT = { timeout: 20_000 };

const HOUSE = ["hello", "press", "jobs"].map((name) => `${name}@b4.example`);

async function open(variables: Record<string, string> = {}) {
  const backend = await startBackend({ houseAddresses: HOUSE });
  const dataDir = temporaryFolder();
  const site = await openSite(
    { DATA_DIR: dataDir, ...variables },
    { fetch: (request: Request) => backend.backend.fetch(request), publicToken: PUBLIC_TOKEN },
  );
  const stored = backend.openStored();
  return {
    site,
    dataDir,
    stored,
    mails: backend.mails,
    leads: () => stored.prepare("SELECT * FROM leads").all() as Record<string, unknown>[],
    async send(lang: Language, path: string, fields: Fields, headers: HeadersInit = {}) {
      const init = { method: "POST", body: bodyOf(path, fields), headers };
      const request = new Request(`${HOSTS[lang]}${path}`, init);
      return site.fetch(request, "192.0.2.7");
    },
    close: () => site.intake.close(),
  };
}

describe.each(LANGUAGES)("forms in %s", (lang) => {
  it.each(FORM_IDS)("%s: right, twice, and what is read afterwards", async (form) => {
    const { send, leads, site, stored, close } = await open();
    const path = FORM_PATHS[form];
    const first = await send(lang, path, RIGHT[form]());
    expect(first.status).toBe(303);
    expect(first.headers.get("cache-control")).toBe("no-store");
    const target = new URL(first.headers.get("location") ?? "", HOSTS[lang]);
    expect(target.pathname).toBe(path);
    const second = await send(lang, path, RIGHT[form]());
    expect(second.headers.get("location")).toBe(first.headers.get("location"));

    const page = await site.fetch(new Request(target));
    const html = await page.text();
    const reference = target.searchParams.get("sent") ?? "";
    expect(html).toContain(reference);
    expect(html).toContain('name="robots" content="noindex');
    expect(pick(html, /<title>([^<]*)/)).toMatch({ en: /^Received: /, el: /^Ελήφθη: / }[lang]);
    // Where the address leads, it is said; and the page asks for nothing any more.
    expect(target.hash).toBe("#sent");
    const said = elementsIn(html).find(({ attributes }) => attributes.get("id") === "sent");
    expect(said?.attributes.get("tabindex")).toBe("-1");
    for (const asked of ["<span>@", 'class="job-others"', 'id="form"']) {
      expect(html).not.toContain(asked);
    }
    expect(page.headers.get("cache-control")).toContain("no-");
    for (const secret of ["people.example.com", "ice.example.com", "Καλλιόπη", "Anna"]) {
      expect(html).not.toContain(secret);
    }

    await site.intake.deliverDue();
    const policy = await site.fetch(new Request(`${HOSTS[lang]}/privacy`));
    const inForce = pick(await policy.text(), /<time dateTime="([^"]*)"/i);
    expect(leads()).toMatchObject([
      { form, reference, locale: lang, queue: "inbox", consent_version: inForce },
    ]);
    expect(stored.prepare("SELECT language FROM outbox").all()).toHaveLength(2);
    await close();
  });

  it.each(FORM_IDS)("%s: wrong, and nothing typed is lost", async (form) => {
    const { send, leads, close } = await open();
    const fields: Fields = { ...RIGHT[form](), email: "half@", name: 'Ann "<b>' };
    const response = await send(lang, FORM_PATHS[form], fields);
    expect(response.status).toBe(422);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    const prefix = { en: "Error: ", el: "Πρόβλημα: " }[lang];
    expect(pick(html, /<title>([^<]*)/)).toMatch(new RegExp(`^${prefix}`));
    expect(html).toContain('class="error-summary"');
    expect(html).toContain('href="#email"');
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*id="email"[^>]*value="half@"/);
    expect(html).toContain('value="Ann &quot;&lt;b&gt;"');
    expect(html).not.toMatch(/\sstyle="/);
    expect(leads()).toEqual([]);
    await close();
  });
});

describe.each(LANGUAGES)("what a form says of what is missing in %s", (lang) => {
  it.each(FORM_IDS)("%s: what to do, of each question something of its own", async (form) => {
    const { send, close } = await open();
    const html = await (await send(lang, FORM_PATHS[form], { intent: "send" })).text();
    const lines = elementsIn(html)
      .filter(({ name, parent }) => name === "a" && parent?.name === "li")
      .filter(({ parent }) => parent?.parent?.parent?.attributes.get("class") === "error-summary")
      .map(({ text }) => text);
    expect(lines.length).toBeGreaterThan(1);
    const { required, choose } = { en, el }[lang].errors;
    for (const line of lines) {
      expect(line).not.toMatch(/[?;.]:/);
      expect(line).not.toContain(required);
      expect(line).not.toContain(choose);
    }
    const sentences = elementsIn(html)
      .filter(({ attributes }) => attributes.get("class") === "field-error")
      .map(({ text }) => text);
    expect(new Set(sentences).size).toBe(sentences.length);
    await close();
  });

  it("creators-join: the poster of whoever filled it in, without script", async () => {
    const { send, close } = await open();
    const html = await (
      await send(lang, "/creators/join", { name: "Ann", handleTwitch: "@annlive" })
    ).text();
    expect(html).toContain('src="/api/poster?handle=annlive"');
    expect(html).toMatch(/<span>Ann<\/span>\s*<span>@annlive<\/span>/);
    await close();
  });
});

describe.each(LANGUAGES)("a creator's own poster in %s", (lang) => {
  const handle = "zoe.varda-live";
  const code = posterCode(drawPoster(handle));

  it("goes with the page that says it is sent, and with the receipt, without the handle", async () => {
    const { send, site, mails, close } = await open();
    const answers: Fields = {
      ...RIGHT["creators-join"](),
      handleTiktok: `@${handle}`,
      home: "tiktok",
    };
    const sent = await send(lang, "/creators/join", answers);
    const target = new URL(sent.headers.get("location") ?? "", HOSTS[lang]);
    expect(target.searchParams.get("poster")).toBe(code);
    const html = await (await site.fetch(new Request(target))).text();
    const poster = posterOfCode(code);
    expect(html).toContain(encodeURIComponent(posterSvg(poster ?? drawPoster(""), { size: 300 })));
    await site.intake.deliverDue();
    // Of a mail that went out its body is kept no longer.
    await vi.waitFor(() => expect(mails).toHaveLength(2), MAIL_WAIT);
    const receipt = mails.find(({ to }) => to === answers.email);
    expect(receipt?.text).toContain(`${target.origin}${target.pathname}${target.search}`);
    expect(receipt?.text).not.toContain(handle);
    await close();
  });

  it("is drawn for a handle that a form without script brings, and nobody keeps that page", async () => {
    const { site, close } = await open();
    const asked = new Request(`${HOSTS[lang]}/creators/join?handle=%40${handle}`);
    const page = await site.fetch(asked);
    const html = await page.text();
    expect(html).toContain(encodeURIComponent(posterSvg(drawPoster(handle), { size: 300 })));
    expect(html).toMatch(new RegExp(`<input[^>]*name="handleTiktok"[^>]*value="${handle}"`));
    expect(page.headers.get("cache-control")).toBe("private, no-cache");
    await close();
  });

  it.each(["<script>", "0".repeat(4_000), "zz".repeat(18)])(
    "is another's where the address has none: %.10s",
    async (wrong) => {
      const { site, close } = await open();
      const query = new URLSearchParams({ sent: "B4-7KQ2-M9XD", poster: wrong });
      const page = await site.fetch(new Request(`${HOSTS[lang]}/creators/join?${query}`));
      const html = await page.text();
      expect(page.status).toBe(200);
      expect(html).not.toContain("/api/poster?poster=");
      await close();
    },
  );
});

describe("an application with a CV", () => {
  it("keeps the file while the rest is put right", async () => {
    const { send, site, stored, close } = await open();
    const wrong = await send("en", "/careers/apply", { ...RIGHT["careers-apply"](), email: "" });
    const html = await wrong.text();
    expect(html).toContain("βιογραφικό.pdf");
    const cvKey = pick(html, /name="cvKey" value="([^"]+)"/) ?? "";
    const { cv: _, ...rest } = RIGHT["careers-apply"]();
    const right = await send("en", "/careers/apply", { ...rest, cvKey });
    expect(right.status).toBe(303);
    // The back button, then once more.
    const again = await send("en", "/careers/apply", { ...rest, cvKey });
    expect(again.headers.get("location")).toBe(right.headers.get("location"));
    await site.intake.deliverDue();
    const later = await send("en", "/careers/apply", { ...rest, cvKey });
    expect(later.headers.get("location")).toBe(right.headers.get("location"));
    expect(stored.prepare("SELECT id, filename_download FROM files").all()).toMatchObject([
      { id: cvKey, filename_download: "βιογραφικό.pdf" },
    ]);
    await close();
  });

  it("needs a document, and an opening that is open", async () => {
    const { send, close } = await open();
    const told = async (fields: Fields) => {
      const response = await send("en", "/careers/apply", {
        ...RIGHT["careers-apply"](),
        ...fields,
      });
      expect(response.status).toBe(422);
      return response.text();
    };
    expect(await told({ cv: new File(["MZ"], "cv.pdf") })).toContain('id="cv-error"');
    expect(await told({ cv: new File([], "") })).toContain('id="cv-error"');
    expect(await told({ cv: new File([], ""), cvKey: crypto.randomUUID() })).toContain("cv-error");
    expect(await told({ opening: "closed-long-ago" })).toContain('id="opening-error"');
    await close();
  });

  it("can go ahead by itself, and is refused by reason", async () => {
    const { site, close } = await open();
    const upload = async (file: File) => {
      const body = new FormData();
      body.set("cv", file);
      const request = new Request(`${HOSTS.en}/api/forms/upload`, { method: "POST", body });
      const response = await site.fetch(request);
      return [response.status, await response.json()];
    };
    expect(await upload(PDF())).toMatchObject([200, { label: "βιογραφικό.pdf" }]);
    expect(await upload(new File(["<html>"], "cv.html"))).toEqual([422, { error: "type" }]);
    const large = new File(["%PDF-1.7", new Uint8Array(5 * 1024 * 1024)], "cv.pdf");
    expect(await upload(large)).toEqual([422, { error: "size" }]);
    await close();
  });
});

describe("a campaign brief", () => {
  it("goes step by step without script, all answers travelling along", async () => {
    const { send, close } = await open();
    const path = "/brands/campaigns";
    const start = await send("en", path, { intent: "next:goal" });
    expect(start.status).toBe(422);
    const answers: Fields = { product: "A cooler", goal: "order" };
    const second = await send("en", path, { ...answers, intent: "next:goal" });
    expect(second.status).toBe(200);
    expect(second.headers.get("cache-control")).toBe("no-store");
    const html = await second.text();
    expect(html).toContain('value="next:audience"');
    expect(html).toMatch(/type="hidden"[^>]*name="product" value="A cooler"/);
    const back = await send("en", path, { ...answers, intent: "back:audience" });
    expect(await back.text()).toContain('value="next:goal"');
    const { intent: _, consent: __, ...all } = RIGHT["brands-campaigns"]();
    const summary = await send("en", path, { ...all, intent: "next:contact" });
    expect(await summary.text()).toContain("Families who leave on Friday");
    const unticked = await send("en", path, { ...all, intent: "send" });
    expect(unticked.status).toBe(422);
    // Nothing is said of answers that are right.
    const wrong = (await unticked.text()).matchAll(/id="(\w+)-error"/g);
    expect([...wrong].map(([, name]) => name)).toEqual(["consent"]);
    const reached = await send("en", path, { ...all, email: "half@", intent: "send" });
    const told = (await reached.text()).matchAll(/id="(\w+)-error"/g);
    expect([...told].map(([, name]) => name)).toEqual(["email"]);
    await close();
  });
});

it("tells the right people of each matter", async () => {
  const { send, site, stored, close } = await open({
    NOTICE_EMAILS: "press=press@b4.example, careers-apply=jobs@b4.example",
  });
  await send("en", "/contact", RIGHT.contact());
  await send("en", "/contact", { ...RIGHT.contact(), topic: "live" });
  await send("en", "/careers/apply", RIGHT["careers-apply"]());
  await site.intake.deliverDue();
  const notices = stored
    .prepare("SELECT recipient FROM outbox WHERE recipient LIKE '%b4.example' ORDER BY recipient")
    .all();
  expect(notices.map(({ recipient }) => recipient)).toEqual([
    "hello@b4.example",
    "jobs@b4.example",
    "press@b4.example",
  ]);
  await close();
});

it("tells the house in its own language, with the sender to answer to", async () => {
  const { send, site, stored, close } = await open({ STAFF_LANGUAGE: "en" });
  const answers = {
    ...RIGHT.contact(),
    name: "Παππάς Γιώργος",
    email: "giorgos@people.example.com",
  };
  await send("el", "/contact", answers);
  await site.intake.deliverDue();
  const [notice, receipt] = stored.prepare("SELECT * FROM outbox ORDER BY recipient DESC").all();
  expect(notice).toMatchObject({
    recipient: "hello@b4.example",
    language: "en",
    reply_to: "giorgos@people.example.com",
  });
  expect(notice?.subject).toMatch(/^Message /);
  expect(notice?.body).toContain(`${HOSTS.en}/admin/leads/`);
  expect(receipt).toMatchObject({ language: "el", reply_to: null });
  expect(receipt?.body).toMatch(/^Γεια σας Γιώργο,/);
  await close();
});

it("calls nobody by words of their own in a receipt", async () => {
  const { send, site, stored, close } = await open();
  await send("el", "/contact", { ...RIGHT.contact(), name: "Κερδίσατε Παίξτε" });
  await site.intake.deliverDue();
  const receipt = stored.prepare("SELECT body FROM outbox WHERE reply_to IS NULL").get();
  expect(receipt?.body).toMatch(/^Γεια σας,/);
  await close();
});

describe("when the disk says no", () => {
  it("the form comes back with all that was typed, and says when to try again", async () => {
    const { send, dataDir, close } = await open();
    await send("el", "/contact", { ...RIGHT.contact(), message: "Πρώτο" });
    const error = expectConsole("error");
    const other = new DatabaseSync(join(dataDir, "intake.db"));
    other.exec("BEGIN IMMEDIATE");
    const refused = await send("el", "/contact", RIGHT.contact());
    expect(refused.status).toBe(503);
    // None of these counts as sent.
    const again = await Promise.all(
      Array.from({ length: 9 }, () => send("el", "/contact", RIGHT.contact())),
    );
    expect(again.map(({ status }) => status)).toEqual(Array(9).fill(503));
    other.exec("ROLLBACK");
    other.close();
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const html = await refused.text();
    expect(html).toContain("An interview, please.");
    expect(html).toContain('class="notice notice-problem"');
    expect(html).toContain('lang="el"');
    expect((await send("el", "/contact", RIGHT.contact())).status).toBe(303);
    expect(error).toHaveBeenCalled();
    await close();
  });
});

describe("what is not a visitor's", () => {
  it("goes to the spam queue with its reasons, without mails, and looks like any other", async () => {
    const { send, leads, site, stored, close } = await open();
    const trapped = await send("en", "/contact", {
      ...RIGHT.contact(),
      homepage_url: "http://spam",
    });
    expect(trapped.status).toBe(303);
    await site.intake.deliverDue();
    expect(leads()).toMatchObject([{ queue: "spam" }]);
    expect(JSON.parse(String(leads()[0]?.payload)).spam).toEqual(["trap"]);
    expect(stored.prepare("SELECT * FROM outbox").all()).toEqual([]);
    await close();
  });

  it("is told to wait after many, with a way through and all that was typed", async () => {
    const { send, close } = await open();
    let response = await send("el", "/contact", RIGHT.contact());
    for (let count = 0; count < 12 && response.status === 303; count++) {
      response = await send("el", "/contact", { ...RIGHT.contact(), message: `Μήνυμα ${count}` });
    }
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    const html = await response.text();
    expect(html).toContain("hello@b4.example");
    expect(html).toContain("theo@paper.example.com");
    await close();
  });

  it("is refused from another website, and in other types", async () => {
    const { send, site, leads, close } = await open();
    const foreign = await send("en", "/contact", RIGHT.contact(), {
      "sec-fetch-site": "cross-site",
    });
    expect(foreign.status).toBe(403);
    const json = new Request(`${HOSTS.en}/contact`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect((await site.fetch(json)).status).toBe(415);
    expect(leads()).toEqual([]);
    await close();
  });

  it("can't put words on the page that says thank you", async () => {
    const { site, close } = await open();
    const page = await site.fetch(new Request(`${HOSTS.en}/contact?sent=Call+555+now`));
    const html = await page.text();
    expect(html).not.toContain("Call 555 now");
    expect(html).toContain('class="form site-form"');
    await close();
  });
});
