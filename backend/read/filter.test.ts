import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../db/database.ts";
import { foldText } from "../db/fold-text.ts";
import { migrate } from "../db/migrate.ts";
import { sqliteDatabase } from "../db/sqlite.ts";
import type { Rights } from "../permissions.ts";
import type { CollectionName } from "../schema.ts";
import { compileFilter, visibleItems } from "./filter.ts";

const ADMIN: Rights = { policy: "administrator", user: "7b0c6a52-9d7e-4c1f-8a34-0f6e5d4c3b2a" };
const EDITOR: Rights = { policy: "editor", user: null };

let db: Database;

beforeAll(() => {
  const file = new DatabaseSync(":memory:");
  db = sqliteDatabase(file);
  file.function("fold_text", { deterministic: true }, (value) =>
    typeof value === "string" ? foldText(value) : value,
  );
  migrate(file, 0);
  file.exec(`
    INSERT INTO users (id, email, first_name) VALUES ('${ADMIN.user}', 'ana@people.example', 'Ana');
    INSERT INTO articles (id, slug, author, status, published) VALUES
      (1, 'one', 'ana', 'published', '2026-01-01'), (2, 'two', NULL, 'draft', '2026-02-01'),
      (3, 'three', 'Ανδρέας', 'published', NULL);
    INSERT INTO article_translations (article, locale, title) VALUES (1, 'en', 'A'), (2, 'el', 'B');
    INSERT INTO redirects (id, path, target, enabled) VALUES (1, '/a', '/b', 1), (2, '/c', '/d', 0);
    INSERT INTO leads (id, reference, form, locale, name, email, submitted, payload, owner, created)
    VALUES
      ('l1', '1', 'join', 'en', 'A', 'a', '', '{}', '${ADMIN.user}', '2026-05-01T10:00:00.000Z'),
      ('l2', '2', 'join', 'en', 'B', 'b', '', '{}', NULL, '2026-06-01T10:00:00.000Z');`);
});

