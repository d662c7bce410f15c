import { strFromU8, strToU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { type ZipEntry, zipStream } from "./zip-stream.server.ts";

it("holds every entry under its name, Greek ones too", async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: "data.json", content: strToU8("{}") };
    yield { name: "files/βιογραφικό.pdf", content: strToU8("%PDF") };
  }
  const bytes = new Uint8Array(await new Response(zipStream(entries())).arrayBuffer());
  const files = unzipSync(bytes);
  expect(Object.entries(files).map(([name, content]) => [name, strFromU8(content)])).toEqual([
    ["data.json", "{}"],
    ["files/βιογραφικό.pdf", "%PDF"],
  ]);
});

it("reads the next entry only when the last one is taken", async () => {
  let read = 0;
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (; read < 100; read++) yield { name: `${read}`, content: new Uint8Array(1024) };
  }
  const reader = zipStream(entries()).getReader();
  await reader.read();
  expect(read).toBeLessThan(4);
  await reader.cancel();
});

it("breaks off when an entry can't be read", async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: "data.json", content: strToU8("{}") };
    throw new Error("gone");
  }
  await expect(new Response(zipStream(entries())).arrayBuffer()).rejects.toThrow("gone");
});
