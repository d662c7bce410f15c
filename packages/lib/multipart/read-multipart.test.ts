import { describe, expect, it } from "vitest";
import { readMultipart } from "./read-multipart.ts";

const BOUNDARY = "----form-boundary-1";
const CRLF = "\r\n";

const part = (header: string, content: string) =>
  `--${BOUNDARY}${CRLF}${header}${CRLF}${CRLF}${content}${CRLF}`;
const field = (name: string, value: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, value);
const file = (name: string, filename: string, content: string) =>
  part(
    `Content-Disposition: form-data; name="${name}"; filename="${filename}"${CRLF}Content-Type: image/png`,
    content,
  );
const END = `--${BOUNDARY}--${CRLF}`;

const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const LIMITS = { bodyBytes: 1_000_000, fieldBytes: 10_000, parts: 20 };

/** A body that comes in chunks of the given size. */
async function* chunksOf(body: string, chunkSize: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.byteLength; at += chunkSize) {
    yield bytes.subarray(at, at + chunkSize);
  }
}

async function read(body: AsyncIterable<Uint8Array>, type = TYPE) {
  const fields: Record<string, string> = {};
  const files: { name: string; filename: string; content: string; largest: number }[] = [];
  await readMultipart(body, type, LIMITS, {
    field: (name, value) => {
      fields[name] = value;
    },
    async file({ name, filename, content }) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      files.push({
        name,
        filename,
        content: Buffer.concat(chunks).toString(),
        largest: Math.max(0, ...chunks.map(({ byteLength }) => byteLength)),
      });
    },
  });
  return { fields, files };
}

describe("a form", () => {
  const tricky = `first line${CRLF}--not-the-boundary${CRLF}--${BOUNDARY.slice(0, -1)}${CRLF}end`;
  const body = field("title", "Ένα") + file("file", "a.png", tricky) + field("empty", "") + END;

  it.each([1, 2, 3, 7, 16, 61, 4096])("reads the same in chunks of %i bytes", async (size) => {
    const { fields, files } = await read(chunksOf(body, size));
    expect(fields).toEqual({ title: "Ένα", empty: "" });
    expect(files).toMatchObject([{ name: "file", filename: "a.png", content: tricky }]);
  });

  it("is passed on as it arrives", async () => {
    const large = file("file", "a.png", "x".repeat(300_000)) + END;
    const { files } = await read(chunksOf(large, 1000));
    expect(files[0]?.content).toHaveLength(300_000);
    expect(files[0]?.largest).toBeLessThan(2500);
  });

  it("is the one that fetch makes", async () => {
    const form = new FormData();
    form.append("title", 'quoted " name');
    form.append("file", new Blob(["content"]), 'na"me\n.png');
    const made = new Response(form);
    const bytes = new Uint8Array(await made.arrayBuffer());
    const { fields, files } = await read(
      (async function* () {
        yield bytes;
      })(),
      made.headers.get("content-type") ?? "",
    );
    expect(fields).toEqual({ title: 'quoted " name' });
    expect(files).toMatchObject([{ filename: 'na"me.png', content: "content" }]);
  });
});

describe("a malformed form is refused:", () => {
  const whole = file("file", "a.png", "content") + END;
  const nameless = part("Content-Disposition: form-data", "x") + END;
  it.each<[string, string, string, number]>([
    ["cut short", whole.slice(0, -20), TYPE, 400],
    ["without a part", "", TYPE, 400],
    ["without a boundary", whole, "multipart/form-data", 415],
    ["with an empty boundary", whole, 'multipart/form-data; boundary=""', 400],
    ["with an overlong boundary", whole, `multipart/form-data; boundary=${"b".repeat(71)}`, 400],
    ["of another type", "{}", "application/json", 415],
    ["with a nameless part", nameless, TYPE, 400],
    ["with an endless header", part(`X: ${"y".repeat(9000)}`, "x") + END, TYPE, 413],
    ["with an endless field", field("title", "y".repeat(10_001)) + END, TYPE, 413],
    ["with an endless file", file("file", "a", "y".repeat(1_000_001)) + END, TYPE, 413],
    ["with very many parts", field("a", "b").repeat(21) + END, TYPE, 413],
  ])("%s", async (_, body, type, status) => {
    await expect(read(chunksOf(body, 500), type)).rejects.toMatchObject({
      name: "Error",
      status,
    });
  });
});

describe("a file", () => {
  it.each(["a\u2028b\u0085c.pdf", "content-disposition: form-data; .pdf", "a; filename=b.pdf"])(
    "is called %j, and nothing else",
    async (name) => {
      const { files } = await read(chunksOf(file("cv", name, "x") + END, 7));
      expect(files).toMatchObject([{ name: "cv", filename: name }]);
    },
  );

  it("may be left unread, or half read, and what comes after it is read", async () => {
    const body = file("cv", "a.pdf", "x".repeat(3000)).repeat(2) + field("after", "here") + END;
    const seen: string[] = [];
    let reads = 0;
    await readMultipart(chunksOf(body, 100), TYPE, LIMITS, {
      field: (name, value) => seen.push(name, value),
      async file({ content }) {
        if (reads++ === 0) return;
        for await (const _ of content) break;
      },
    });
    expect(seen).toEqual(["after", "here"]);
  });
});
