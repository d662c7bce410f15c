import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { adminLead as words } from "../../content/en/pages/admin/lead.ts";
import { claiming, docx, endlessPdf } from "../support/documents.ts";
import { freePort, get, start } from "../support/process.ts";

const ADMIN = { email: "admin@people.example", password: "Copper-kettle-at-noon-55" };
const TEST_TIMEOUT_MS = 120_000;

/** A running site with a signed-in administrator, and what a stranger does to it. */
async function openSite() {
  const port = await freePort();
  const site = start({
    PORT: port,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await site.ready();
  const origin = `http://localhost:${port}`;
  const post = (path: string, body: BodyInit) =>
    fetch(origin + path, { method: "POST", body, headers: { origin }, redirect: "manual" });

  function apply(email: string, cv: Buffer, filename: string) {
    const body = new FormData();
    const answers = {
      name: "Maria",
      email,
      consent: "yes",
      opening: "open",
      city: "Athens",
      made: "A show",
      rightToWork: "yes",
    };
    for (const [name, value] of Object.entries(answers)) body.set(name, value);
    body.set("cv", new File([new Uint8Array(cv)], filename));
    return post("/careers/apply", body);
  }

  const signedIn = await post(
    "/account/sign-in",
    new URLSearchParams({ ...ADMIN, next: "/admin" }),
  );
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const page = async (path: string) => {
    const response = await fetch(origin + path, { headers: { cookie } });
    expect(response.status, path).toBe(200);
    return parse(await response.text());
  };

  /** The lead's page, once the intake has handed it on. */
  async function leadOf(email: string): Promise<string> {
    for (;;) {
      const list = await page(`/admin/leads?q=${encodeURIComponent(email)}`);
      const link = list.querySelector("tbody [data-row-link]")?.getAttribute("href");
      if (link) return link.split("?")[0] ?? "";
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  return { port, apply, page, leadOf };
}

it(
  "a CV that would be read for ever keeps nobody waiting, and its preview ends in a sentence",
  async () => {
    const { port, apply, page, leadOf } = await openSite();
    const sent = await apply("endless@people.example", endlessPdf(), "cv.pdf");
    expect(sent.status).toBe(303);
    const lead = await leadOf("endless@people.example");

    let isPending = true;
    const preview = page(`${lead}?cv=text`).finally(() => {
      isPending = false;
    });
    let answered = 0;
    while (isPending) {
      for (const path of ["/healthz", "/about"]) {
        expect((await get(port, path)).status).toBe(200);
        if (isPending) answered++;
      }
    }
    // Read on the main thread, not one of them would be answered before the preview.
    expect(answered).toBeGreaterThan(3);
    expect((await preview).text).toContain(words.cv.tooLong);
  },
  TEST_TIMEOUT_MS,
);

it(
  "an archive that becomes 64 MB is refused, and not unpacked where it hides that",
  async () => {
    const { apply, page, leadOf } = await openSite();
    const bomb = docx(new Uint8Array(64_000_000));
    for (const cv of [bomb, claiming(bomb, 1000)]) {
      const refused = await apply("bomb@people.example", cv, "cv.docx");
      expect(refused.status).toBe(422);
    }
    const hidden = claiming(bomb, bomb.byteLength);
    expect((await apply("hidden@people.example", hidden, "cv.docx")).status).toBe(303);
    const lead = await leadOf("hidden@people.example");
    expect((await page(`${lead}?cv=text`)).text).toContain(words.cv.noText);
  },
  TEST_TIMEOUT_MS,
);

it(
  "110 kB of openings that never end are read at once",
  async () => {
    const { apply, page, leadOf } = await openSite();
    const cv = `%PDF-1.4\nstream\nBT (a) Tj ${"(\\".repeat(55_000)}\nendstream\n%%EOF`;
    expect((await apply("openings@people.example", Buffer.from(cv), "cv.pdf")).status).toBe(303);
    const lead = await leadOf("openings@people.example");
    expect((await page(`${lead}?cv=text`)).text).toContain(words.cv.noText);
  },
  TEST_TIMEOUT_MS,
);
