import { expect, it } from "vitest";
import { readMultipart } from "./multipart.ts";

const CRLF = "\r\n";
const TYPE = "multipart/form-data; boundary=b";
const part = (header: string, content: string) =>
  `--b${CRLF}Content-Disposition: form-data${header}${CRLF}${CRLF}${content}${CRLF}`;
const file = (size: number) => `${part('; name="file"; filename="a.png"', "x".repeat(size))}--b--`;

function read(body: string, type = TYPE) {
  const request = new Request("http://backend.example/files", {
    method: "POST",
    body,
    headers: { "content-type": type },
  });
  const visitor = {
    field: () => {},
    async file({ content }: { content: AsyncIterable<Uint8Array> }) {
      for await (const _ of content);
    },
  };
  return readMultipart(request, visitor);
}

it("reads a file of 5 MB", async () => {
  await expect(read(file(5 * 1024 * 1024))).resolves.toBeUndefined();
});

it.each([
  ["cut short", part('; name="a"', "x"), TYPE, 400, "INVALID_PAYLOAD"],
  ["with a nameless part", `${part("", "x")}--b--`, TYPE, 400, "INVALID_PAYLOAD"],
  ["of another type", "{}", "application/json", 415, "UNSUPPORTED_MEDIA_TYPE"],
  ["without end", file(7 * 1024 * 1024), TYPE, 413, "CONTENT_TOO_LARGE"],
])("refuses a form %s in Directus's shape", async (_, body, type, status, code) => {
  await expect(read(body, type)).rejects.toMatchObject({ status, code });
});
