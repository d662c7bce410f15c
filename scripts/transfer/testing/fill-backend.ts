import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Backend } from "../../../backend/index.ts";
import { ROLE_IDS } from "../../../backend/permissions.ts";

export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const PASSWORD = "Copper-kettle-at-noon-55";
const LEAD = "0f0c8c1e-53cf-4d0e-9a42-6c1d2f3b4a59";

/** Fills a backend through its own calls with something of everything. For tests. */
export async function fillBackend(backend: Backend, dataDir: string, admin: string): Promise<void> {
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const isForm = body instanceof FormData;
    const response = await backend.fetch(
      new Request(`https://site.example${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(!isForm && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      }),
    );
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const text = await response.text();
    return text ? JSON.parse(text).data : undefined;
  };
  const login = { email: admin, password: PASSWORD };
  const { access_token: token } = await call("POST", "/auth/login", login);
  const asAdmin = (method: string, path: string, body?: unknown) => call(method, path, body, token);

  const form = new FormData();
  form.append("title", "Ένα εικονοστοιχείο");
  form.append("file", new Blob([PNG], { type: "image/png" }), "pixel one.png");
  const file = await asAdmin("POST", "/files", form);
  const [eleni] = await asAdmin("POST", "/users", [
    {
      email: "eleni@example.com",
      password: PASSWORD,
      first_name: "Ελένη",
      last_name: "Παππά",
      title: "Editor",
      language: "el-GR",
      role: ROLE_IDS.editor,
      avatar: file.id,
    },
    { email: "gone@example.com", status: "suspended", language: "en-US", role: null },
  ]);
  await asAdmin("POST", "/users/invite", { email: "new@example.com", role: ROLE_IDS.editor });

  await asAdmin("POST", "/items/pages", [
    { key: "home", locale: "en", title: "Home", body: [{ b: 1, a: [null, true, "x"] }] },
    { key: "home", locale: "el", title: "Αρχική", status: "published", body: {} },
  ]);
  await asAdmin("POST", "/items/articles", [
    { slug: "first", author: "ana-reed", related: ["second"], published: "2026-01-10" },
    { slug: "left-out" },
    { slug: "second", status: "published", updated: "2026-02-28" },
  ]);
  await asAdmin("DELETE", "/items/articles/2");
  await asAdmin("POST", "/items/article_translations", [
    { article: 1, locale: "en", title: "First", body: 'Long\ntext with "quotes" & <b>tags</b>' },
    { article: 1, locale: "el", title: "Πρώτο", lead: "" },
    { article: 3, locale: "en", title: "Second — with a dash" },
  ]);
  await asAdmin("POST", "/items/entries", [
    { list: "openings", key: "lead", sort: 2, facts: { office: "athens" }, words: { en: {} } },
    { list: "openings", key: "gone", status: "archived" },
  ]);
  await asAdmin("POST", "/items/redirects", { path: "/old", target: "/new", permanent: true });
  await asAdmin("POST", "/items/settings", [
    { key: "object", value: { z: 1, a: { c: 0.5, b: "ß" } }, public: true },
    { key: "text", value: "only a text" },
    { key: "number", value: 42 },
    { key: "truth", value: false },
    { key: "nothing", value: null },
  ]);
  await asAdmin("POST", "/items/erasures", { address: "0f".repeat(32) });
  await asAdmin("POST", "/items/leads", {
    id: LEAD,
    reference: "B4-7KQ2-M9XD",
    form: "contact",
    locale: "el",
    owner: eleni.id,
    name: "Μαρία Παππά",
    email: "maria@example.com",
    cv: file.id,
    submitted: "2023-12-31T21:59:00.000Z",
    retain_until: "2033-12-31T21:59:00.000Z",
    payload: { message: "Γειά σας" },
  });
  await asAdmin("PATCH", `/items/leads/${LEAD}`, { stage: "contacted" });
  const editor = { email: "eleni@example.com", password: PASSWORD };
  const { access_token: hers } = await call("POST", "/auth/login", editor);
  await call("POST", "/items/lead_notes", { lead: LEAD, note: "Called back." }, hers);
  const stage = { lead: LEAD, kind: "stage", detail: { from: "new", to: "contacted" } };
  await call("POST", "/items/lead_notes", stage, hers);
  await call("POST", "/items/saved_views", { name: "Mine", query: "owner=me" }, hers);
  ageStamps(dataDir);
}

/** Stamps long past, so that a transfer that stamps anew is found out. */
function ageStamps(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, "backend.db"));
  db.exec(`
    UPDATE articles SET date_created = '2024-02-03T04:05:06.789Z';
    UPDATE articles SET date_updated = '2024-03-04T05:06:07.008Z' WHERE id = 1;
    UPDATE leads SET created = '2024-01-01T00:00:00.000Z', updated = '2024-01-02T00:00:00.100Z';
    UPDATE lead_notes SET created = '2024-01-03T23:59:59.999Z';
    UPDATE files SET uploaded_on = '2023-12-31T22:00:00.000Z';`);
  db.close();
}
