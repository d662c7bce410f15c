/**
 * Three processes with disks of their own on one PostgreSQL, behind a proxy that ends TLS for two domains and
 * gives each request to the next of them: it keeps nobody with one.
 */

import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { totpCode, totpStep } from "../../backend/security/totp.ts";
import { openEditor } from "../support/fleet/editor.ts";
import { startFleet } from "../support/fleet/fleet.ts";
import { DOMAINS, type Language, visit } from "../support/fleet/visitor.ts";
import { cookieJar } from "../support/jar.ts";
import { RIGHT } from "../support/right-answers.ts";
import { SIGN_IN } from "../support/staff-calls.ts";
import { ask, freshDatabase, hasPostgres } from "./cluster.ts";

const PROCESSES = 3;
const LIMIT_MS = 300_000;

async function openFleet() {
  const DATABASE_URL = await freshDatabase();
  const fleet = await startFleet({ processes: PROCESSES, databaseUrl: DATABASE_URL });
  onTestFinished(() => fleet.close());
  /** A browser with cookies of its own, on one of the domains. */
  function browser(from = "192.0.2.7", language: Language = "en") {
    const jar = cookieJar();
    const headers = {
      "x-forwarded-for": from,
      origin: `https://${DOMAINS[language]}:${fleet.port}`,
    };
    const send = async (path: string, form?: Record<string, string>) => {
      const response = await visit(fleet.port, path, {
        language,
        headers: { ...headers, cookie: jar.header() },
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      });
      jar.hear(response);
      return response;
    };
    const upload = async (name: string, content: string): Promise<{ key: string }> => {
      const body = new FormData();
      body.append("cv", new Blob([content]), name);
      const asked = { language, method: "POST", body, headers };
      return (await visit(fleet.port, "/api/forms/upload", asked)).json();
    };
    return { jar, send, upload };
  }
  return { DATABASE_URL, fleet, browser };
}

/** Odd ones come by the other domain. */
const languageOf = (round: number): Language => (round % 2 ? "el" : "en");

const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = SIGN_IN;

