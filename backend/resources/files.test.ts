import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PUBLIC_TOKEN, startBackend, type TestBackend } from "../testing/start-backend.ts";

const PNG_HEAD = "\x89PNG\r\n\x1a\n";

function form(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  fields: Record<string, string> = {},
) {
  const result = new FormData();
  for (const [field, value] of Object.entries(fields)) result.append(field, value);
  const bytes =
    typeof content === "string" ? Uint8Array.from(Buffer.from(content, "latin1")) : content;
  result.append("file", new Blob([bytes], { type: "image/png" }), name);
  return result;
}

const stored = ({ dataDir }: TestBackend) => readdirSync(join(dataDir, "files"));

async function signedIn() {
  const backend = await startBackend();
  const { access: token } = await backend.signIn();
  const upload = (raw: FormData) => backend.call("POST", "/files", { token, raw });
  return { backend, token, upload };
}

describe("uploads", () => {
  it("are stored under a generated name", async () => {
    const { backend, upload } = await signedIn();
    const { data } = await upload(form(`${PNG_HEAD}rest`, "../../etc/holiday.PNG"));
    expect(data).toMatchObject({ filename_download: "holiday.PNG", filesize: 12 });
    expect(data.filename_disk).toMatch(/^[0-9a-f-]{36}\.png$/);
    expect(stored(backend)).toEqual([data.filename_disk]);
  });

  it.each([
    ["content that is not what the name says", "<svg onload=alert(1)>", "a.png"],
    ["a name that is not what the content is", `${PNG_HEAD}rest`, "a.pdf"],
    ["pictures that can run scripts", "<svg xmlns='http://www.w3.org/2000/svg'/>", "a.svg"],
    ["pages", "<!doctype html><script>1</script>", "a.html"],
    ["two endings that hide one", "MZ\x90\x00", "a.png.exe"],
    ["no ending", `${PNG_HEAD}rest`, "picture"],
    ["nothing", "", "a.png"],
  ])("may not be %s", async (_, content, name) => {
    const { backend, upload } = await signedIn();
    const { status, code } = await upload(form(content, name));
    expect({ status, code }).toEqual({ status: 400, code: "INVALID_PAYLOAD" });
    expect(stored(backend)).toEqual([]);
  });

  it.each([
    [
      "are too large",
      () =>
        form(
          Buffer.concat([Buffer.from(PNG_HEAD, "latin1"), Buffer.alloc(5 * 1024 * 1024)]),
          "a.png",
        ),
      413,
    ],
    ["have a field nobody knows", () => form(`${PNG_HEAD}rest`, "a.png", { nope: "1" }), 403],
    [
      "have a field the backend keeps",
      () => form(`${PNG_HEAD}rest`, "a.png", { filename_disk: "x" }),
      403,
    ],
  ])("leave nothing behind when they %s", async (_, make, status) => {
    const { backend, upload } = await signedIn();
    expect((await upload(make())).status).toBe(status);
    expect(stored(backend)).toEqual([]);
  });

  it("are one at a time", async () => {
    const { backend, upload } = await signedIn();
    const two = form(`${PNG_HEAD}one`, "a.png");
    two.append("file", new Blob([Buffer.from(`${PNG_HEAD}two`, "latin1")]), "b.png");
    expect((await upload(two)).status).toBe(400);
    expect(stored(backend)).toEqual([]);
  });

  it("come from the website too, which gets nothing to see", async () => {
    const { backend } = await signedIn();
    const raw = form(`${PNG_HEAD}rest`, "a.png");
    const { status, text } = await backend.call("POST", "/files", { token: PUBLIC_TOKEN, raw });
    expect({ status, text }).toEqual({ status: 204, text: "" });
    expect(stored(backend)).toHaveLength(1);
  });

  it("that were interrupted are cleared away at the next start", async () => {
    const { backend } = await signedIn();
    await backend.close();
    writeFileSync(join(backend.dataDir, "files", "half.part"), "half");
    const next = await startBackend({ dataDir: backend.dataDir });
    expect(stored(next)).toEqual([]);
  });
});

describe("assets", () => {
  it("are downloads that can do nothing", async () => {
    const { backend, token, upload } = await signedIn();
    const { data } = await upload(form(`${PNG_HEAD}rest`, "Φωτογραφία (1).png"));
    const { headers, status } = await backend.call("GET", `/assets/${data.id}`, { token });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": "12",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
      "content-disposition":
        "attachment; filename*=UTF-8''%CE%A6%CF%89%CF%84%CE%BF%CE%B3%CF%81%CE%B1%CF%86%CE%AF%CE%B1%20%281%29.png",
    });
  });

  it("are not sent again when nothing changed", async () => {
    const { backend, token, upload } = await signedIn();
    const { data } = await upload(form(`${PNG_HEAD}rest`, "a.png"));
    const etag = String(
      (await backend.call("HEAD", `/assets/${data.id}`, { token })).headers.get("etag"),
    );
    const again = await backend.backend.fetch(
      new Request(`https://site.example/assets/${data.id}`, {
        headers: { authorization: `Bearer ${token}`, "if-none-match": etag },
      }),
    );
    expect(again.status).toBe(304);
  });

  it.each(["not-a-uuid", "..%2f..%2fbackend.db", "7b0c6a52-9d7e-4c1f-8a34-0f6e5d4c3b2a"])(
    "are not found under %s",
    async (id) => {
      const { backend, token } = await signedIn();
      expect((await backend.call("GET", `/assets/${id}`, { token })).status).toBe(403);
    },
  );
});
