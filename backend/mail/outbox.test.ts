import { randomBytes } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrate } from "../db/migrate.ts";
import { sqliteDatabase } from "../db/sqlite.ts";
import { type MailMessage, MailRefused, type SendMail } from "../options.ts";
import { CLAIM_MS } from "./claims.ts";
import { createOutbox, MAILS_AT_ONCE } from "./outbox.ts";
import { type NewMail, putMail, putNoMail } from "./put-mail.ts";

const MINUTE_MS = 60_000;
const MAIL = {
  to: "eleni@people.example",
  subject: "Γεια",
  text: "https://x",
  language: "el",
} as const;

function setUp(sendMail: SendMail | undefined) {
  const clock = { now: Date.parse("2026-11-20T10:00:00Z") };
  const db = new DatabaseSync(":memory:");
  migrate(db, clock.now);
  const faults: unknown[] = [];
  const open = () => {
    const core = { db: sqliteDatabase(db), now: () => clock.now, randomBytes };
    const outbox = createOutbox({ ...core, sendMail, onError: (error) => faults.push(error) });
    onTestFinished(outbox.close);
    return {
      ...outbox,
      put: (mail: NewMail) => putMail(core, mail),
      putNothing: (mail: NewMail) => putNoMail(core, mail),
    };
  };
  const stored = () => db.prepare("SELECT * FROM outbox ORDER BY created, id").all();
  return { clock, db, faults, open, stored };
}

it("sends what was put into it, once, and forgets the body", async () => {
  const sent: MailMessage[] = [];
  const { open, stored } = setUp(async (message) => {
    sent.push(message);
  });
  const outbox = open();
  const id = await outbox.put(MAIL);
  await Promise.all([outbox.deliver(), outbox.deliver()]);
  await outbox.deliver();
  expect(sent).toEqual([{ id, ...MAIL }]);
  expect(stored()[0]).toMatchObject({ status: "sent", body: null, attempts: 1, last_error: null });
});

it("tries again, later each time, for as long as it takes", async () => {
  let failures = 0;
  const { clock, open, stored } = setUp(async () => {
    failures++;
    throw new Error(`refused ${failures}`);
  });
  const outbox = open();
  await outbox.put(MAIL);
  const waits = [0, 1, 5, 15, 60, 60];
  for (const [index, minutes] of waits.entries()) {
    clock.now += minutes * MINUTE_MS - 1;
    await outbox.deliver();
    expect(failures).toBe(index);
    clock.now += 1;
    await outbox.deliver();
    expect(failures).toBe(index + 1);
  }
  expect(stored()[0]).toMatchObject({
    status: "waiting",
    attempts: waits.length,
    last_error: "refused 6",
    body: MAIL.text,
  });
});

it("sends the others when one is refused", async () => {
  const sent: string[] = [];
  const { open, stored } = setUp(async ({ to }) => {
    if (to === "full@people.example") throw new Error("mailbox full");
    sent.push(to);
  });
  const outbox = open();
  await outbox.put({ ...MAIL, to: "full@people.example" });
  for (let count = 0; count < 45; count++) await outbox.put(MAIL);
  await outbox.deliver();
  expect(sent).toHaveLength(45);
  expect(stored().filter(({ status }) => status === "waiting")).toHaveLength(1);
});

// Looked at before it was there, and told of before the look was over.
it("sends what comes while it sends, although nothing more was due when it looked", async () => {
  const sent: string[] = [];
  let port: { put?: () => Promise<unknown>; deliver?: () => Promise<void> } = {};
  const { open } = setUp(async ({ to }) => {
    sent.push(to);
    if (sent.length > 1) return;
    await port.put?.();
    void port.deliver?.();
  });
  const outbox = open();
  const late = () => outbox.put({ ...MAIL, to: "late@people.example" });
  port = { put: late, deliver: outbox.deliver };
  await outbox.put(MAIL);
  await outbox.deliver();
  expect(sent).toEqual([MAIL.to, "late@people.example"]);
});

it("finds after a restart what was not sent before", async () => {
  const sent: MailMessage[] = [];
  const { open } = setUp(async (message) => {
    sent.push(message);
  });
  const before = open();
  await before.put(MAIL);
  await before.close();
  await before.deliver();
  expect(sent).toEqual([]);
  await open().deliver();
  expect(sent).toHaveLength(1);
});

