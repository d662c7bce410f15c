/** Three processes with folders of their own on one PostgreSQL, asked in turn: no proxy keeps visitors with one. */

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { totpCode, totpStep } from "../../backend/security/totp.ts";
import { cookieJar } from "../support/jar.ts";
import { freePort, start } from "../support/process.ts";
import { openStaff, SIGN_IN } from "../support/staff-calls.ts";
import { ask, freshDatabase, hasPostgres } from "./cluster.ts";

const PROCESSES = 3;
const LIMIT_MS = 180_000;

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
    return { jar, send };
  }
  return { DATABASE_URL, port: ports[0] as string, browser };
}

const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = SIGN_IN;

describe.skipIf(!hasPostgres)("three processes that visitors are sent to in turn", () => {
  it(
    "sign in by code, resume forms, renew tokens once and count together",
    async () => {
      const { DATABASE_URL, port, browser } = await startFleet();

      // A limit of ten an hour takes ten, of the thirty of one address.
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

      // Sessions whose access token is over: three pages at once, one renewal.
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

      // A form that was sent after its session had ended.
      for (let round = 0; round < 12; round++) {
        const text = `A note that is long enough ${round}`;
        const { send } = browser();
        const sent = await send("/admin/account", { name: text });
        expect(sent.headers.get("location")).toContain("notice=kept");
        const back = await send("/account/sign-in", { email, password });
        expect(back.headers.get("location"), `round ${round}`).toBe("/account/resume");
        expect(await (await send("/account/resume")).text()).toContain(text);
      }

      // A second factor is offered by one process and put in force at another.
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