describe.skipIf(!hasPostgres)("three processes that visitors are sent to in turn", () => {
  it(
    "take ten of the thirty that one address sends within an hour",
    async () => {
      const { browser } = await openFleet();
      const statuses = await Promise.all(
        Array.from({ length: 30 }, async () => {
          const form = {
            ...{ name: "Maria Pappa", email: "maria@people.example", consent: "yes" },
            ...{ topic: "press", message: `Hello from the press, ${randomUUID()}` },
          };
          return (await browser("198.51.100.9").send("/contact", form)).status;
        }),
      );
      expect(statuses.filter((status) => status === 303)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    },
    LIMIT_MS,
  );

  // Kept by one process, named at another.
  it(
    "take a form whose file came ahead of it, once however often it is sent",
    async () => {
      const { DATABASE_URL, browser } = await openFleet();
      for (let round = 0; round < 12; round++) {
        const { send, upload } = browser(`198.51.100.${20 + round}`, languageOf(round));
        const content = `%PDF-1.7 ${round} ${"long enough for parts ".repeat(30_000)}`;
        const { key } = await upload("cv.pdf", content);
        const { cv: _, ...answers } = RIGHT["careers-apply"]();
        const form = { ...answers, name: `Nikos ${round}`, cvKey: key } as Record<string, string>;
        const sent = await send("/careers/apply", form);
        expect(sent.headers.get("location"), `round ${round}`).toMatch(/sent=B4-/);
        // Pressed twice: known again, or taken again and filed once.
        expect((await send("/careers/apply", form)).status).toBe(303);
      }
      const filed = async () => {
        const [row] = await ask(
          DATABASE_URL,
          `SELECT count(*)::int AS leads, count(DISTINCT name)::int AS people, count(cv)::int AS cvs
           FROM leads WHERE name LIKE 'Nikos %'`,
        );
        return row;
      };
      await expect.poll(filed, { timeout: 30_000 }).toEqual({ leads: 12, people: 12, cvs: 12 });
    },
    LIMIT_MS,
  );

  it(
    "renew a session once, of three pages that ask at one moment",
    async () => {
      const { DATABASE_URL, browser } = await openFleet();
      for (let round = 0; round < 20; round++) {
        const language = languageOf(round);
        const { jar, send } = browser(undefined, language);
        expect((await send("/account/sign-in", { email, password })).status).toBe(303);
        for (const name of jar.names().filter((name) => /access/.test(name))) jar.delete(name);
        const held = jar.header();
        const pages = await Promise.all(
          Array.from({ length: 3 }, () => {
            const other = browser(undefined, language);
            for (const pair of held.split("; ")) {
              other.jar.hear(new Response(null, { headers: { "set-cookie": pair } }));
            }
            return other.send("/admin");
          }),
        );
        expect(
          pages.map(({ status }) => status),
          `round ${round}`,
        ).toEqual([200, 200, 200]);
      }
      const spent = await ask(
        DATABASE_URL,
        "SELECT count(*)::int AS n FROM refresh_tokens WHERE spent IS NOT NULL GROUP BY session",
      );
      expect(spent).toEqual(Array(20).fill({ n: 1 }));
    },
    LIMIT_MS,
  );

  it(
    "bring back a form that was sent after its session had ended",
    async () => {
      const { browser } = await openFleet();
      for (let round = 0; round < 12; round++) {
        const text = `A note that is long enough ${round}`;
        const { send } = browser(undefined, languageOf(round));
        const sent = await send("/admin/account", { name: text });
        expect(sent.headers.get("location")).toContain("notice=kept");
        const back = await send("/account/sign-in", { email, password });
        expect(back.headers.get("location"), `round ${round}`).toBe("/account/resume");
        expect(await (await send("/account/resume")).text()).toContain(text);
      }
    },
    LIMIT_MS,
  );

  it(
    "sign in by a code, wherever the password was given",
    async () => {
      const { DATABASE_URL, fleet, browser } = await openFleet();
      const staff = await openEditor(fleet);
      const { secret } = await staff.call("POST", "/users/me/tfa/generate", { password });
      const code = () => totpCode(String(secret), totpStep(Date.now()));
      await staff.call("POST", "/users/me/tfa/enable", { secret, otp: code() });
      for (let round = 0; round < 30; round++) {
        // A code counts once, and half a minute is long for a test.
        await ask(DATABASE_URL, "UPDATE users SET tfa_last_step = NULL");
        const { send } = browser(`203.0.113.${round}`, languageOf(round));
        const asked = await send("/account/sign-in", { email, password });
        expect(asked.headers.get("location")).toContain("step=code");
        const wrong = await send("/account/sign-in", { step: "code", code: "000000" });
        expect(wrong.status).toBe(400);
        const signedIn = await send("/account/sign-in", { step: "code", code: code() });
        expect(signedIn.status, `round ${round}`).toBe(303);
        expect((await send("/admin")).status).toBe(200);
      }
    },
    LIMIT_MS,
  );

  it(
    "show on both domains of each what one of them was told to publish, and count together what is missing",
    async () => {
      const { fleet, browser } = await openFleet();
      const editor = await openEditor(fleet);
      await editor.publish("quiet-streams");
      await editor.redirect("/old-streams", "/services");
      await editor.seenEverywhere(["/blog/quiet-streams", "/old-streams"]);
      const { send } = browser();
      for (let count = 0; count < 6; count++) {
        expect((await send("/not-a-page-of-ours")).status).toBe(404);
      }
      expect((await send("/account/sign-in", { email, password })).status).toBe(303);
      const counted = async () =>
        /not-a-page-of-ours.{0,400}?>6</s.test(await (await send("/admin/redirects")).text());
      await expect.poll(counted, { timeout: 20_000 }).toBe(true);
    },
    LIMIT_MS,
  );
});
