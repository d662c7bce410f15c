import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newLead } from "../testing/new-lead.ts";
import { PUBLIC_TOKEN, startBackend, type TestBackend } from "../testing/start-backend.ts";

const PDF = "%PDF-1.4\none";

async function setUp() {
  const backend = await startBackend();
  const { access: token } = await backend.signIn();
  const call = (method: string, path: string, body?: unknown) =>
    backend.call(method, path, { token, ...(body !== undefined && { body }) });
  const send = async (differing: Record<string, unknown> = {}) => {
    const lead = newLead(differing);
    const { status } = await backend.call("POST", "/items/leads", {
      token: PUBLIC_TOKEN,
      body: lead,
    });
    expect(status).toBe(204);
    return lead.id;
  };
  return { backend, call, send };
}

async function upload(backend: TestBackend, id: string, content = PDF) {
  const raw = new FormData();
  raw.append("id", id);
  raw.append("file", new Blob([content]), "cv.pdf");
  return backend.call("POST", "/files", { token: PUBLIC_TOKEN, raw });
}

const onDisk = ({ dataDir }: TestBackend) => readdirSync(join(dataDir, "files"));

describe("a search for leads", () => {
  it.each([
    ["παπαδοπουλου", 1],
    ["ΠΑΠΑΔΟΠΟΎΛΟΥ", 1],
    ["μαριας", 1],
    ["eleni@", 1],
    // By its sound, as written in the address.
    ["ελένη", 1],
    ["papadopoulou", 1],
    ["Papadopulu", 1],
    ["694 412-3456", 1],
    ["+30 6944123456", 1],
    ["0030 694 4123456", 1],
    ["77", 0],
    ["γάλα βρώμης", 1],
    ["o'neill", 1],
    ["O’Neill", 1],
    ["hidden words", 0],
    ["%", 0],
    ["u\nM", 0],
  ])("for %j finds %i", async (search, count) => {
    const { call, send } = await setUp();
    await send({
      // One by chance has a 77 in it at times.
      reference: "B4-QRST-WXYZ",
      name: "Μαρία Παπαδοπούλου",
      email: "eleni@people.example.com",
      summary: "Το κανάλι της Μαρίας",
      phone: "(+30) 694 412 3456",
      payload: {
        message: "hidden words",
        answers: { why: "Γάλα βρώμης", who: ["x", "with O’Neill"] },
      },
    });
    const { data } = await call("GET", `/items/leads?search=${encodeURIComponent(search)}`);
    expect(data).toHaveLength(count);
  });

  it("finds a name that was put right under its new form only", async () => {
    const { call, send } = await setUp();
    const id = await send({ name: "Wrong" });
    await call("PATCH", `/items/leads/${id}`, { name: "Ríght" });
    expect((await call("GET", "/items/leads?search=right")).data).toHaveLength(1);
    expect((await call("GET", "/items/leads?search=wrong")).data).toHaveLength(0);
  });
});

describe("counts", () => {
  it.each([
    ["groupBy=form", 400],
    ["aggregate[sum]=*", 400],
    ["aggregate[count]=id", 200],
    ["aggregate[count]=*&fields=id", 400],
    ["aggregate[count]=*&groupBy=payload", 400],
    ["aggregate[count]=*&groupBy=notes", 400],
    ["aggregate[count]=*&groupBy=month(form)", 400],
    ["aggregate[count]=*&groupBy=hour(submitted)", 400],
    ["aggregate[count]=*&groupBy=search_text", 403],
    ['aggregate[count]=*&groupBy=form" FROM users --', 403],
    ["aggregate[count]=*&groupBy=form,stage,queue,locale,source,campaign,owner", 400],
  ])("%s is answered %i", async (query, status) => {
    const { call } = await setUp();
    expect((await call("GET", `/items/leads?${query}`)).status).toBe(status);
  });
});

describe("a change by filter", () => {
  it.each([
    [{ query: {}, data: { stage: "new" } }, 400],
    [{ query: { filter: {} } }, 400],
    [{ query: { filter: {}, limit: 1 }, data: {} }, 400],
    [{ query: { filter: { nope: 1 } }, data: {} }, 403],
    [{ query: { filter: { id: { _eq: "x" } } }, data: { nope: 1 } }, 403],
  ])("%j is answered %i", async (body, status) => {
    const { call } = await setUp();
    expect((await call("PATCH", "/items/leads", body)).status).toBe(status);
  });
});

describe("a lead's file", () => {
  it("is not touched by an upload that is repeated", async () => {
    const { backend } = await setUp();
    const id = randomUUID();
    expect((await upload(backend, id)).status).toBe(204);
    expect(await upload(backend, id, "%PDF-1.4\ntwo")).toMatchObject({
      status: 400,
      code: "RECORD_NOT_UNIQUE",
    });
    const [name = "", ...more] = onDisk(backend);
    expect(more).toEqual([]);
    expect(readFileSync(join(backend.dataDir, "files", name), "utf8")).toBe(PDF);
  });

  it("goes from the disk with the last lead that names it", async () => {
    const { backend, call, send } = await setUp();
    const cv = randomUUID();
    await upload(backend, cv);
    const [one, other] = [await send({ cv }), await send({ cv })];
    expect((await call("DELETE", `/items/leads/${one}`)).status).toBe(204);
    expect((await call("GET", `/files/${cv}`)).status).toBe(200);
    expect((await call("DELETE", "/items/leads", [other])).status).toBe(204);
    expect((await call("GET", `/files/${cv}`)).status).toBe(403);
    expect(onDisk(backend)).toEqual([]);
  });

  it("that was never recorded, or whose record went, is cleared away at the next start", async () => {
    const { backend, send } = await setUp();
    const cv = randomUUID();
    await upload(backend, cv);
    await send({ cv });
    const before = onDisk(backend);
    writeFileSync(join(backend.dataDir, "files", `${randomUUID()}.pdf`), PDF);
    await backend.close();
    expect(onDisk(await startBackend({ dataDir: backend.dataDir }))).toEqual(before);
  });
});
