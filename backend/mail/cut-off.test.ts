import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { sqliteDatabase } from "../db/sqlite.ts";
import { MailRefused, type SendMail } from "../options.ts";
import { MAIL, startOutbox } from "../testing/start-outbox.ts";
import { CLAIM_MS } from "./claims.ts";
import { createOutbox } from "./outbox.ts";

describe("a mail whose sending was cut off", () => {
  /** Hangs after the given step, so that the mail stays under way. */
  async function hanging(step: "taken" | "handed") {
    const reached = Promise.withResolvers<void>();
    const setting = startOutbox(async (_, handingOver) => {
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
  const { open, stored } = startOutbox(async (_message, handingOver) => {
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
  const { clock, open, stored } = startOutbox(async (_, handingOver) => {
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
  const { db, clock, faults, open, stored } = startOutbox(async ({ id }, handingOver) => {
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
