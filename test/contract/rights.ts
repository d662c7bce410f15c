import { beforeAll, describe, expect, it } from "vitest";
import { newLead } from "../../backend/testing/new-lead.ts";
import type { Client } from "./target.ts";

const SETUP_TIMEOUT_MS = 30_000;

/** The permission table: Administrator, Editor, the static token, and nobody. */
export function describeRights(client: () => Client): void {
  describe("rights", () => {
    let admin: string;
    let editor: string;
    let editorEmail: string;
    let slug: string;

    beforeAll(async () => {
      admin = await client().adminToken();
      const { email, password } = await client().makeUser(client().roles.editor);
      editor = (await client().signIn(email, password)).access;
      editorEmail = email;
      slug = client().unique("seen");
      await client().call("POST", "/items/articles", {
        token: admin,
        body: [
          { slug: `${slug}-out`, status: "published" },
          { slug: `${slug}-in`, status: "draft" },
        ],
      });
    }, SETUP_TIMEOUT_MS);

    it("show drafts to editors, and only what is published to the website and the world", async () => {
      const path = `/items/articles?filter[slug][_starts_with]=${slug}&fields=slug&sort=slug`;
      const seenBy = async (token: string | undefined) =>
        (await client().call("GET", path, { token })).list.map((item) => item.slug);
      expect(await seenBy(editor)).toEqual([`${slug}-in`, `${slug}-out`]);
      expect(await seenBy(client().publicToken)).toEqual([`${slug}-out`]);
      expect(await seenBy(undefined)).toEqual([`${slug}-out`]);
    });

    it("let the website send a lead, and not read any", async () => {
      const body = newLead({ payload: { name: "Μαρία" } });
      const { id } = body;
      const token = client().publicToken;
      const sent = await client().call("POST", "/items/leads", { token, body });
      expect([200, 204]).toContain(sent.status);
      expect((await client().call("GET", "/items/leads", { token })).status).toBe(403);

      const { item } = await client().call("GET", `/items/leads/${id}`, { token: editor });
      expect(item).toMatchObject({ id, stage: "new", owner: null, payload: { name: "Μαρία" } });
      const again = await client().call("POST", "/items/leads", { token, body });
      expect(again.status).toBe(400);
      expect(again.error.extensions.code).toBe("RECORD_NOT_UNIQUE");
    });

    it("let nobody else send a lead", async () => {
      expect((await client().call("POST", "/items/leads", { body: newLead() })).status).toBe(403);
    });

    it("let editors write content and work on leads", async () => {
      const article = { slug: client().unique("edited"), status: "draft" };
      const made = await client().call("POST", "/items/articles", { token: editor, body: article });
      expect(made.status).toBe(200);
      const path = `/items/articles/${made.item.id}`;
      expect((await client().call("DELETE", path, { token: editor })).status).toBe(204);

      const lead = newLead();
      const { id } = lead;
      await client().call("POST", "/items/leads", { token: client().publicToken, body: lead });
      const moved = await client().call("PATCH", `/items/leads/${id}`, {
        token: editor,
        body: { stage: "contacted" },
      });
      expect(moved.item).toMatchObject({ id, stage: "contacted" });
      const note = await client().call("POST", "/items/lead_notes", {
        token: editor,
        body: { lead: id, note: "Called back." },
      });
      expect(note.status).toBe(200);
      expect(note.item.author).toEqual(expect.any(String));
    });

    it("keep accounts from editors", async () => {
      const [{ id } = {}] = (
        await client().call("GET", "/users?limit=1&fields=id", { token: admin })
      ).list;
      for (const [method, path] of [
        ["PATCH", `/users/${id}`],
        ["DELETE", `/users/${id}`],
      ] as const) {
        const { status } = await client().call(method, path, {
          token: editor,
          ...(method === "PATCH" && { body: { status: "suspended" } }),
        });
        expect(status).toBe(403);
      }
      // Directus answers an editor's own address and nulls, where the embedded backend refuses.
      const { list } = await client().call("GET", "/users?fields=email&limit=-1", {
        token: editor,
      });
      const addresses = list.map(({ email }) => email).filter((email) => email !== null);
      expect(addresses.filter((email) => email !== editorEmail)).toEqual([]);
    });

    it.each(["POST", "PATCH", "DELETE"])("let nobody %s without signing in", async (method) => {
      const path = method === "POST" ? "/items/articles" : "/items/articles/1";
      for (const token of [undefined, client().publicToken]) {
        const { status, error } = await client().call(method, path, {
          token,
          ...(method !== "DELETE" && { body: { slug: "intruder" } }),
        });
        expect(status).toBe(403);
        expect(error.extensions.code).toBe("FORBIDDEN");
      }
    });
  });
}