async function ids(filter: unknown, collection: CollectionName = "articles", rights = ADMIN) {
  const condition = compileFilter(rights, collection, filter, "t");
  const { rows } = await sql<{ id: unknown }>`
    SELECT id FROM ${sql.table(collection)} AS t WHERE ${condition} ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}

describe("filters find", () => {
  it.each([
    [{}, [1, 2, 3]],
    [{ slug: "one" }, [1]],
    [{ slug: { _eq: "one" } }, [1]],
    [{ author: { _eq: null } }, [2]],
    [{ author: { _neq: "ana" } }, [3]],
    [{ author: { _neq: null } }, [1, 3]],
    [{ id: { _in: [1, "3"] } }, [1, 3]],
    [{ id: { _in: 2 } }, [2]],
    [{ id: { _nin: "1,2" } }, [3]],
    [{ slug: { _contains: "%" } }, []],
    [{ slug: { _contains: "_" } }, []],
    [{ slug: { _contains: "\\" } }, []],
    [{ slug: { _contains: "E" } }, []],
    [{ slug: { _contains: "e" } }, [1, 3]],
    [{ author: { _icontains: "ανδρεασ" } }, [3]],
    [{ slug: { _starts_with: "t" } }, [2, 3]],
    [{ id: { _gt: "1", _lte: 3 } }, [2, 3]],
    [{ published: { _gte: "2026-02-01" } }, [2]],
    [{ published: { _between: ["2026-01-01", "2026-01-31"] } }, [1]],
    [{ published: { _nbetween: "2026-01-01,2026-01-31" } }, [2]],
    [{ id: { _between: [2, "3"] } }, [2, 3]],
    [{ slug: { _ncontains: "e" } }, [2]],
    [{ author: { _ncontains: "z" } }, [1, 3]],
    [{ slug: { _nstarts_with: "t" } }, [1]],
    [{ slug: { _ends_with: "e" } }, [1, 3]],
    [{ slug: { _ends_with: "three and more" } }, []],
    [{ slug: { _nends_with: "e" } }, [2]],
    [{ slug: { _istarts_with: "T" } }, [2, 3]],
    [{ slug: { _nistarts_with: "T" } }, [1]],
    [{ author: { _iends_with: "ΈΑΣ" } }, [3]],
    [{ slug: { _niends_with: "E" } }, [2]],
    [{ author: { _empty: true } }, [2]],
    [{ author: { _nempty: true } }, [1, 3]],
    [{ author: { _empty: "false" } }, [1, 3]],
    [{ author: { _null: null } }, [2]],
    [{ translations: { _some: { locale: { _eq: "en" } } } }, [1]],
    [{ translations: { _none: { locale: { _eq: "en" } } } }, [2, 3]],
    [{ translations: { _none: { locale: { _nnull: true } } } }, [3]],
    [{ published: { _null: true } }, [3]],
    [{ published: { _null: "false" } }, [1, 2]],
    [{ published: { _nnull: true } }, [1, 2]],
    [{ _or: [{ slug: "one" }, { _and: [{ status: "draft" }, { id: 2 }] }] }, [1, 2]],
    [{ translations: { locale: { _eq: "en" } } }, [1]],
    [{ translations: { _or: [{ locale: "en" }, { title: "B" }] } }, [1, 2]],
  ])("%j", async (filter, expected) => {
    expect(await ids(filter)).toEqual(expected);
  });

  it("booleans, timestamps, relations and the current user", async () => {
    expect(await ids({ enabled: { _eq: "true" } }, "redirects")).toEqual([1]);
    expect(await ids({ enabled: { _eq: false } }, "redirects")).toEqual([2]);
    expect(await ids({ created: { _gt: "2026-05-01T12:00:00+02:00" } }, "leads")).toEqual(["l2"]);
    expect(await ids({ owner: { first_name: { _eq: "Ana" } } }, "leads")).toEqual(["l1"]);
    const someone = { owner: { _some: { first_name: { _eq: "Ana" } } } };
    await expect(ids(someone, "leads")).rejects.toThrow(expect.objectContaining({ status: 400 }));
    const beyond = { id: { _gt: "l1" } };
    await expect(ids(beyond, "leads")).rejects.toThrow(expect.objectContaining({ status: 400 }));
    expect(await ids({ owner: { _eq: "$CURRENT_USER" } }, "leads")).toEqual(["l1"]);
    expect(await ids({ owner: { _eq: "$CURRENT_USER" } }, "leads", EDITOR)).toEqual([]);
  });
});

describe("filters refuse", () => {
  it.each([
    [{ slug: { _like: "x" } }, 400],
    [{ _not: [] }, 400],
    [{ _and: {} }, 400],
    [{ _or: [] }, 400],
    [{ slug: { _in: [] } }, 400],
    [{ slug: { _in: { a: 1 } } }, 400],
    [{ slug: { _in: null } }, 400],
    [{ slug: { _in: Array.from({ length: 1001 }, () => "x") } }, 400],
    [{ slug: { _eq: { a: 1 } } }, 400],
    [{ slug: { _eq: ["a"] } }, 400],
    [{ id: { _eq: "1 OR 1=1" } }, 400],
    [{ id: { _contains: "1" } }, 400],
    [{ slug: { _gt: "a" } }, 400],
    [{ slug: { _nicontains: "a" } }, 400],
    [{ id: { _empty: true } }, 400],
    [{ id: { _between: [1] } }, 400],
    [{ id: { _between: [1, 2, 3] } }, 400],
    [{ translations: { _some: { locale: "en" }, locale: "el" } }, 400],
    [{ translations: { _none: "en" } }, 400],
    [{ slug: { _some: { id: 1 } } }, 400],
    [{ published: { _null: "perhaps" } }, 400],
    [{ related: { _eq: "x" } }, 400],
    [{ translations: { _eq: 1 } }, 400],
    [{ slug: { nested: { _eq: 1 } } }, 400],
    [{ translations: { article: { slug: { _eq: "one" } } } }, 400],
    ["slug", 400],
    [{ _or: Array.from({ length: 101 }, () => ({ slug: "x" })) }, 400],
    [{ 'slug" OR 1=1 --': { _eq: 1 } }, 403],
    [{ constructor: { _eq: 1 } }, 403],
    [{ translations: { nope: { _eq: 1 } } }, 403],
  ])("%j", async (filter, status) => {
    await expect(ids(filter)).rejects.toThrow(expect.objectContaining({ status }));
  });

  it("secrets, directly and over a relation", async () => {
    for (const name of ["password", "tfa_secret"]) {
      const filter = { [name]: { _starts_with: "$argon2" } };
      await expect(ids(filter, "users")).rejects.toThrow(expect.objectContaining({ status: 403 }));
      await expect(ids({ owner: filter }, "leads")).rejects.toThrow(
        expect.objectContaining({ status: 403 }),
      );
    }
  });

  it("fields of related items that the caller may not read", async () => {
    const filter = { owner: { email: { _eq: "ana@people.example" } } };
    expect(await ids(filter, "leads")).toEqual(["l1"]);
    await expect(ids(filter, "leads", EDITOR)).rejects.toThrow(
      expect.objectContaining({ status: 403 }),
    );
  });
});

it("shows only items that the policy covers, over relations too", async () => {
  const anonymous: Rights = { policy: "anonymous", user: null };
  const visible = visibleItems(anonymous, "article_translations", "t");
  const { rows } = await sql<{ locale: string }>`
    SELECT locale FROM article_translations AS t WHERE ${visible}`.execute(db);
  expect(rows.map(({ locale }) => locale)).toEqual(["en"]);
});
