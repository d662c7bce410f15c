import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { createBackend } from "../../backend/index.ts";
import { HASH_COST } from "../../backend/testing/hash-cost.ts";
import { move, WouldOverwrite } from "./move.ts";
import { ADMIN, emptyFolder, filledFolder, ORIGINS, open } from "./testing/embedded-folder.ts";
import { PNG } from "./testing/fill-backend.ts";

const COUNTS = {
  users: 4,
  files: 1,
  pages: 2,
  articles: 2,
  article_translations: 3,
  entries: 2,
  redirects: 1,
  leads: 1,
  lead_notes: 2,
  erasures: 1,
  saved_views: 1,
  reply_templates: 16,
  settings: 5,
};

function edit(dataDir: string, sql: string) {
  const db = new DatabaseSync(join(dataDir, "backend.db"));
  db.exec(sql);
  db.close();
}

function rows(dataDir: string, sql: string) {
  const db = new DatabaseSync(join(dataDir, "backend.db"));
  const found = db.prepare(sql).all();
  db.close();
  return found.map((row) => ({ ...row }));
}

const countsOf = (proofs: Awaited<ReturnType<typeof move>>) =>
  Object.fromEntries(proofs.map(({ collection, target }) => [collection, target.count]));

describe("a transfer", () => {
  it("makes an empty side equal, stamps, keys and files included", async () => {
    const [source, target] = [await filledFolder(), emptyFolder()];
    const proofs = await move(open(source), open(target));
    expect(proofs.filter(({ equal }) => !equal)).toEqual([]);
    expect(countsOf(proofs)).toEqual(COUNTS);
    for (const table of [
      "articles",
      "article_translations",
      "leads",
      "lead_notes",
      "erasures",
      "saved_views",
      "reply_templates",
      "settings",
    ]) {
      const all = `SELECT * FROM ${table} ORDER BY id`;
      expect(rows(target, all)).toEqual(rows(source, all));
    }
    const files =
      "SELECT id, filename_download, title, type, filesize, checksum, uploaded_by, uploaded_on FROM files";
    expect(rows(target, files)).toEqual(rows(source, files));
    const [name = ""] = readdirSync(join(target, "files"));
    expect(readFileSync(join(target, "files", name)).equals(PNG)).toBe(true);
    const people = "SELECT id, email, language, status, role, avatar FROM users ORDER BY id";
    expect(rows(target, people)).toEqual(rows(source, people));
    expect(rows(target, "SELECT password FROM users WHERE password IS NOT NULL")).toEqual([]);
  });

  it("changes nothing the second time, and mails nobody again", async () => {
    const [source, target] = [await filledFolder(), emptyFolder()];
    const [from, to] = [open(source), open(target)];
    const lines: string[] = [];
    const first = await move(from, to, { mail: true, report: (line) => lines.push(line) });
    const mails = "SELECT recipient, language FROM outbox ORDER BY recipient";
    const sent = [
      { recipient: "eleni@example.com", language: "el" },
      { recipient: ADMIN, language: "en" },
    ];
    expect(rows(target, mails)).toEqual(sent);
    expect(lines).toContain("To be invited again: new@example.com");
    const stamps = rows(target, "SELECT * FROM articles");

    lines.length = 0;
    const second = await move(from, to, { mail: true, report: (line) => lines.push(line) });
    expect(second).toEqual(first);
    expect(lines).toEqual([]);
    expect(rows(target, mails)).toEqual(sent);
    expect(rows(target, "SELECT * FROM articles")).toEqual(stamps);
  });

  it("refuses to overwrite, names what differs and changes nothing", async () => {
    const [source, target] = [await filledFolder(), emptyFolder()];
    const [from, to] = [open(source), open(target)];
    await move(from, to);
    edit(target, "UPDATE articles SET author = 'theo-marsh' WHERE id = 3");
    edit(target, "DELETE FROM entries");
    await expect(move(from, to)).rejects.toThrow(WouldOverwrite);
    await expect(move(from, to)).rejects.toThrow("articles: 3");
    expect(rows(target, "SELECT * FROM entries")).toEqual([]);

    const proofs = await move(from, to, { force: true });
    expect(proofs.filter(({ equal }) => !equal)).toEqual([]);
    expect(rows(target, "SELECT author FROM articles WHERE id = 3")).toEqual([{ author: null }]);
  });

  it("finds out a file whose bytes differ, and replaces it when forced", async () => {
    const [source, target] = [await filledFolder(), emptyFolder()];
    const [from, to] = [open(source), open(target)];
    await move(from, to);
    const [name = ""] = readdirSync(join(target, "files"));
    writeFileSync(join(target, "files", name), Buffer.concat([PNG, Buffer.from("!")]));
    await expect(move(from, to)).rejects.toThrow("files: ");
    const differing = readFileSync(join(target, "files", name));
    edit(target, "DELETE FROM settings");
    edit(source, "UPDATE settings SET key = 'No slug!' WHERE key = 'text'");
    await expect(move(from, to, { force: true })).rejects.toThrow("settings 2: ");
    expect(readFileSync(join(target, "files", name)).equals(differing)).toBe(true);
    edit(source, "UPDATE settings SET key = 'text' WHERE id = 2");
    await move(from, to, { force: true });
    expect(readFileSync(join(target, "files", name)).equals(PNG)).toBe(true);
  });

  it("says that the sides differ when the target has more", async () => {
    const [source, target] = [await filledFolder(), emptyFolder()];
    const [from, to] = [open(source), open(target)];
    await move(from, to);
    edit(target, "INSERT INTO redirects (path, target) VALUES ('/extra', '/x')");
    const proofs = await move(from, to);
    const unequal = proofs.filter(({ equal }) => !equal);
    expect(unequal).toMatchObject([
      { collection: "redirects", source: { count: 1 }, target: { count: 2 } },
    ]);
  });

  it("takes an account with the same address for the same person", async () => {
    const [source, target] = [await filledFolder(), emptyFolder()];
    const there = await createBackend({
      dataDir: target,
      adminEmail: ADMIN,
      adminPassword: "Another-kettle-at-dusk-66",
      hashCost: HASH_COST,
      allowedOrigins: ORIGINS,
    });
    await there.close();
    const before = rows(target, "SELECT * FROM users");
    const lines: string[] = [];
    const report = (line: string) => lines.push(line);
    const proofs = await move(open(source), open(target), { report });
    expect(proofs.filter(({ equal }) => !equal)).toEqual([]);
    expect(lines[0]).toMatch(/^1 accounts have their address/);
    expect(rows(target, `SELECT * FROM users WHERE email = '${ADMIN}'`)).toEqual(before);
    const [file] = rows(target, "SELECT uploaded_by FROM files");
    expect(file?.uploaded_by).toBe(before[0]?.id);
  });

  it("leaves everything as it was when something cannot be taken", async () => {
    const [source, target] = [await filledFolder(), emptyFolder()];
    // The last collection to be written, after the file.
    edit(source, "UPDATE settings SET key = 'No slug!' WHERE key = 'text'");
    await expect(move(open(source), open(target))).rejects.toThrow("settings 2: ");
    expect(rows(target, "SELECT id FROM users")).toEqual([]);
    expect(readdirSync(join(target, "files"))).toEqual([]);
  });

  it("ends the sessions of people it changes", async () => {
    const [source, target] = [await filledFolder(), emptyFolder()];
    const [from, to] = [open(source), open(target)];
    await move(from, to);
    edit(
      target,
      `UPDATE users SET title = 'Guest' WHERE email = 'eleni@example.com';
       INSERT INTO sessions (id, user, provider, created, last_used, expires)
         SELECT 's', id, 'default', 0, 0, 9e15 FROM users WHERE email = 'eleni@example.com'`,
    );
    await move(from, to, { force: true });
    expect(rows(target, "SELECT id FROM sessions")).toEqual([]);
    const audited = rows(target, "SELECT action FROM audit WHERE detail = 'transfer'");
    expect(audited.map(({ action }) => action)).toContain("update");
  });
});
