/** Three processes with folders of their own on one PostgreSQL, asked in turn: no proxy keeps visitors with one. */

import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { totpCode, totpStep } from "../../backend/security/totp.ts";
import { type Editor, openEditor } from "../support/fleet/editor.ts";
import { Machine, startFleet } from "../support/fleet/fleet.ts";
import { type Asked, type Language, visit } from "../support/fleet/visitor.ts";
import { cookieJar } from "../support/jar.ts";
import { freePort } from "../support/process.ts";
import { RIGHT } from "../support/right-answers.ts";
import { openStaff, SIGN_IN } from "../support/staff-calls.ts";
import { ask, freshDatabase, hasPostgres } from "./cluster.ts";

const PROCESSES = 3;
const LIMIT_MS = 300_000;

/** Sends a request to the next process. */
type Call = (path: string, init: Asked) => Promise<Response>;
type Running = { call: Call; editor: Pick<Editor, "call">; close(): Promise<void> };

/** Processes that a client asks by turns. */
async function startPlain(DATABASE_URL: string): Promise<Running> {
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const variables = { DATABASE_URL, TRUST_PROXY: "1", ...SIGN_IN };
  const machines = ports.map((port) => new Machine(Number(port), variables));
  await Promise.all(machines.map((machine) => machine.start()));
  let turn = 0;
  return {
    call: (path, init) =>
      fetch(`http://localhost:${ports[turn++ % PROCESSES]}${path}`, {
        redirect: "manual",
        ...init,
      }),
    editor: await openStaff(ports[0] ?? ""),
    async close() {
      for (const machine of machines) {
        await machine.stop("SIGKILL");
        rmSync(machine.folder, { recursive: true, force: true });
      }
    },
  };
}

/** The same behind a proxy that ends TLS for two unrelated domains; visits go to one after the other. */
async function startBehindTls(databaseUrl: string): Promise<Running> {
  const fleet = await startFleet({ processes: PROCESSES, databaseUrl, variables: SIGN_IN });
  return {
    call: (path, asked) => visit(fleet.port, path, asked),
    editor: await openEditor(fleet),
    close: fleet.close,
  };
}

async function open(from: (databaseUrl: string) => Promise<Running>) {
  const DATABASE_URL = await freshDatabase();
  const { call, editor, close } = await from(DATABASE_URL);
  let visitors = 0;
  /** A browser with cookies of its own, on the one domain or the other. */
  function browser(from = "192.0.2.7", language: Language = visitors++ % 2 ? "el" : "en") {
    const jar = cookieJar();
    const send = async (path: string, form?: Record<string, string>) => {
      const response = await call(path, {
        language,
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
      const asked = { language, method: "POST", body, headers };
      return (await call("/api/forms/upload", asked)).json() as Promise<{ key: string }>;
    };
    return { jar, language, send, upload };
  }
  return { DATABASE_URL, editor, browser, close };
}

const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = SIGN_IN;

describe.skipIf(!hasPostgres).each([
  ["over http", startPlain],
  ["behind TLS", startBehindTls],
])("three processes that visitors are sent to in turn %s", (_, from) => {
  let fleet: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    fleet = await open(from);
  }, LIMIT_MS);
  afterAll(() => fleet?.close());

  it(
    "take ten of the thirty that one address sends within an hour",
    async () => {
      const { browser } = fleet;
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
      const { DATABASE_URL, browser } = fleet;
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
      const { DATABASE_URL, browser } = fleet;
      for (let round = 0; round < 20; round++) {
        const { jar, language, send } = browser(`203.0.113.${100 + round}`);
        expect((await send("/account/sign-in", { email, password })).status).toBe(303);
        for (const name of jar.names().filter((name) => /access/.test(name))) jar.delete(name);
        const held = jar.header();
        const pages = await Promise.all(
          Array.from({ length: 3 }, () => {
            const other = browser(`203.0.113.${100 + round}`, language);
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
      const { browser } = fleet;
      for (let round = 0; round < 12; round++) {
        const text = `A note that is long enough ${round}`;
        const { send } = browser(`203.0.113.${200 + round}`);
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
      const { DATABASE_URL, editor, browser } = fleet;
      const made = await editor.call("POST", "/users/me/tfa/generate", { password });
      const secret = String(made.secret);
      const code = () => totpCode(secret, totpStep(Date.now()));
      await editor.call("POST", "/users/me/tfa/enable", { secret, otp: code() });
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
