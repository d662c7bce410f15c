import { describe, expect, it } from "vitest";
import { postgres } from "../../doctor/checks/postgres.ts";
import { installation, lines } from "../../doctor/testing.ts";
import { ask, freshDatabase, hasPostgres } from "./cluster.ts";

const found = async (DATABASE_URL: string) => lines(await postgres(installation({ DATABASE_URL })));

describe.skipIf(!hasPostgres)("npm run doctor on PostgreSQL", () => {
  it("says nothing of one that is reached, of the first day too", async () => {
    expect(await found(await freshDatabase())).toEqual([]);
  });

  it("finds one that is away, that does not know us, and that is of a newer version", async () => {
    const url = await freshDatabase();
    const away = new URL(url);
    away.port = "1";
    expect(await found(away.href)).toEqual([
      expect.stringMatching(/^loses: PostgreSQL can't be reached: /),
    ]);
    const unknown = new URL(url);
    unknown.pathname = "/nothing_of_that_name";
    expect(await found(unknown.href)).toEqual([
      expect.stringMatching(/^shuts: PostgreSQL does not let the site in: .*does not exist/),
    ]);
    await ask(url, "CREATE TABLE schema_migrations (name TEXT, checksum TEXT, applied TEXT)");
    await ask(url, "INSERT INTO schema_migrations VALUES ('9999-later.sql', 'x', 'y')");
    expect(await found(url)).toEqual([
      "shuts: The database is not of this version: Migration 9999-later.sql is not known here.",
    ]);
  });
});
