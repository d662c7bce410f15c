import { describe, expect, it } from "vitest";
import { migratePostgres } from "../../backend/db/migrate-postgres.ts";
import { postgresState } from "../../backend/storage/postgres-state.ts";
import { describesSharedState } from "../../packages/lib/shared-state/state-suite.ts";
import { ask, freshDatabase, hasPostgres } from "./cluster.ts";

const SECRET = new Uint8Array(32).fill(7);
const STORE = { name: "letters", ttlMs: 60_000, maxEntries: 10 };
const COUNTED = { name: "knocks", maxKeys: 1_000 };
const ONCE = { attempts: 1, refillMs: 60_000 };

async function open(clock: { now: number }, processes: number) {
  const url = await freshDatabase();
  await migratePostgres(url, 0);
  const all = Array.from({ length: processes }, () => postgresState(url, SECRET, () => clock.now));
  return {
    url,
    states: all.map(({ state }) => state),
    close: async () => void (await Promise.all(all.map(({ close }) => close()))),
  };
}

async function two() {
  const clock = { now: 1_800_000_000_000 };
  const { url, states, close } = await open(clock, 2);
  const [first, second] = states;
  if (!first || !second) throw new Error("There are not two");
  return { clock, url, first, second, close };
}

describe.skipIf(!hasPostgres)("what processes know together on PostgreSQL", () => {
  describesSharedState(open);

  it("is known to all, and names nobody whose attempts are counted", async () => {
    const { url, first, second, close } = await two();
    await first.put(STORE, "a", "kept");
    expect(await second.get(STORE, "a")).toBe("kept");
    await first.take(COUNTED, [[ONCE, "192.0.2.7"]]);
    expect(await second.take(COUNTED, [[ONCE, "192.0.2.7"]])).toBeDefined();
    const rows = JSON.stringify(await ask(url, "SELECT * FROM shared_counts"));
    expect(rows).toContain("knocks");
    expect(rows).not.toContain("192.0.2");
    await close();
  });

  it("is swept of what has come to its end", async () => {
    const { clock, url, first, second, close } = await two();
    await first.put(STORE, "a", "kept");
    await first.take(COUNTED, [[ONCE, "a"]]);
    clock.now += 120_000;
    await second.get(STORE, "b");
    expect(await ask(url, "SELECT key FROM shared_values")).toEqual([]);
    expect(await ask(url, "SELECT key FROM shared_counts")).toEqual([]);
    await close();
  });

  it("is each process's own while the database is away", async () => {
    const { clock, url, first, second, close } = await two();
    await first.get(STORE, "a");
    const name = new URL(url).pathname.slice(1);
    const server = url.replace(`/${name}`, "/postgres");
    await ask(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await ask(
      server,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    const knock = [[ONCE, "a"]] as const;
    expect(await first.take(COUNTED, knock)).toBeUndefined();
    expect(await first.take(COUNTED, knock)).toBeDefined();
    expect(await second.take(COUNTED, knock)).toBeUndefined();
    await first.put(STORE, "b", "here");
    expect(await first.get(STORE, "b")).toBe("here");
    await ask(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    clock.now += 2_000;
    await second.put(STORE, "c", "everywhere");
    expect(await first.get(STORE, "c")).toBe("everywhere");
    // What was kept meanwhile is still found where it was kept.
    expect(await first.get(STORE, "b")).toBe("here");
    await close();
  });

  it("has every build's files, told once and kept while somebody tells of them", async () => {
    const { clock, url, first, second, close } = await two();
    const contents: Record<string, string> = { "a-1.js": "1", "b-1.js": "x".repeat(300_000) };
    const read = async (name: string) => Buffer.from(contents[name] ?? "");
    const names = Object.keys(contents);
    const told = await Promise.all(
      [first, second].map(({ assets }) => assets?.publish(names, read)),
    );
    expect(told).toEqual([true, true]);
    const never = async () => Promise.reject(new Error("read again"));
    expect(await first.assets?.publish(names, never)).toBe(true);
    const found = await second.assets?.find([...names, "c-1.js"]);
    const texts = [...(found ?? [])].map(([name, content]) => [
      name,
      Buffer.from(content).toString(),
    ]);
    expect(Object.fromEntries(texts)).toEqual(contents);
    const left = () => ask(url, "SELECT name FROM shared_assets ORDER BY name");
    clock.now += 10 * 24 * 60 * 60 * 1000;
    await second.assets?.publish(["a-1.js"], never);
    clock.now += 5 * 24 * 60 * 60 * 1000;
    await first.get(STORE, "anything");
    expect(await left()).toEqual([{ name: "a-1.js" }]);
    await close();
  });

  it("adds up what each process has counted, for a while and not without end", async () => {
    const { clock, first, second, close } = await two();
    const tally = (key: string, count: number) => ({
      key,
      count,
      first: clock.now,
      last: clock.now,
    });
    await first.tallies?.add(STORE, [tally("/a", 2), tally("/b", 1)]);
    clock.now += 1_000;
    await Promise.all([first, second].map((one) => one.tallies?.add(STORE, [tally("/a", 3)])));
    const list = async () => (await second.tallies?.list(STORE))?.sort((a, b) => b.count - a.count);
    expect(await list()).toEqual([
      { key: "/a", count: 8, first: clock.now - 1_000, last: clock.now },
      { key: "/b", count: 1, first: clock.now - 1_000, last: clock.now - 1_000 },
    ]);
    clock.now += 59_500;
    expect(await list()).toMatchObject([{ key: "/a" }]);
    await first.tallies?.add(
      STORE,
      Array.from({ length: 30 }, (_, n) => tally(`/robot-${n}`, 1)),
    );
    expect(await list()).toHaveLength(STORE.maxEntries);
    await close();
  });
});
