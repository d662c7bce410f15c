import { describe, expect, it } from "vitest";
import { readMultipart } from "./multipart.ts";

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

/** A request whose body comes in chunks of the given size. */
function request(
  body: string,
  chunkSize: number,
  type = `multipart/form-data; boundary=${BOUNDARY}`,
) {
  const bytes = Buffer.from(body);
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.byteLength) return controller.close();
      controller.enqueue(Uint8Array.from(bytes.subarray(at, at + chunkSize)));
      at += chunkSize;
    },
  });
  const init = { method: "POST", body: stream, headers: { "content-type": type }, duplex: "half" };
  return new Request("http://backend.example/files", init as RequestInit);
}

async function read(message: Request) {
  const fields: Record<string, string> = {};
  const files: { name: string; filename: string; content: string; largest: number }[] = [];
  await readMultipart(message, {
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
    const { fields, files } = await read(request(body, size));
    expect(fields).toEqual({ title: "Ένα", empty: "" });
    expect(files).toMatchObject([{ name: "file", filename: "a.png", content: tricky }]);
  });

  it("is passed on as it arrives", async () => {
    const large = file("file", "a.png", "x".repeat(300_000)) + END;
    const { files } = await read(request(large, 1000));
    expect(files[0]?.content).toHaveLength(300_000);
    expect(files[0]?.largest).toBeLessThan(2500);
  });

  it("is the one that fetch makes", async () => {
    const form = new FormData();
    form.append("title", 'quoted " name');
    form.append("file", new Blob(["content"]), 'na"me\n.png');
    const { fields, files } = await read(
      new Request("http://backend.example", { method: "POST", body: form }),
    );
    expect(fields).toEqual({ title: 'quoted " name' });
    expect(files).toMatchObject([{ filename: 'na"me.png', content: "content" }]);
  });
});

describe("a malformed form is refused:", () => {
  const whole = file("file", "a.png", "content") + END;
  it.each([
    ["cut short", request(whole.slice(0, -20), 50), 400],
    ["without a part", request("", 50), 400],
    ["without a boundary", request(whole, 50, "multipart/form-data"), 415],
    [
      "with an overlong boundary",
      request(whole, 50, `multipart/form-data; boundary=${"b".repeat(71)}`),
      400,
    ],
    ["of another type", request("{}", 50, "application/json"), 415],
    ["with a nameless part", request(part("Content-Disposition: form-data", "x") + END, 50), 400],
    ["with an endless header", request(part(`X: ${"y".repeat(9000)}`, "x") + END, 500), 413],
    ["with an endless field", request(field("title", "y".repeat(20_000)) + END, 500), 413],
    ["with very many parts", request(field("a", "b").repeat(30) + END, 500), 400],
  ])("%s", async (_, message, status) => {
    await expect(read(message)).rejects.toMatchObject({ status });
  });
});
