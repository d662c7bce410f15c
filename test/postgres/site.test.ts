/** The site itself, as two processes with folders of their own on one PostgreSQL. */

import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { freePort, get, start } from "../support/process.ts";
import { openStaff, SIGN_IN, sendContact } from "../support/staff-calls.ts";
import { ask, freshDatabase, hasPostgres } from "./cluster.ts";

const SLUG = "quiet-streams";
const LIMIT_MS = 120_000;
const LOOK_MS = 50;

async function startSite(variables: Record<string, string>) {
  const PORT = await freePort();
  const site = start({ PORT, ...SIGN_IN, ...variables });
  await site.ready();
  return { ...site, port: PORT };
}

describe.skipIf(!hasPostgres)("the site on PostgreSQL", () => {
  it(
    "shows in every process what one of them was told, and keeps it when they have gone",
    async () => {
      const DATABASE_URL = await freshDatabase();
      const [first, second] = await Promise.all([
        startSite({ DATABASE_URL }),
        startSite({ DATABASE_URL }),
      ]);
      const staff = await openStaff(first.port);
      await staff.publish(SLUG);
      while ((await get(second.port, `/blog/${SLUG}`)).status !== 200) await sleep(LOOK_MS);

      expect((await sendContact(second.port)).status).toBe(303);
      const leads = "SELECT name FROM leads";
      while ((await ask(DATABASE_URL, leads)).length === 0) await sleep(LOOK_MS);
      expect(await ask(DATABASE_URL, leads)).toEqual([{ name: "Maria Pappa" }]);
      expect((await get(second.port, "/readyz")).body).toBe("ready\n");

      for (const { child } of [first, second]) child.kill("SIGTERM");
      expect(await Promise.all([first.exit, second.exit])).toEqual([0, 0]);
      const third = await startSite({ DATABASE_URL });
      expect((await get(third.port, `/blog/${SLUG}`)).status).toBe(200);
      expect(third.output()).not.toContain("Sign in  ");
    },
    LIMIT_MS,
  );

  it(
    "serves pages and takes what is sent while PostgreSQL is away, and files it afterwards",
    async () => {
      const DATABASE_URL = await freshDatabase();
      const site = await startSite({ DATABASE_URL });
      const name = new URL(DATABASE_URL).pathname.slice(1);
      const server = DATABASE_URL.replace(`/${name}`, "/postgres");
      await ask(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await ask(
        server,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      );
      expect((await get(site.port, "/contact")).status).toBe(200);
      expect((await sendContact(site.port)).status).toBe(303);
      const concern = "backend: PostgreSQL can't be reached";
      while (!(await get(site.port, "/readyz")).body.includes(concern)) await sleep(LOOK_MS);
      await ask(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
      const leads = "SELECT count(*)::int AS n FROM leads";
      while ((await ask(DATABASE_URL, leads))[0]?.n !== 1) await sleep(LOOK_MS);
      while ((await get(site.port, "/readyz")).body !== "ready\n") await sleep(LOOK_MS);
    },
    LIMIT_MS,
  );

  it("does not start on a database that there is none of, and says so in a line", async () => {
    const DATABASE_URL = `${await freshDatabase()}`.replace(/\/test_\w+/, "/nowhere");
    const { exit, output } = start({ DATABASE_URL, ...SIGN_IN, PORT: await freePort() });
    expect(await exit).toBe(1);
    expect(output()).toMatch(
      / error DATABASE_URL does not work: database "nowhere" does not exist$/m,
    );
    expect(output()).not.toContain("    at ");
  });
});
