import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Client } from "./target.ts";

const MEGABYTE = 1024 * 1024;
/** One transparent pixel. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

export const PDF = Buffer.from("%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n");

export function fileForm(
  content: Uint8Array<ArrayBuffer>,
  name: string,
  type: string,
  fields = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  form.append("file", new Blob([content], { type }), name);
  return form;
}

export function describeFiles(client: () => Client): void {
  const upload = async (form: FormData, token?: string) =>
    client().call("POST", "/files", { token: token ?? (await client().adminToken()), raw: form });

  describe("files", () => {
    it("are uploaded, described, downloaded and deleted", async () => {
      const token = await client().adminToken();
      const form = fileForm(PNG, "pixel.png", "image/png", { title: "Ένα εικονοστοιχείο" });
      const { status, item } = await upload(form);
      expect(status).toBe(200);
      expect(item).toMatchObject({
        type: "image/png",
        filename_download: "pixel.png",
        title: "Ένα εικονοστοιχείο",
      });
      expect(Number(item.filesize)).toBe(PNG.byteLength);

      const response = await fetch(`${client().url}/assets/${item.id}?download`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("content-disposition")).toMatch(/^attachment;/);
      expect(Buffer.from(await response.arrayBuffer()).equals(PNG)).toBe(true);

      const path = `/files/${item.id}`;
      const renamed = await client().call("PATCH", path, { token, body: { title: "Pixel" } });
      expect(renamed.item).toMatchObject({ id: item.id, title: "Pixel" });
      const { list } = await client().call("GET", `/files?filter[id][_eq]=${item.id}&fields=id`, {
        token,
      });
      expect(list).toEqual([{ id: item.id }]);

      expect((await client().call("DELETE", path, { token })).status).toBe(204);
      expect((await client().call("GET", path, { token })).status).toBe(403);
      expect((await client().call("GET", `/assets/${item.id}`, { token })).status).toBe(403);
    });

    it("have the sender's key, and are stored once", async () => {
      const id = randomUUID();
      const send = () =>
        upload(fileForm(PDF, "Βιογραφικό.pdf", "application/pdf", { id }), client().publicToken);
      expect([200, 204]).toContain((await send()).status);
      const again = await send();
      expect(again.status).toBe(400);
      expect(again.error.extensions.code).toBe("RECORD_NOT_UNIQUE");
      const token = await client().adminToken();
      const { item } = await client().call("GET", `/files/${id}`, { token });
      expect(item).toMatchObject({ id, filename_download: "Βιογραφικό.pdf" });
      const response = await fetch(`${client().url}/assets/${id}?download`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
    });

    it("are deleted together", async () => {
      const token = await client().adminToken();
      const { item: one } = await upload(fileForm(PNG, "one.png", "image/png"));
      const { item: two } = await upload(fileForm(PNG, "two.png", "image/png"));
      const body = [one.id, two.id];
      expect((await client().call("DELETE", "/files", { token, body })).status).toBe(204);
      for (const id of body) {
        expect((await client().call("GET", `/files/${id}`, { token })).status).toBe(403);
      }
    });

    it("are not for the public to see", async () => {
      const { item } = await upload(fileForm(PNG, "private.png", "image/png"));
      for (const token of [undefined, client().publicToken]) {
        expect((await client().call("GET", `/assets/${item.id}`, { token })).status).toBe(403);
        expect((await client().call("GET", `/files/${item.id}`, { token })).status).toBe(403);
      }
    });

    it("are not taken from strangers", async () => {
      const raw = fileForm(PNG, "stranger.png", "image/png");
      expect((await client().call("POST", "/files", { raw })).status).toBe(403);
    });

    it("are 5 MB at most", async () => {
      const large = Buffer.concat([PNG, Buffer.alloc(6 * MEGABYTE)]);
      const { status, error } = await upload(fileForm(large, "large.png", "image/png"));
      expect(status).toBe(413);
      expect(error.extensions.code).toBe("CONTENT_TOO_LARGE");
    });

    it("are of a type that is taken", async () => {
      const page = Buffer.from("<script>alert(1)</script>");
      const { status, error } = await upload(fileForm(page, "page.html", "text/html"));
      expect(status).toBe(400);
      expect(error.extensions.code).toBe("INVALID_PAYLOAD");
    });
  });
}
