import { beforeAll, describe, expect, it } from "vitest";
import { newLead } from "../../backend/testing/new-lead.ts";
import type { Client } from "./target.ts";

const SETUP_TIMEOUT_MS = 30_000;
const HOUR_MS = 60 * 60 * 1000;

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

    it("keep what waits for its hour from the world, and not from the website", async () => {
      const later = client().unique("later");
      const goes_live = new Date(Date.now() + HOUR_MS).toISOString();
      await client().call("POST", "/items/articles", {
        token: admin,
        body: [
          { slug: `${later}-ahead`, status: "published", goes_live },
          { slug: `${later}-past`, status: "published", goes_live: new Date(0).toISOString() },
        ],
      });
      const path = `/items/articles?filter[slug][_starts_with]=${later}&fields=slug&sort=slug`;
      const seenBy = async (token: string | undefined) =>
        (await client().call("GET", path, { token })).list.map((item) => item.slug);
      expect(await seenBy(client().publicToken)).toEqual([`${later}-ahead`, `${later}-past`]);
      expect(await seenBy(undefined)).toEqual([`${later}-past`]);
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

    it("tell the website, and no editor, who was erased, by fingerprints it can make", async () => {
      const { call, publicToken: token, unique } = client();
      const address = unique("fingerprint");
      const made = await call("POST", "/items/erasures", { token: admin, body: { address } });
      expect(made.status).toBe(200);
      const filter = (erased: string) =>
        encodeURIComponent(JSON.stringify({ address: { _eq: address }, erased: { _gte: erased } }));
      const find = async (time: number) =>
        (await call("GET", `/items/erasures?fields=erased&filter=${filter(at(time))}`, { token }))
          .list;
      const at = (time: number) => new Date(time).toISOString();
      expect(await find(Date.now() - HOUR_MS)).toHaveLength(1);
      expect(await find(Date.now() + HOUR_MS)).toEqual([]);
      for (const method of ["POST", "PATCH", "DELETE"] as const) {
        const path = method === "POST" ? "/items/erasures" : `/items/erasures/${made.item.id}`;
        const body = method === "DELETE" ? {} : { body: { address } };
        expect((await call(method, path, { token, ...body })).status, method).toBe(403);
      }
      expect((await call("GET", "/items/erasures", { token: editor })).status).toBe(403);
      expect((await call("GET", "/items/erasures")).status).toBe(403);
    });

    it("keep the key of the fingerprints from editors and the world", async () => {
      const { call, publicToken } = client();
      const body = { key: "erasure-key", value: { secret: "of the house" }, public: false };
      const made = await call("POST", "/items/settings", { token: admin, body });
      expect([200, 400]).toContain(made.status);
      const path = "/items/settings?filter[key][_eq]=erasure-key&fields=id,value";
      const seenBy = async (token: string | undefined) =>
        (await call("GET", path, token === undefined ? {} : { token })).list;
      const [seen, ...others] = await seenBy(publicToken);
      expect([seen?.value, others]).toEqual([body.value, []]);
      expect(await seenBy(editor)).toEqual([]);
      expect(await seenBy(undefined)).toEqual([]);
      const change = { token: editor, body: { value: { secret: "mine" } } };
      expect((await call("PATCH", `/items/settings/${seen?.id}`, change)).status).toBe(403);
      // A second one is refused, so that two who erase at once share a key.
      const again = await call("POST", "/items/settings", { token: admin, body });
      expect(again.error.extensions.code).toBe("RECORD_NOT_UNIQUE");
    });

    it("tell the website where to reach administrators, and of nobody else", async () => {
      const { call, publicToken: token } = client();
      const seen = await call("GET", "/users?fields=id,email,language&limit=-1", { token });
      expect(seen.list.map(({ email }) => email)).toContain(client().administrator.email);
      expect(seen.list.map(({ email }) => email)).not.toContain(editorEmail);
      const more = await call("GET", "/users?fields=last_access", { token });
      expect(more.status).toBe(403);
    });

    it("say of a lead without anything what it lacks, in the backend's own words", async () => {
      const { call, publicToken: token } = client();
      const { status, error } = await call("POST", "/items/leads", { token, body: {} });
      expect(status).toBe(400);
      expect(error.extensions.code).toEqual(expect.any(String));
    });

    it("let editors name a lead's file, which came later than the lead", async () => {
      const { call, publicToken: token } = client();
      const lead = newLead();
      await call("POST", "/items/leads", { token, body: lead });
      const path = `/items/leads/${lead.id}`;
      const named = await call("PATCH", path, { token: editor, body: { cv: null } });
      expect(named.status).toBe(200);
    });
  });
}
