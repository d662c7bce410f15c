import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { pagesOf, zeroPagesInUse } from "../../test/support/damage.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { newLead } from "../testing/new-lead.ts";
import { ADMIN, PUBLIC_TOKEN, startBackend } from "../testing/start-backend.ts";
import { sqliteDatabase } from "./sqlite.ts";
import { translateStorageError } from "./storage-errors.ts";
import { inTransaction } from "./transaction.ts";

async function faultOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error("No fault.");
}

describe("a full disk", () => {
  it("leaves nothing half done, says 503, and recovers unaided", async () => {
    const file = new DatabaseSync(":memory:");
    const db = sqliteDatabase(file);
    file.exec("CREATE TABLE notes (note TEXT); PRAGMA max_page_count = 10");
    const fill = () =>
      inTransaction({ db }, async ({ db }) => {
        for (let count = 0; count < 50; count++) {
          await sql`INSERT INTO notes VALUES (${"x".repeat(4000)})`.execute(db);
        }
      });
    expect(translateStorageError(await faultOf(fill))).toMatchObject({
      status: 503,
      headers: { "retry-after": "5" },
    });
    expect(file.prepare("SELECT count(*) AS n FROM notes").get()?.n).toBe(0);
    file.exec("PRAGMA max_page_count = 1000");
    await fill();
    expect(file.prepare("SELECT count(*) AS n FROM notes").get()?.n).toBe(50);
  });

  it("is recognised from the file system too", () => {
    const full = Object.assign(new Error("no space left"), { code: "ENOSPC" });
    expect(translateStorageError(full)).toMatchObject({ status: 503 });
  });
});

describe("a locked database", () => {
  it("is read from, refuses writes with 503, and takes them again afterwards", async () => {
    const { call, signIn, openStored } = await startBackend();
    const { access: token } = await signIn();
    const other = openStored();
    other.exec("BEGIN IMMEDIATE");
    const lead = newLead();
    const send = () => call("POST", "/items/leads", { token: PUBLIC_TOKEN, body: lead });
    const refused = await send();
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(refused.code).toBe("SERVICE_UNAVAILABLE");
    expect(refused.text).not.toMatch(/sqlite|locked|SELECT|INSERT/i);
    expect((await call("POST", "/auth/login", { body: ADMIN })).status).toBe(503);
    expect((await call("GET", "/items/leads", { token })).status).toBe(200);
    other.exec("ROLLBACK");
    expect((await send()).status).toBe(204);
  });
});

describe("a damaged database", () => {
  it("answers 503, is not written any more, and sends no mail that it could not note down", async () => {
    const error = expectConsole("error");
    const { call, signIn, backend, dataDir, mails } = await startBackend();
    await signIn();
    const file = join(dataDir, "backend.db");
    const all = Array.from({ length: pagesOf(file) - 1 }, (_, index) => index + 2);
    zeroPagesInUse(file, all, "UPDATE users SET title = title");
    expect(backend.concerns()).toEqual([]);
    const lead = () => call("POST", "/items/leads", { token: PUBLIC_TOKEN, body: newLead() });
    expect(await lead()).toMatchObject({ status: 503, code: "SERVICE_UNAVAILABLE" });
    expect(backend.concerns()).toHaveLength(1);
    const damaged = readFileSync(file);
    const again = await lead();
    expect(again.headers.get("retry-after")).toBe("60");
    const reset = { email: ADMIN.email };
    expect((await call("POST", "/auth/password/request", { body: reset })).status).toBe(503);
    expect((await call("GET", "/items/articles")).status).toBe(503);
    expect(readFileSync(file).equals(damaged)).toBe(true);
    expect(mails).toEqual([]);
    expect(error).toHaveBeenCalledOnce();
  });
});

describe("a broken rule", () => {
  it("of uniqueness names the public collection and field", async () => {
    const db = new DatabaseSync(":memory:");
    db.exec("CREATE TABLE users (email TEXT UNIQUE); INSERT INTO users VALUES ('a')");
    const fault = await faultOf(() => db.exec("INSERT INTO users VALUES ('a')"));
    expect(translateStorageError(fault)).toMatchObject({
      status: 400,
      code: "RECORD_NOT_UNIQUE",
      extensions: { collection: "directus_users", field: "email" },
    });
  });

  it.each([new Error("bug"), new TypeError("bug"), "thrown text", undefined])(
    "is not seen in %s",
    (fault) => {
      expect(translateStorageError(fault)).toBeNull();
    },
  );
});
