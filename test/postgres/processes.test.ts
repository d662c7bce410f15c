import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { TURN_KEY } from "../../backend/db/postgres.ts";
import { isPostgresAway } from "../../backend/db/postgres-faults.ts";
import { inTransaction } from "../../backend/db/transaction.ts";
import { postgresStorage } from "../../backend/storage/postgres-storage.ts";
import { newLead } from "../../backend/testing/new-lead.ts";
import { PUBLIC_TOKEN, startOn } from "./backends.ts";
import { ask, freshDatabase, hasPostgres } from "./cluster.ts";

/** As many as start together in a rolling restart that does not roll. */
const PROCESSES = 4;

async function fleet() {
  const url = await freshDatabase();
  const all = await Promise.all(Array.from({ length: PROCESSES }, () => startOn(url)));
  const at = (index: number) => all[index % PROCESSES] as (typeof all)[number];
  return { url, at };
}

describe.skipIf(!hasPostgres)("processes on one PostgreSQL", () => {
  it("start at once on an empty database, with one administrator and one secret", async () => {
    const { url, at } = await fleet();
    expect(await ask(url, "SELECT count(*) FROM users")).toEqual([{ count: "1" }]);
    const { access } = await at(0).signIn();
    for (let index = 0; index < PROCESSES; index++) {
      expect((await at(index).call("GET", "/users/me", { token: access })).status).toBe(200);
    }
  });

  it("give one of twenty callers the successor of a refresh token, wherever they ask", async () => {
    const { at } = await fleet();
    const { refresh } = await at(0).signIn();
    const body = { refresh_token: refresh };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => at(index).call("POST", "/auth/refresh", { body })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const next = { refresh_token: won[0]?.data.refresh_token };
    expect((await at(1).call("POST", "/auth/refresh", { body: next })).status).toBe(200);
  });

  it("let one of several people change a lead as they have seen it", async () => {
    const { at } = await fleet();
    const { access: token } = await at(0).signIn();
    const lead = newLead();
    await at(1).call("POST", "/items/leads", { token, body: lead });
    const query = { filter: { id: { _eq: lead.id }, updated: { _null: true } } };
    const changes = await Promise.all(
      Array.from({ length: PROCESSES * 2 }, (_, index) =>
        at(index).call("PATCH", "/items/leads", {
          token,
          body: { query, data: { stage: index % 2 ? "contacted" : "declined" } },
        }),
      ),
    );
    expect(changes.map(({ data }) => Object.keys(data).length).filter(Boolean)).toEqual([1]);
  });

  // What another process is in the middle of, held there.
  async function holding(url: string, lock: string) {
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query(`BEGIN; SELECT ${lock}(${TURN_KEY})`);
    return { end: () => other.end() };
  }
  const waiting = (url: string) =>
    ask(url, "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted");

  it("take what visitors send while another one takes something, and change nothing meanwhile", async () => {
    const { url, at } = await fleet();
    const { access: editor } = await at(0).signIn();
    const lead = newLead();
    await at(0).call("POST", "/items/leads", { token: PUBLIC_TOKEN, body: lead });
    const adding = await holding(url, "pg_advisory_xact_lock_shared");
    const body = newLead({ email: "second@people.example" });
    const sent = await at(1).call("POST", "/items/leads", { token: PUBLIC_TOKEN, body });
    expect(sent.status).toBe(204);
    const change = { token: editor, body: { stage: "contacted" } };
    const changed = at(2).call("PATCH", `/items/leads/${lead.id}`, change);
    await expect.poll(() => waiting(url)).toHaveLength(1);
    await adding.end();
    expect((await changed).status).toBe(200);
  });

  it("take nothing that visitors send in the middle of a change", async () => {
    const { url, at } = await fleet();
    const changing = await holding(url, "pg_advisory_xact_lock");
    const sent = at(1).call("POST", "/items/leads", { token: PUBLIC_TOKEN, body: newLead() });
    await expect.poll(() => waiting(url)).toHaveLength(1);
    expect(await ask(url, "SELECT count(*)::int AS n FROM leads")).toEqual([{ n: 0 }]);
    await changing.end();
    expect((await sent).status).toBe(204);
  });

  it("keep the last administrator, whoever removes whom at one moment", async () => {
    const { url, at } = await fleet();
    const { access: token } = await at(0).signIn();
    const [first] = await ask(url, "SELECT id, role FROM users");
    const second = {
      email: "second@people.example",
      password: "Quiet-harbour-71-x",
      role: first?.role,
    };
    const made = await at(1).call("POST", "/users", { token, body: second });
    const answers = await Promise.all([
      at(2).call("DELETE", `/users/${first?.id}`, { token }),
      at(3).call("DELETE", `/users/${made.data.id}`, { token }),
    ]);
    // Whoever is removed first can't remove anybody, and the last one stays.
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await ask(url, "SELECT count(*) FROM users")).toEqual([{ count: "1" }]);
  });

  it("end a session everywhere at once", async () => {
    const { at } = await fleet();
    const { access: token, refresh } = await at(0).signIn();
    await at(1).call("POST", "/auth/logout", { body: { refresh_token: refresh } });
    expect((await at(2).call("GET", "/users/me", { token })).status).toBe(401);
  });

  it("serve a file that another one received, whole, and forget it with its record", async () => {
    const { url, at } = await fleet();
    const { access: token } = await at(0).signIn();
    const content = `%PDF-1.4\n${"many parts of a page ".repeat(100_000)}`;
    const raw = new FormData();
    raw.append("file", new Blob([content]), "cv.pdf");
    const { data } = await at(0).call("POST", "/files", { token, raw });
    const got = await at(1).call("GET", `/assets/${data.id}`, { token });
    expect(got.status).toBe(200);
    expect(got.text === content).toBe(true);
    expect(Number((await ask(url, "SELECT count(*) FROM file_parts"))[0]?.count)).toBeGreaterThan(
      5,
    );
    expect(readdirSync(join(at(0).dataDir, "uploads"))).toEqual([]);
    expect((await at(2).call("DELETE", `/files/${data.id}`, { token })).status).toBe(204);
    expect(await ask(url, "SELECT count(*) FROM file_parts")).toEqual([{ count: "0" }]);
    expect((await at(3).call("GET", `/assets/${data.id}`, { token })).status).toBe(403);
  });

  it("make no key twice after one was restored", async () => {
    const { at } = await fleet();
    const { access: token } = await at(0).signIn();
    const create = async (index: number, id?: number) => {
      const body = { slug: `a-${index}`, ...(id !== undefined && { id }) };
      return Number((await at(index).call("POST", "/items/articles", { token, body })).data.id);
    };
    expect(await create(0, 7)).toBe(7);
    expect(await create(1)).toBeGreaterThan(7);
    expect(await create(2, 3)).toBe(3);
    expect(await create(3)).toBeGreaterThan(8);
  });
});

