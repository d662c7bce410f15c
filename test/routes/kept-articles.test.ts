import { copyFileSync, mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, it } from "vitest";
import { readArticle, updateArticle } from "../../app/api/articles.server.ts";
import { indexContent } from "../../scripts/index-content.ts";
import { setAsideIn, zeroPagesInUse } from "../support/damage.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { built, keptIn, openSite, words } from "../support/published-site.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** More than are put into an index at once at a start. */
const MANY = 450;

beforeAll(() => indexContent(ROOT, built));

it("starts with what was last published, and learns what was withdrawn meanwhile", async () => {
  const { create, editor, process } = await openSite();
  const before = await process();
  const id = await create("first-zeppelin", "A zeppelin");
  await before.published.look();
  before.published.stop();

  const after = await process();
  expect(after.title("first-zeppelin")).toBe("A zeppelin");
  await updateArticle(editor, await readArticle(editor, id), { status: "draft" }, [
    words("en", "A zeppelin"),
  ]);
  await after.published.look();
  expect(after.title("first-zeppelin")).toBeUndefined();
  after.published.stop();
  expect((await process()).title("first-zeppelin")).toBeUndefined();
});

it("takes over what the build before has kept", async () => {
  const { create, dataDir, process } = await openSite();
  const before = await process();
  await create("first-zeppelin", "A zeppelin");
  await before.published.look();
  before.published.stop();
  const next = join(dataDir, "next.sqlite");
  copyFileSync(built, next);
  const named = new DatabaseSync(next);
  named.exec("PRAGMA user_version = 77");
  named.close();

  const after = await process(Date.now, next);
  after.line.transport = () => Promise.reject(new Error("refused"));
  expect(after.title("first-zeppelin")).toBe("A zeppelin");
  expect(after.found("zeppelin")).toHaveLength(1);
  expect(keptIn(dataDir)).toHaveLength(1);
});

it("takes over more than it puts into its index at once, and what is beside a row nobody can read", async () => {
  const log = expectConsole("error");
  const { create, dataDir, path, process } = await openSite();
  const before = await process();
  await create("first-zeppelin", "A zeppelin");
  await before.published.look();
  before.published.stop();
  const kept = new DatabaseSync(path());
  kept.exec(`INSERT INTO published
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MANY})
    SELECT source, 'zeppelin-' || n, version,
      json_set(row, '$.slug', 'zeppelin-' || n, '$.author', iif(n = 2, 'nobody', 'ana-reed'))
    FROM published, numbers WHERE key = 'first-zeppelin'`);
  kept.close();
  renameSync(path(), join(dataDir, "content-00000077.db"));

  const after = await process();
  expect(after.title(`zeppelin-${MANY}`)).toBe("A zeppelin");
  expect(after.title("zeppelin-1")).toBe("A zeppelin");
  expect(after.title("zeppelin-2")).toBeUndefined();
  expect(after.found("zeppelin").length).toBeGreaterThan(1);
  expect(log.mock.calls.flat().join()).toContain("zeppelin-2");
  expect(keptIn(dataDir)).toHaveLength(1);
});

it("names an index by what it holds", async () => {
  const again = join(mkdtempSync(join(tmpdir(), "b4-built-")), "content.sqlite");
  await indexContent(ROOT, again);
  const nameOf = (file: string) =>
    new DatabaseSync(file, { readOnly: true }).prepare("PRAGMA user_version").get()?.user_version;
  expect(nameOf(again)).toBe(nameOf(built));
  expect(nameOf(again)).toBeGreaterThan(0);
});

it("knows what another process on the same folder has brought", async () => {
  const { create, process } = await openSite();
  const [one, other] = [await process(), await process()];
  await create("first-zeppelin", "A zeppelin");
  await one.published.look();
  await other.published.look();
  expect(other.title("first-zeppelin")).toBe("A zeppelin");
  expect(other.changed().flat()).toContain("en article:first-zeppelin");
});

it("keeps all of it anew when the copy is found damaged while it runs", async () => {
  const log = expectConsole("error");
  const { create, dataDir, path, process } = await openSite();
  const site = await process();
  await create("first-zeppelin", "A zeppelin");
  await site.published.look();
  const name = basename(path());
  zeroPagesInUse(path(), [2, 3], "DELETE FROM published WHERE key = ''");
  await create("second-zeppelin", "Another zeppelin");
  expect(await site.published.look()).toBe(true);
  expect(site.title("second-zeppelin")).toBe("Another zeppelin");
  expect(log).toHaveBeenCalledOnce();
  expect(setAsideIn(dataDir, name)).toHaveLength(1);
  await site.published.look();
  site.published.stop();
  const after = await process();
  expect(after.title("first-zeppelin")).toBe("A zeppelin");
  expect(after.title("second-zeppelin")).toBe("Another zeppelin");
});

it("keeps later what the disk would not take", async () => {
  const log = expectConsole("error");
  const { create, path, process } = await openSite();
  const site = await process();
  await create("early-zeppelin", "An early zeppelin");
  await site.published.look();
  const holder = new DatabaseSync(path());
  holder.exec("BEGIN IMMEDIATE");
  await create("first-zeppelin", "A zeppelin");
  await site.published.look();
  expect(site.title("first-zeppelin")).toBe("A zeppelin");
  expect(log).toHaveBeenCalledOnce();
  expect((await process()).title("first-zeppelin")).toBeUndefined();
  holder.exec("ROLLBACK");
  holder.close();
  await site.published.look();
  expect((await process()).title("first-zeppelin")).toBe("A zeppelin");
});
