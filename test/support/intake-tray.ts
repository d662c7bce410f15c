import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { startIntake } from "../../server/intake/testing.ts";
import type { Alarm } from "../../server/intake/tray-alarm.ts";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** An intake on a real backend; `answer` may answer in its place. */
export async function openTray(answer: Answer = () => undefined, token = PUBLIC_TOKEN) {
  const backend = await startBackend();
  const clock = { now: Date.now() };
  const calls: string[] = [];
  const alarms: Alarm[] = [];
  const state = { answer, isToldInVain: false };
  const transport = async (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return (await state.answer(request)) ?? backend.backend.fetch(request);
  };
  const started = startIntake({
    transport,
    token,
    now: () => clock.now,
    tell: async (alarm) => {
      if (state.isToldInVain) throw new Error("no mail server");
      alarms.push(alarm);
    },
  });
  const stored = backend.openStored();
  const rows = (table: string) => stored.prepare(`SELECT * FROM ${table}`).all();
  const edit = (sql: string) => {
    const db = new DatabaseSync(join(started.dataDir, "intake.db"));
    db.exec(sql);
    db.close();
  };
  return { ...started, backend, state, clock, calls, alarms, rows, edit, transport };
}

export const isLead = (request: Request) =>
  request.method === "POST" && /items\/leads/.test(request.url);
export const isMail = (request: Request) => request.method === "POST" && /outbox/.test(request.url);
export const isFile = (request: Request) =>
  request.method === "POST" && /\/files/.test(request.url);

/** What a Directus says, with its code. */
export const refusing = (status: number, code: string, field?: string) =>
  Response.json(
    { errors: [{ message: `Refused ${field ?? ""}`, extensions: { code, field } }] },
    { status },
  );

export const isEmpty = async (request: Request) => (await request.clone().text()) === "{}";