describe.skipIf(!hasPostgres)("a PostgreSQL that goes away", () => {
  it("is answered 503, is a concern, and is worked with again when it is back", async () => {
    const url = await freshDatabase();
    const { call, backend } = await startOn(url);
    const name = new URL(url).pathname.slice(1);
    const server = new URL(url);
    server.pathname = "postgres";
    const lead = newLead();
    const { data } = await call("POST", "/auth/login", { body: { email: "", password: "" } });
    expect(data).toEqual({});
    await ask(server.href, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await ask(
      server.href,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    const refused = await call("GET", "/items/articles");
    expect(refused).toMatchObject({ status: 503, code: "SERVICE_UNAVAILABLE" });
    expect(refused.text).not.toMatch(/postgres|connection|SELECT/i);
    expect(backend.concerns()).toEqual(["backend: PostgreSQL can't be reached"]);
    await ask(server.href, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    const token = "static-public-token";
    expect((await call("POST", "/items/leads", { token, body: lead })).status).toBe(204);
    expect(backend.concerns()).toEqual([]);
  });

  // An error of a connection that nobody waits for, and nobody hears, ends the process.
  it("ends no process in the middle of a transaction", async () => {
    const url = await freshDatabase();
    const { dataDir } = await startOn(url);
    const { db, close } = await postgresStorage(url, dataDir);
    onTestFinished(close);
    const work = inTransaction({ db }, async ({ db }) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
      const pid = rows[0]?.pid;
      await ask(url, `SELECT pg_terminate_backend(${pid})`);
      const isThere = () => ask(url, `SELECT pid FROM pg_stat_activity WHERE pid = ${pid}`);
      await expect.poll(isThere).toEqual([]);
      await sql`SELECT 1`.execute(db);
    });
    await expect(work).rejects.toSatisfy(isPostgresAway);
    expect(await db.selectFrom("roles").select("id").execute()).not.toEqual([]);
  });
});
