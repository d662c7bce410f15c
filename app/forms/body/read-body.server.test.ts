import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { BadBody } from "../../../packages/lib/body/bad-body.ts";
import { readBody } from "./read-body.server.ts";

async function read(body: BodyInit, headers: Record<string, string> = {}) {
  const files: { name: string; filename: string; text: string }[] = [];
  const request = new Request("http://site.example/", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
  const entries = await readBody(request, async (name, { filename, content }) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    files.push({ name, filename, text: Buffer.concat(chunks).toString() });
  });
  return { entries: Object.fromEntries(entries), files };
}

function streamOf(chunks: AsyncIterable<Uint8Array>): BodyInit {
  return Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** The same bytes, as slowly as a network may bring them. */
function trickle(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  return (async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  })();
}

describe("a form's body", () => {
  it("is read from both encodings, with line ends and control characters made plain", async () => {
    const form = new FormData();
    form.append("name", "Καλλιόπη\r\nΜάρα\u0000");
    form.append("goals", "sales");
    form.append("goals", "launch");
    const expected = { name: ["Καλλιόπη\nΜάρα"], goals: ["sales", "launch"] };
    expect((await read(form)).entries).toEqual(expected);
    const query = new URLSearchParams(expected as never);
    query.delete("goals");
    query.append("goals", "sales");
    query.append("goals", "launch");
    expect((await read(query)).entries).toEqual(expected);
  });

  it("hands on files with their names, Greek and quoted ones too, and skips empty controls", async () => {
    const form = new FormData();
    form.append("cv", new File(["%PDF-1.7"], 'βιογραφικό "τελικό".pdf'));
    form.append("none", new File([], ""));
    const { files } = await read(form);
    expect(files).toEqual([{ name: "cv", filename: 'βιογραφικό "τελικό".pdf', text: "%PDF-1.7" }]);
  });

  it.each(["a\u2028b\u0085c.pdf", "a\\\u2028.pdf", "content-disposition: form-data; .pdf"])(
    "hands on a file that is called %j",
    async (filename) => {
      const form = new FormData();
      form.append("cv", new File(["%PDF-1.7"], filename));
      const { entries, files } = await read(form);
      expect(entries).toEqual({});
      expect(files).toEqual([
        { name: "cv", filename: filename.replace("\\", ""), text: "%PDF-1.7" },
      ]);
    },
  );

  it.each([1, 7, 64])("may arrive %i bytes at a time", async (size) => {
    const form = new FormData();
    form.append("a", "1\r\n--not the boundary");
    form.append("cv", new File(["x".repeat(300)], "cv.pdf"));
    form.append("b", "2");
    const whole = new Request("http://site.example/", { method: "POST", body: form });
    const type = whole.headers.get("content-type") ?? "";
    const stream = trickle(new Uint8Array(await whole.arrayBuffer()), size);
    const { entries, files } = await read(streamOf(stream), { "content-type": type });
    expect(entries).toEqual({ a: ["1\n--not the boundary"], b: ["2"] });
    expect(files[0]?.text).toHaveLength(300);
  });

  it("goes on after a file that nobody wanted to read", async () => {
    const form = new FormData();
    form.append("cv", new File(["x".repeat(200_000)], "cv.exe"));
    form.append("after", "here");
    const request = new Request("http://site.example/", { method: "POST", body: form });
    const entries = await readBody(request, async () => {});
    expect(entries.get("after")).toEqual(["here"]);
  });

  it("is refused when it is too large, cut off, or no form", async () => {
    const long = new FormData();
    long.append("message", "x".repeat(64 * 1024 + 1));
    await expect(read(long)).rejects.toMatchObject({ status: 413 });
    const type = { "content-type": "multipart/form-data; boundary=b" };
    await expect(read("--b\r\nContent-Disp", type)).rejects.toMatchObject({ status: 400 });
    await expect(read("{}", { "content-type": "application/json" })).rejects.toBeInstanceOf(
      BadBody,
    );
  });

  it("is refused when it has more fields than any form, in either encoding", async () => {
    const fields = (count: number) =>
      Array.from({ length: count }, (_, index) => [`f${index}`, "a"]);
    const encoded = (count: number) => new URLSearchParams(fields(count));
    const parts = (count: number) => {
      const form = new FormData();
      for (const [name = "", value = ""] of fields(count)) form.append(name, value);
      return form;
    };
    for (const form of [encoded, parts]) {
      expect(Object.keys((await read(form(100))).entries)).toHaveLength(100);
      await expect(read(form(101))).rejects.toBeInstanceOf(BadBody);
    }
    await expect(read(new URLSearchParams("a&".repeat(120_000)))).rejects.toMatchObject({
      status: 413,
    });
  });
});
