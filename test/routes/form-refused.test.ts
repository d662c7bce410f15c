import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { expectConsole } from "../support/fail-on-console.ts";
import { openForms } from "../support/forms-site.ts";
import { RIGHT } from "../support/right-answers.ts";
import { HOSTS } from "../support/site.ts";

describe("when the disk says no", () => {
  it("the form comes back with all that was typed, and says when to try again", async () => {
    const { send, dataDir, close } = await openForms();
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
    const { send, leads, site, stored, close } = await openForms();
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
    const { send, close } = await openForms();
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
    const { send, site, leads, close } = await openForms();
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
    const { site, close } = await openForms();
    const page = await site.fetch(new Request(`${HOSTS.en}/contact?sent=Call+555+now`));
    const html = await page.text();
    expect(html).not.toContain("Call 555 now");
    expect(html).toContain('class="form site-form"');
    await close();
  });
});
