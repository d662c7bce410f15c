/** Three processes with folders of their own on one PostgreSQL, asked in turn: no proxy keeps visitors with one. */

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { totpCode, totpStep } from "../../backend/security/totp.ts";
import { cookieJar } from "../support/jar.ts";
import { freePort, start } from "../support/process.ts";
import { RIGHT } from "../support/right-answers.ts";
import { openStaff, SIGN_IN } from "../support/staff-calls.ts";
import { ask, freshDatabase, hasPostgres } from "./cluster.ts";

const PROCESSES = 3;
const LIMIT_MS = 300_000;

async function startFleet() {
  const DATABASE_URL = await freshDatabase();
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  await Promise.all(
    ports.map((PORT) => start({ PORT, DATABASE_URL, TRUST_PROXY: "1", ...SIGN_IN }).ready()),
  );
  let turn = 0;
  /** A proxy gives each request to the next process. */
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`http://localhost:${ports[turn++ % PROCESSES]}${path}`, { redirect: "manual", ...init });
  /** A browser with cookies of its own. */
  function browser(from = "192.0.2.7") {
    const jar = cookieJar();
    const send = async (path: string, form?: Record<string, string>) => {
      const response = await call(path, {
        headers: { cookie: jar.header(), "x-forwarded-for": from },
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      });
      jar.hear(response);
      return response;
    };
    const upload = async (name: string, content: string): Promise<{ key: string }> => {
      const body = new FormData();
      body.append("cv", new Blob([content]), name);
      const headers = { "x-forwarded-for": from };
      return (await call("/api/forms/upload", { method: "POST", body, headers })).json();
    };
    return { jar, send, upload };
  }
  return { DATABASE_URL, port: ports[0] as string, browser };
}

const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = SIGN_IN;

describe.skipIf(!hasPostgres)("three processes that visitors are sent to in turn", () => {
  it(
    "take ten of the thirty that one address sends within an hour",
    async () => {
      const { browser } = await startFleet();
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
      const { DATABASE_URL, browser } = await startFleet();
      for (let round = 0; round < 12; round++) {
        const { send, upload } = browser(`198.51.100.${20 + round}`);
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
      const { DATABASE_URL, browser } = await startFleet();
      for (let round = 0; round < 20; round++) {
        const { jar, send } = browser();
        expect((await send("/account/sign-in", { email, password })).status).toBe(303);
        for (const name of jar.names().filter((name) => /access/.test(name))) jar.delete(name);
        const held = jar.header();
        const pages = await Promise.all(
          Array.from({ length: 3 }, () => {
            const other = browser();
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
      const { browser } = await startFleet();
      for (let round = 0; round < 12; round++) {
        const text = `A note that is long enough ${round}`;
        const { send } = browser();
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
      const { DATABASE_URL, port, browser } = await startFleet();
      const staff = await openStaff(port);
      const { secret } = await staff.call("POST", "/users/me/tfa/generate", { password });
      const code = () => totpCode(secret, totpStep(Date.now()));
      await staff.call("POST", "/users/me/tfa/enable", { secret, otp: code() });
      for (let round = 0; round < 30; round++) {
        // A code counts once, and half a minute is long for a test.
        await ask(DATABASE_URL, "UPDATE users SET tfa_last_step = NULL");
        const { send } = browser(`203.0.113.${round}`);
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
});
