import { expect, it } from "vitest";
import type { MailMessage } from "../options.ts";
import { MAIL, startOutbox } from "../testing/start-outbox.ts";
import { MAILS_AT_ONCE } from "./outbox.ts";

const MINUTE_MS = 60_000;

it("sends what was put into it, once, and forgets the body", async () => {
  const sent: MailMessage[] = [];
  const { open, stored } = startOutbox(async (message) => {
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
  const { clock, open, stored } = startOutbox(async () => {
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
  const { open, stored } = startOutbox(async ({ to }) => {
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
  const { open } = startOutbox(async ({ to }) => {
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
  const { open } = startOutbox(async (message) => {
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
  const { open, stored } = startOutbox(undefined);
  const outbox = open();
  await outbox.put(MAIL);
  await outbox.deliver();
  expect(stored()[0]).toMatchObject({ status: "waiting", body: MAIL.text, attempts: 0 });
});

it("leaves no trace of a mail that is put for nobody", async () => {
  const { open, stored } = startOutbox(undefined);
  await open().putNothing(MAIL);
  expect(stored()).toEqual([]);
});

it("reports a database that cannot be written, and goes on later", async () => {
  const sent: MailMessage[] = [];
  const { db, faults, open } = startOutbox(async (message) => {
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
  const { db, open } = startOutbox(async ({ to }) => {
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
  const { open, stored } = startOutbox(async () => {
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

it("sends others while a server hangs with one", async () => {
  const hung = Promise.withResolvers<void>();
  const sent: string[] = [];
  const { open } = startOutbox(async ({ to }) => {
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
  const { open, stored } = startOutbox(async (_, handingOver) => {
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
