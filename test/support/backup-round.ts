import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { command } from "./command.ts";
import { freePort, get, HANG_MS, start } from "./process.ts";
import { openStaff, SIGN_IN, sendContact } from "./staff-calls.ts";

const SENDERS = 4;
/** Acknowledged before the backup begins, and while it is made. */
const BEFORE = 25;
const DURING = 10;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "b4-restored-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** People who send one message after the other until they are told to stop. */
function senders(port: string) {
  const acknowledged: string[] = [];
  let isOver = false;
  const all = Promise.all(
    Array.from({ length: SENDERS }, async () => {
      while (!isOver) {
        const response = await sendContact(port);
        const location = response.headers.get("location") ?? "";
        const reference = new URLSearchParams(location.split("?")[1]).get("sent");
        if (response.status === 303 && reference) acknowledged.push(reference);
      }
    }),
  );
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await all;
    },
  };
}

async function startSite(variables: Record<string, string>) {
  const PORT = await freePort();
  const site = start({ PORT, TRUST_PROXY: "1", ...SIGN_IN, ...variables });
  await site.ready();
  return { ...site, port: PORT };
}

/**
 * A site that takes leads while its backup is made, encrypted; its machine lost, the backup put back
 * elsewhere: every lead is there that was acknowledged before it began, each once. `used` and `fresh`
 * say where the first and the second site keep their data, beside folders of their own.
 */
export async function backupRound(
  used: Record<string, string>,
  fresh: Record<string, string>,
): Promise<void> {
  const to = temporaryFolder();
  const keys = Object.fromEntries(
    (await command(["scripts/backup.ts", "keys"], {})).said
      .split("\n")
      .map((line) => line.split("=") as [string, string]),
  );
  const { BACKUP_KEY = "", BACKUP_IDENTITY = "" } = keys;
  const site = await startSite(used);
  const sending = senders(site.port);
  await expect
    .poll(() => sending.acknowledged.length, { timeout: HANG_MS })
    .toBeGreaterThan(BEFORE);
  const before = [...sending.acknowledged];
  const operator = { ...used, DATA_DIR: site.folder, BACKUP_TO: to, BACKUP_KEY };
  const made = await command(["scripts/backup.ts"], operator);
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(", encrypted; ") });
  const mark = sending.acknowledged.length;
  await expect
    .poll(() => sending.acknowledged.length, { timeout: HANG_MS })
    .toBeGreaterThan(mark + DURING);
  await sending.stop();

  const withKey = { ...operator, BACKUP_IDENTITY };
  const seen = await command(["scripts/backup.ts", "verify"], withKey);
  expect(seen).toMatchObject({ code: 0, said: expect.stringContaining("is whole") });
  const archive = join(to, String(readdirSync(to).find((name) => name.endsWith(".age"))));
  const refused = await command(["scripts/restore.ts", archive], withKey);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("is not empty") });

  // The machine is lost; what is left is the archive and the key.
  site.child.kill("SIGKILL");
  await site.exit;
  const DATA_DIR = join(temporaryFolder(), "data");
  const restored = await command(["scripts/restore.ts", "newest"], {
    ...fresh,
    DATA_DIR,
    BACKUP_TO: to,
    BACKUP_IDENTITY,
  });
  expect(restored.code, restored.said).toBe(0);
  const second = await startSite({ ...fresh, DATA_DIR });
  expect((await get(second.port, "/readyz")).body).toBe("ready\n");
  const staff = await openStaff(second.port);
  const references = async () => {
    const leads: { reference: string }[] = await staff.call(
      "GET",
      "/items/leads?fields=reference&limit=-1",
    );
    return leads.map(({ reference }) => reference);
  };
  // What was on its way when it was copied is delivered now, once.
  await expect.poll(references, { timeout: HANG_MS }).toEqual(expect.arrayContaining(before));
  const all = await references();
  expect(new Set(all).size).toBe(all.length);
}
