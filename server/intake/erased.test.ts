import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { erasePerson, readPersonData } from "../../app/staff/pipeline/person-data.server.ts";
import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import {
  bytes,
  keepUnfit,
  LONG_EMAIL,
  newSubmission,
  PDF,
  portTo,
  SENDER,
  startIntake,
  temporaryFolder,
} from "./testing.ts";

const MINUTE_MS = 60_000;
const MARIA = "maria@people.example.com";

/** A backend with two servers of the site, each on a disk of its own, and one clock for all. */
async function twoServers() {
  const clock = { now: Date.parse("2026-11-23T10:00:00Z") };
  const backend = await startBackend({ now: () => clock.now });
  const away = { isAway: false };
  const reach = async (request: Request) => backend.backend.fetch(request);
  const options = { token: PUBLIC_TOKEN, now: () => clock.now };
  const { intake: here, dataDir: hereDir } = startIntake({ transport: reach, ...options });
  const there = startIntake({
    transport: async (request) =>
      away.isAway ? new Response("", { status: 503 }) : reach(request),
    ...options,
  });
  const { access } = await backend.signIn();
  const holders = { backend: portTo(reach, access), intake: here };
  const stored = backend.openStored();
  const count = (table: string) =>
    Number(stored.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
  const wait = async () => {
    clock.now += MINUTE_MS;
    await there.intake.deliverDue();
  };
  return { backend, clock, away, here, hereDir, there, holders, count, wait, stored };
}

it("what lies in the tray goes when its lead would have gone, file and all", async () => {
  expectConsole("error");
  const { backend } = await twoServers();
  const transport = (request: Request) => backend.backend.fetch(request);
  const dataDir = temporaryFolder();
  const clock = { now: Date.now() };
  const options = { dataDir, transport, token: PUBLIC_TOKEN, now: () => clock.now };
  const first = startIntake(options).intake;
  const file = await first.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
  await keepUnfit({ intake: first, dataDir }, { file });
  await first.deliverDue();
  await first.close();
  // A sweep is what an intake begins with.
  const sweep = async () => {
    const { intake } = startIntake(options);
    intake.start();
    await intake.close();
    const again = startIntake(options).intake;
    const left = again.waiting();
    await again.close();
    return left;
  };
  expect(await sweep()).toBe(1);
  clock.now += 2 * MINUTE_MS;
  expect(await sweep()).toBe(0);
  expect(readdirSync(join(dataDir, "intake/files"))).toEqual([]);
});

describe("somebody who was erased", () => {
  it("does not come back from another server's disk, nor do their file and mails", async () => {
    expectConsole("error");
    const { away, there, holders, count, wait } = await twoServers();
    away.isAway = true;
    const file = await there.intake.keepFile({
      filename: "cv.pdf",
      content: bytes(PDF),
      sender: SENDER,
    });
    await there.intake.keep(newSubmission({ file }));
    await there.intake.keep(
      newSubmission({ email: "other@people.example.com", key: "other-page-view-1" }),
    );
    await wait();
    expect(await erasePerson(holders, MARIA)).toEqual({ leads: 0, mails: 0, files: 0, unfiled: 0 });
    away.isAway = false;
    await wait();
    expect(there.intake.waiting()).toBe(0);
    expect([count("leads"), count("files"), count("outbox")]).toEqual([1, 0, 1]);
    expect(readdirSync(join(there.dataDir, "intake/files"))).toEqual([]);
  });

  it("does not come back while an upload is under way", async () => {
    expectConsole("error");
    const { backend, clock, here, holders, count } = await twoServers();
    const upload = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = startIntake({
      transport: async (request) => {
        if (request.method === "POST" && request.url.endsWith("/files")) {
          begun.resolve();
          await upload.promise;
        }
        return backend.backend.fetch(request);
      },
      token: PUBLIC_TOKEN,
      now: () => clock.now,
    }).intake;
    const file = await slow.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
    slow.keep(newSubmission({ file }));
    const delivery = slow.deliverDue();
    await begun.promise;
    clock.now += 1;
    await erasePerson(holders, MARIA);
    upload.resolve();
    await delivery;
    expect(slow.waiting() + here.waiting()).toBe(0);
    expect([count("leads"), count("outbox")]).toEqual([0, 0]);
  });

  it("does not come back between the question whether they were erased and their lead", async () => {
    expectConsole("error");
    const { backend, clock, here, holders, count } = await twoServers();
    const early = startIntake({
      transport: async (request) => {
        if (request.method === "POST" && request.url.endsWith("/items/leads")) {
          clock.now += 1;
          await erasePerson(holders, MARIA);
          clock.now += 1;
        }
        return backend.backend.fetch(request);
      },
      token: PUBLIC_TOKEN,
      now: () => clock.now,
      isGuarded: true,
    }).intake;
    const file = await early.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
    early.keep(newSubmission({ file }));
    await early.deliverDue();
    expect(early.waiting() + here.waiting()).toBe(0);
    expect([count("leads"), count("files"), count("outbox")]).toEqual([0, 0, 0]);
    expect(readdirSync(join(backend.dataDir, "files"))).toEqual([]);
  });

  it("is heard when they write again afterwards", async () => {
    const { clock, there, holders, count, wait } = await twoServers();
    await there.intake.keep(newSubmission());
    await wait();
    expect(await erasePerson(holders, MARIA)).toMatchObject({ leads: 1, mails: 1 });
    clock.now += MINUTE_MS;
    await there.intake.keep(newSubmission({ answers: { message: "Καλημέρα ξανά" } }));
    await wait();
    expect(count("leads")).toBe(1);
    await erasePerson(holders, MARIA);
    expect(count("leads")).toBe(0);
  });

  it("is found and erased in the tray too, by the address sent and the one set right", async () => {
    expectConsole("error");
    const { here, hereDir, holders, count } = await twoServers();
    const file = await here.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
    await keepUnfit({ intake: here, dataDir: hereDir }, { file });
    await here.deliverDue();
    // The file goes first: it is in the backend while its lead was refused.
    expect(count("files")).toBe(1);
    const [entry] = here.tray.list({ limit: 1, offset: 0 });
    here.tray.repair(String(entry?.id), { email: MARIA });
    for (const email of [LONG_EMAIL, MARIA]) {
      expect((await readPersonData(holders, email)).unfiled).toMatchObject([{ id: entry?.id }]);
    }
    expect(await erasePerson(holders, MARIA)).toMatchObject({ unfiled: 1 });
    expect(count("files")).toBe(0);
    expect(here.tray.count()).toBe(0);
  });

  it("leaves a fingerprint from which no address is read, with a key of this backend", async () => {
    // Both make the key at the same moment; one of them takes the other's.
    expectConsole("error");
    const { holders, stored, backend } = await twoServers();
    await Promise.all([erasePerson(holders, MARIA), erasePerson(holders, MARIA.toUpperCase())]);
    const rows = stored.prepare("SELECT address FROM erasures").all();
    expect(new Set(rows.map(({ address }) => address)).size).toBe(1);
    expect(String(rows[0]?.address)).toMatch(/^[\da-f]{64}$/);
    const other = await twoServers();
    await erasePerson(other.holders, MARIA);
    const elsewhere = other.stored.prepare("SELECT address FROM erasures").get();
    expect(elsewhere?.address).not.toBe(rows[0]?.address);
    const key = "/items/settings?filter[key][_eq]=erasure-key";
    expect((await backend.call("GET", key)).text).toBe('{"data":[]}');
  });
});
