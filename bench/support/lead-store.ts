import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { createBackend, ROLE_IDS } from "../../backend/index.ts";
import { searchTextOf } from "../../backend/write/search-text.ts";

const ADMIN = { email: "admin@example.com", password: "Copper-kettle-at-noon-55" };
const PUBLIC_TOKEN = "static-public-token";
const EDITOR = { email: "editor@example.com", password: "Quiet-harbour-71-lanterns" };
const FORMS = ["creators-join", "brands-join", "brands-campaigns", "careers-apply", "contact"];
const STAGES = ["new", "new", "in-review", "contacted", "declined"];
const SOURCES = ["direct", "tiktok.com", "google.com", "newsletter"];
const FIRST_NAMES = ["Μαρία", "Ελένη", "Νίκος", "Anna", "Theo", "Γιάννης", "Ines"];
const LAST_NAMES = ["Παπαδοπούλου", "Reed", "Marsh", "Αντωνίου", "Osei", "Καρρά"];
const FIRST_DAY = Date.UTC(2025, 0, 1);
const STEP_MS = 11 * 60_000;
/** As long as a campaign's brief with a page of answers. */
const ANSWER = "We would like to reach people who cook at home. ".repeat(30);
/** One in so many is in the other queue, has no owner, is in Greek, and so on. */
const RARE = 20;

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

export function rowOf(index: number, owner: string) {
  const name = `${pick(FIRST_NAMES, index)} ${pick(LAST_NAMES, index >> 3)}`;
  const submitted = new Date(FIRST_DAY + index * STEP_MS).toISOString();
  return {
    id: crypto.randomUUID(),
    reference: `B4-${index.toString(36).toUpperCase().padStart(8, "0")}`,
    form: pick(FORMS, index),
    locale: index % 3 === 0 ? "el" : "en",
    queue: index % RARE === 0 ? "spam" : "inbox",
    stage: pick(STAGES, index >> 2),
    owner: index % 2 === 0 ? owner : null,
    name,
    email: `person${index}@people.example.com`,
    phone: `+30 694 ${String(1_000_000 + index)}`,
    summary: `@handle${index} · ${pick(SOURCES, index)}`,
    source: pick(SOURCES, index),
    campaign: index % 7 === 0 ? "autumn" : null,
    consent_version: "2026-11",
    submitted,
    retain_until: new Date(Date.parse(submitted) + 3650 * 86_400_000).toISOString(),
    payload: JSON.stringify({ answers: { message: ANSWER }, index }),
    created: submitted,
  };
}

export type LeadRow = ReturnType<typeof rowOf>;
export type LeadStore = Awaited<ReturnType<typeof leadStore>>;

/**
 * An embedded backend with so many leads, an editor's way to ask it, and the leads themselves; on SQLite, or
 * on an empty PostgreSQL.
 */
export async function leadStore(count: number, databaseUrl?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-leads-"));
  const backend = await createBackend({
    dataDir,
    databaseUrl,
    publicToken: PUBLIC_TOKEN,
    adminEmail: ADMIN.email,
    adminPassword: ADMIN.password,
    allowedOrigins: [{ origin: "https://site.example", language: "en" }],
  });
  const ask = (method: string, path: string, token?: string, body?: unknown) =>
    backend.fetch(
      new Request(`https://site.example${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  const signIn = async (who: typeof ADMIN) => {
    const { data } = (await (await ask("POST", "/auth/login", undefined, who)).json()) as {
      data: { access_token: string };
    };
    return data.access_token;
  };
  const account = { ...EDITOR, role: ROLE_IDS.editor };
  const made = await ask("POST", "/users", await signIn(ADMIN), account);
  const owner = ((await made.json()) as { data: { id: string } }).data.id;
  const rows = Array.from({ length: count }, (_, index) => rowOf(index, owner));
  if (databaseUrl) await fillPostgres(databaseUrl, rows);
  else fill(join(dataDir, "backend.db"), rows);
  const editor = await signIn(EDITOR);
  return {
    rows,
    owner,
    ask: (method: string, path: string, body?: unknown) => ask(method, path, editor, body),
    /** For a site in front of it: the backend itself, its website's token, and who signs in there. */
    embedded: { fetch: (request: Request) => backend.fetch(request), publicToken: PUBLIC_TOKEN },
    editor: EDITOR,
    /** As the website. */
    send: (lead: unknown) => ask("POST", "/items/leads", PUBLIC_TOKEN, lead),
    async close() {
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** So many leads without an owner into a store that no process has open; the first has a known id. */
export function fillWithLeads(file: string, count: number): void {
  const known = "11111111-1111-4111-8111-111111111111";
  const rows = Array.from({ length: count }, (_, index) => ({ ...rowOf(index, ""), owner: null }));
  fill(
    file,
    rows.map((row, index) => (index === 0 ? { ...row, id: known, queue: "inbox" } : row)),
  );
}

/** Rows of one statement. */
const CHUNK = 2_000;

/** And looks at what is there, as PostgreSQL does by itself within a minute. */
export async function fillPostgres(databaseUrl: string, rows: readonly LeadRow[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const [first] = rows;
  const names = [...Object.keys(first ?? {}), "search_text"];
  const arrays = names.map((_, index) => `$${index + 1}::text[]`);
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows
      .slice(at, at + CHUNK)
      .map((row) => [...Object.values(row), searchTextOf("leads", row)]);
    await client.query(
      `INSERT INTO leads (${names.join(", ")}) SELECT * FROM unnest(${arrays.join(", ")})`,
      names.map((_, column) => chunk.map((values) => values[column] ?? null)),
    );
  }
  await client.query("VACUUM ANALYZE leads");
  await client.end();
}

export function fill(file: string, rows: readonly LeadRow[]): void {
  const db = new DatabaseSync(file);
  const [first] = rows;
  const names = [...Object.keys(first ?? {}), "search_text"];
  const insert = db.prepare(
    `INSERT INTO leads (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
  );
  db.exec("BEGIN");
  for (const row of rows) insert.run(...Object.values(row), searchTextOf("leads", row));
  db.exec("COMMIT");
  db.close();
}
