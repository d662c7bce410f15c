import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { createBackend } from "../index.ts";
import { ADMIN, temporaryFolder } from "../testing/start-backend.ts";
import { CLAIM_MS } from "./claims.ts";

/** Mails of one run; MAILS_ONCE asks for more of them. */
const MAILS = Number(process.env.MAILS_ONCE ?? 80);
/** Longest run, in milliseconds, with room for each mail on a busy machine. */
const RUN_LIMIT_MS = 120_000 + MAILS * 1000;
/** The n-th mail of a process, at most, in whose middle it is ended. */
const MOST_BETWEEN = 12;
/** After the server's word, the note of it takes about this long, in milliseconds. */
const NOTE_MS = 3;
const SENDER = join(import.meta.dirname, "../testing/send-mails.ts");

/** Where the sender is ended: at the recipient, in the text, before the server's word, or after. */
type Stage = "recipient" | "text" | "taken" | "told";
const STAGES: readonly Stage[] = ["recipient", "text", "taken", "told"];

type Moment = { stage: Stage; id: string };

/** An SMTP server that counts what it has, and tells how far each mail is. */
async function startServer(reach: (moment: Moment) => void, slownessMs = 0) {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    disableReverseLookup: true,
    onRcptTo({ address }, _, done) {
      reach({ stage: "recipient", id: address.split("@")[0] ?? "" });
      done();
    },
    onData(stream, { envelope }, done) {
      const id = envelope.rcptTo[0]?.address.split("@")[0] ?? "";
      let source = "";
      reach({ stage: "text", id });
      stream.on("data", (chunk) => {
        source += chunk;
      });
      stream.on("end", async () => {
        // Broken off before its end it is no mail.
        if (!source.includes(`Message-ID: <${id}@b4.example>`)) return done();
        received.set(id, (received.get(id) ?? 0) + 1);
        reach({ stage: "taken", id });
        await sleep(slownessMs);
        done();
        reach({ stage: "told", id });
      });
    },
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

/** A folder whose outbox holds mails, each to an address that begins with its key. */
async function fullOutbox() {
  const dataDir = temporaryFolder();
  const backend = await createBackend({
    dataDir,
    adminEmail: ADMIN.email,
    adminPassword: ADMIN.password,
    allowedOrigins: [{ origin: "https://site.example", language: "en" }],
  });
  await backend.close();
  const db = new DatabaseSync(join(dataDir, "backend.db"));
  onTestFinished(() => db.close());
  const time = new Date().toISOString();
  const put = db.prepare(
    `INSERT INTO outbox (id, recipient, subject, body, language, status, created, next_attempt)
     VALUES (?, ?, 'Hello', 'A text.', 'en', 'waiting', ?, ?)`,
  );
  for (let count = 0; count < MAILS; count++) {
    const id = randomUUID();
    put.run(id, `${id}@people.example`, time, time);
  }
  const count = (statuses: string) => {
    const query = `SELECT count(*) AS n FROM outbox WHERE status IN (${statuses})`;
    return Number(db.prepare(query).get()?.n);
  };
  const status = db.prepare("SELECT status FROM outbox WHERE id = ?");
  return { dataDir, count, statusOf: (id: string) => String(status.get(id)?.status) };
}

const children: ChildProcess[] = [];

function startSender(dataDir: string, url: string, generation: number) {
  const ahead = String(generation * 2 * CLAIM_MS);
  const child = spawn(process.execPath, [SENDER, dataDir, url, ahead], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.push(child);
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, ended: once(child, "exit") };
}

/** Sends all, ending each process in the middle of a mail of its own; answers when it was where. */
async function sendAll(signal: "SIGKILL" | "SIGTERM", slownessMs = 0) {
  const ends: Moment[] = [];
  let target: { stage: Stage; mailsBefore: number; child: ChildProcess } | undefined;
  const seen = new Set<string>();
  const end = (moment: Moment) => {
    ends.push(moment);
    target?.child.kill(signal);
    target = undefined;
  };
  const { url, received } = await startServer((moment) => {
    seen.add(moment.id);
    if (!target || moment.stage !== target.stage || seen.size <= target.mailsBefore) return;
    if (moment.stage !== "told") return end(moment);
    // Somewhere around the note that the mail is sent.
    setTimeout(end, Math.random() * NOTE_MS, moment);
  }, slownessMs);
  const outbox = await fullOutbox();
  for (let generation = 0; outbox.count("'waiting', 'sending'") > 0; generation++) {
    const { child, ended } = startSender(outbox.dataDir, url, generation);
    seen.clear();
    target = {
      child,
      stage: STAGES[generation % STAGES.length] ?? "taken",
      mailsBefore: Math.floor(Math.random() * MOST_BETWEEN),
    };
    const isDone = () => outbox.count("'waiting', 'sending'") === 0;
    while (child.exitCode === null && child.signalCode === null && !isDone()) await sleep(20);
    if (target) child.kill(signal);
    target = undefined;
    await ended;
  }
  const twice = [...received].filter(([, times]) => times > 1);
  return { ends, received, twice, outbox };
}

it(
  "sends no mail twice, however it is killed in the middle",
  async () => {
    const { ends, received, twice, outbox } = await sendAll("SIGKILL");
    expect(twice).toEqual([]);
    // Each is with the server, or in front of somebody who decides.
    expect(outbox.count("'sent', 'unsure'")).toBe(MAILS);
    expect(outbox.count("'unsure'")).toBeLessThanOrEqual(ends.length);
    for (const stage of STAGES) expect(ends.some((moment) => moment.stage === stage)).toBe(true);
    // One that was taken up again may have been cut off again.
    for (const [id, stage] of new Map(ends.map((moment) => [moment.id, moment.stage]))) {
      // Nobody has to look after what the server can't have.
      if (stage === "recipient") expect(outbox.statusOf(id)).toBe("sent");
      if (stage === "taken") expect(outbox.statusOf(id)).toBe("unsure");
      if (outbox.statusOf(id) === "sent") expect(received.get(id)).toBe(1);
    }
    expect(received.size).toBeGreaterThanOrEqual(outbox.count("'sent'"));
  },
  RUN_LIMIT_MS,
);

it(
  "sends each mail once, however often it is stopped in the middle",
  async () => {
    const { ends, received, twice, outbox } = await sendAll("SIGTERM", 10);
    expect(twice).toEqual([]);
    expect(ends.length).toBeGreaterThan(STAGES.length);
    expect(outbox.count("'sent'")).toBe(MAILS);
    expect(received.size).toBe(MAILS);
  },
  RUN_LIMIT_MS,
);
