import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn, signInAt } from "../../scripts/directus/call.ts";
import { openDirectus } from "../../scripts/transfer/directus.ts";
import { move, WouldOverwrite } from "../../scripts/transfer/move.ts";
import { MOVED } from "../../scripts/transfer/side.ts";
import {
  emptyFolder,
  filledFolder,
  ORIGINS,
  open,
} from "../../scripts/transfer/testing/embedded-folder.ts";
import { SITE_EL, startInstallation, type TestInstallation, tokenIn } from "./installation.ts";

const TIMEOUT_MS = 120_000;
const NEW_PASSWORD = "Seven-olive-trees-at-dawn";

let installation: TestInstallation;

beforeAll(async () => {
  installation = await startInstallation({ origins: [SITE_EL] });
}, TIMEOUT_MS);
afterAll(() => installation?.close());

/** More than fits into one page or one request. */
function addMany(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, "backend.db"));
  db.exec(`
    WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 600)
    INSERT INTO redirects (path, target) SELECT '/many/' || i, '/' FROM n;
    UPDATE article_translations SET body = replace(hex(zeroblob(90000)), '0', 'ω') || id;`);
  db.close();
}

describe("a transfer to a Directus and back", () => {
  it("ends with what it began with", { timeout: TIMEOUT_MS }, async () => {
    const { url, email, password, mailTo } = installation;
    const dataDir = await filledFolder();
    addMany(dataDir);
    const [original, copy] = [open(dataDir), open(emptyFolder())];
    const access = await signInAt(url, { email, password });
    const directus = await openDirectus({ access, allowedOrigins: ORIGINS });
    const { call } = access;

    const lines: string[] = [];
    const report = (line: string) => lines.push(line);
    const there = await move(original, directus, { mail: true, report });
    expect(there.filter(({ equal }) => !equal)).toEqual([]);
    expect(there.every(({ source }) => source.count > 0)).toBe(true);

    // The English page is not on this Directus's list of addresses for links.
    expect(lines.filter((line) => line.startsWith("NO MAIL"))).toEqual([
      expect.stringMatching(/^NO MAIL to owner@example.com: .*can't be used to reset/),
    ]);
    // Moved people choose a password by mail, and are then who they were.
    const token = tokenIn(await mailTo("eleni@example.com"));
    await call("POST", "/auth/password/reset", { token, password: NEW_PASSWORD });
    const asEditor = await signIn(url, "eleni@example.com", NEW_PASSWORD);
    expect(await asEditor("GET", "/users/me?fields=first_name,role.name")).toEqual({
      first_name: "Ελένη",
      role: { name: "Editor" },
    });

    // Stamps are Directus's own again, and new keys follow the moved ones.
    const made = (await asEditor("POST", "/items/articles", { slug: "afterwards" })) as {
      id: number;
      date_created: string;
    };
    expect(made.id).toBe(4);
    expect(Math.abs(Date.parse(made.date_created) - Date.now())).toBeLessThan(TIMEOUT_MS);
    await call("DELETE", "/items/articles/4");

    // Again, nothing is left to do; a difference is not overwritten without being told to.
    const again = await move(original, directus);
    expect(again).toEqual(there);
    await call("PATCH", "/items/articles/1", { author: "theo-marsh" });
    await expect(move(original, directus)).rejects.toThrow(WouldOverwrite);
    const forced = await move(original, directus, { force: true });
    expect(forced).toEqual(there);

    const back = await move(directus, copy);
    expect(back.filter(({ equal }) => !equal)).toEqual([]);
    for (const name of MOVED) {
      const first = await original.read(name);
      const ids = new Set(first.map(({ id }) => id));
      const last = await copy.read(name);
      // Whoever operates the Directus comes along.
      const others = last.filter(({ id }) => !ids.has(id)).map((item) => item.email);
      expect(others).toEqual(name === "users" ? [email] : []);
      expect(last.filter(({ id }) => ids.has(id))).toEqual(first);
    }
    const sums = (proofs: typeof there) =>
      proofs.flatMap(({ collection, target }) => (collection === "users" ? [] : [target]));
    expect(sums(back)).toEqual(sums(there));
  });
});
