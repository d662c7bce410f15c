/** Data of the first release under the newest code, and the newest data under an older one: the real process. */

import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { migrate } from "../../backend/db/migrate.ts";
import { MIGRATIONS_DIR } from "../../backend/db/migrations.ts";
import { temporaryFolder } from "../../server/intake/testing.ts";
import { command } from "../support/command.ts";
import { freePort, get, HANG_MS, start } from "../support/process.ts";
import { openStaff, SIGN_IN } from "../support/staff-calls.ts";

const FIRST = "0001-initial.sql";

/** A DATA_DIR as the first release left it, with a lead. */
function ofFirstRelease(): string {
  const [DATA_DIR, migrations] = [temporaryFolder(), temporaryFolder()];
  copyFileSync(join(MIGRATIONS_DIR, FIRST), join(migrations, FIRST));
  const db = new DatabaseSync(join(DATA_DIR, "backend.db"));
  migrate(db, 0, migrations);
  db.exec(`INSERT INTO leads (id, form, locale, stage, payload, created) VALUES
    ('7b0c6a52-9d7e-4c1f-8a34-0f6e5d4c3b2a', 'contact', 'el', 'contacted',
      '{"name":"Maria","email":"Maria@People.example"}', '2026-05-01T10:00:00.000Z')`);
  db.close();
  return DATA_DIR;
}

it(
  "takes data of the first release over, after a copy that can be put back, and refuses what is newer",
  async () => {
    const DATA_DIR = ofFirstRelease();
    const PORT = await freePort();
    const site = start({ PORT, DATA_DIR, ...SIGN_IN });
    await site.ready();
    expect((await get(PORT, "/readyz")).body).toBe("ready\n");
    const staff = await openStaff(PORT);
    expect(await staff.call("GET", "/items/leads?fields=name,email,stage")).toEqual([
      { name: "Maria", email: "maria@people.example", stage: "contacted" },
    ]);
    const [archive = "", ...others] = readdirSync(join(DATA_DIR, "backups")).filter((name) =>
      name.endsWith(".tar.gz"),
    );
    expect(others).toEqual([]);
    expect(site.output()).toContain(archive);
    site.child.kill("SIGTERM");
    expect(await site.exit).toBe(0);

    // What the copy holds is as it was before: the way back for the older release.
    const before = temporaryFolder();
    const file = join(DATA_DIR, "backups", archive);
    const restored = await command(["scripts/restore.ts", file], { DATA_DIR: before });
    expect(restored, restored.said).toMatchObject({ code: 0 });
    const old = new DatabaseSync(join(before, "backend.db"), { readOnly: true });
    expect(old.prepare("SELECT name FROM schema_migrations").all()).toEqual([{ name: FIRST }]);
    old.close();

    const newer = new DatabaseSync(join(DATA_DIR, "backend.db"));
    newer.exec("INSERT INTO schema_migrations VALUES ('9999-later.sql', 'x', 'y')");
    newer.close();
    const refused = start({ PORT: await freePort(), DATA_DIR, ...SIGN_IN });
    expect(await refused.exit).not.toBe(0);
    expect(refused.output()).toMatch(/newer version of the site \(9999-later\.sql/);
    expect(refused.output()).not.toMatch(/^\s+at /m);
  },
  HANG_MS,
);