it("keeps mail where staff can read it when there is no mail port", async () => {
  const { open, stored } = setUp(undefined);
  const outbox = open();
  await outbox.put(MAIL);
  await outbox.deliver();
  expect(stored()[0]).toMatchObject({ status: "waiting", body: MAIL.text, attempts: 0 });
});

it("leaves no trace of a mail that is put for nobody", async () => {
  const { open, stored } = setUp(undefined);
  await open().putNothing(MAIL);
  expect(stored()).toEqual([]);
});

it("reports a database that cannot be written, and goes on later", async () => {
  const sent: MailMessage[] = [];
  const { db, faults, open } = setUp(async (message) => {
    sent.push(message);
  });
  const outbox = open();
  await outbox.put(MAIL);
  db.exec("PRAGMA query_only = ON");
  await outbox.deliver();
  expect(faults).toHaveLength(1);
  db.exec("PRAGMA query_only = OFF");
  await outbox.deliver();
  expect(sent.at(-1)?.to).toBe(MAIL.to);
});

it("sends neither what was cancelled nor what was erased while others were being sent", async () => {
  const sent: string[] = [];
  const { db, open } = setUp(async ({ to }) => {
    sent.push(to);
    db.exec(`UPDATE outbox SET status = 'cancelled' WHERE recipient = 'second@people.example';
      DELETE FROM outbox WHERE recipient = 'third@people.example'`);
  });
  const outbox = open();
  const first = Array.from({ length: MAILS_AT_ONCE }, (_, index) => `first-${index}`);
  for (const name of [...first, "second", "third"]) {
    await outbox.put({ ...MAIL, to: `${name}@people.example` });
  }
  db.exec("UPDATE outbox SET next_attempt = '2026-11-19' WHERE recipient LIKE 'first%'");
  await outbox.deliver();
  expect(sent.toSorted()).toEqual(first.map((name) => `${name}@people.example`));
});

it("sends at once what is to be tried again", async () => {
  let refused = true;
  const { open, stored } = setUp(async () => {
    if (refused) throw new Error("refused");
  });
  const outbox = open();
  const id = await outbox.put(MAIL);
  await outbox.deliver();
  refused = false;
  await outbox.deliver();
  expect(stored()[0]).toMatchObject({ status: "waiting", attempts: 1 });
  await outbox.retry([id]);
  await outbox.deliver();
  expect(stored()[0]).toMatchObject({ status: "sent", attempts: 2 });
});

describe("a mail whose sending was cut off", () => {
  /** Hangs after the given step, so that the mail stays under way. */
  async function hanging(step: "taken" | "handed") {
    const reached = Promise.withResolvers<void>();
    const setting = setUp(async (_, handingOver) => {
      if (step === "handed") await handingOver();
      reached.resolve();
      await new Promise(() => {});
    });
    const dead = setting.open();
    const id = await dead.put(MAIL);
    void dead.deliver();
    await reached.promise;
    return { ...setting, dead, id };
  }

  /** What comes after the process that had it: another on the same database. */
  function successor({ db, clock }: Awaited<ReturnType<typeof hanging>>) {
    const sent: string[] = [];
    const sendMail: SendMail = async ({ id }, handingOver) => {
      await handingOver();
      sent.push(id);
    };
    const onError = (error: unknown) => {
      throw error;
    };
    const outbox = createOutbox({
      db: sqliteDatabase(db),
      now: () => clock.now,
      randomBytes,
      sendMail,
      onError,
    });
    onTestFinished(outbox.close);
    return { outbox, sent };
  }

  it("is sent by another, later, while its text was not handed over", async () => {
    const setting = await hanging("taken");
    const { outbox, sent } = successor(setting);
    await outbox.deliver();
    expect(sent).toEqual([]);
    expect(setting.stored()[0]).toMatchObject({ status: "sending", body: MAIL.text });
    setting.clock.now += CLAIM_MS;
    await outbox.deliver();
    expect(sent).toEqual([setting.id]);
    expect(setting.stored()[0]).toMatchObject({ status: "sent", attempts: 1, handed: null });
  });

  it("is never sent by itself once its text was handed over", async () => {
    const setting = await hanging("handed");
    const { outbox, sent } = successor(setting);
    setting.clock.now += CLAIM_MS;
    await outbox.deliver();
    setting.clock.now += 100 * CLAIM_MS;
    await outbox.deliver();
    await outbox.retry([setting.id]);
    await outbox.deliver();
    expect(sent).toEqual([]);
    expect(setting.stored()[0]).toMatchObject({
      status: "unsure",
      attempts: 1,
      body: MAIL.text,
      last_error: expect.stringContaining("ended while"),
    });
    // Somebody has looked, and wants it sent again.
    setting.db.exec("UPDATE outbox SET status = 'waiting'");
    await outbox.retry([setting.id]);
    await outbox.deliver();
    expect(sent).toEqual([setting.id]);
  });

  it.each([
    ["taken", "waiting"],
    ["handed", "unsure"],
  ] as const)("is sorted out by a stop at once when it was %s", async (step, status) => {
    const { dead, stored } = await hanging(step);
    await dead.close();
    expect(stored()[0]).toMatchObject({ status });
  });
});

it.each([
  ["the server's word", new MailRefused("looks like spam"), "waiting"],
  ["silence", new Error("Timeout"), "unsure"],
] as const)("takes %s after the text for what it is", async (_, fault, status) => {
  const { open, stored } = setUp(async (_message, handingOver) => {
    await handingOver();
    throw fault;
  });
  const outbox = open();
  await outbox.put(MAIL);
  await outbox.deliver();
  expect(stored()[0]).toMatchObject({ status, attempts: 1, last_error: fault.message });
});

it("lets the text of a mail go out no more once its time is over", async () => {
  let late = false;
  const { clock, open, stored } = setUp(async (_, handingOver) => {
    clock.now += CLAIM_MS;
    await handingOver();
    late = true;
  });
  const outbox = open();
  await outbox.put(MAIL);
  await outbox.deliver();
  expect(late).toBe(false);
  expect(stored()[0]).toMatchObject({ status: "waiting" });
});

it("notes a mail as sent that it learns of late, and after a database that refused the note", async () => {
  let port: { db?: DatabaseSync } = {};
  const sent: string[] = [];
  const { db, clock, faults, open, stored } = setUp(async ({ id }, handingOver) => {
    await handingOver();
    sent.push(id);
    port.db?.exec("PRAGMA query_only = ON");
  });
  port = { db };
  const outbox = open();
  await outbox.put(MAIL);
  await outbox.deliver();
  expect(faults).toHaveLength(1);
  db.exec("PRAGMA query_only = OFF");
  clock.now += 2 * CLAIM_MS;
  await outbox.deliver();
  expect(sent).toHaveLength(1);
  expect(stored()[0]).toMatchObject({ status: "sent", body: null });
});

it("sends others while a server hangs with one", async () => {
  const hung = Promise.withResolvers<void>();
  const sent: string[] = [];
  const { open } = setUp(async ({ to }) => {
    if (to === "slow@people.example") await hung.promise;
    sent.push(to);
  });
  const outbox = open();
  await outbox.put({ ...MAIL, to: "slow@people.example" });
  for (let count = 0; count < 5; count++) await outbox.put(MAIL);
  const delivered = outbox.deliver();
  await expect.poll(() => sent).toHaveLength(5);
  hung.resolve();
  await delivered;
  expect(sent).toHaveLength(6);
});

it("waits for the mails under way when it is drained, and begins with no other", async () => {
  const [reached, accepted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let handed = 0;
  const { open, stored } = setUp(async (_, handingOver) => {
    await handingOver();
    if (++handed === MAILS_AT_ONCE) reached.resolve();
    await accepted.promise;
  });
  const outbox = open();
  for (let count = 0; count <= MAILS_AT_ONCE; count++) await outbox.put(MAIL);
  void outbox.deliver();
  await reached.promise;
  const drained = outbox.drain();
  accepted.resolve();
  await drained;
  await outbox.close();
  expect(
    stored()
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual([...Array(MAILS_AT_ONCE).fill("sent"), "waiting"]);
});
