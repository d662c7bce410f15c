import { describe, expect, it } from "vitest";
import { staffOf } from "./staff.ts";
import type { Client } from "./target.ts";

/** What staff work on leads with: views and templates. */
export function describeLeadTools(client: () => Client): void {
  describe("saved views", () => {
    it("are one's own", async () => {
      const [one, other] = [await staffOf(client()), await staffOf(client())];
      const view = { name: "Mine, new", query: "owner=me&stage=new" };
      const made = await one.editor("POST", "/items/saved_views", view);
      expect(made.item).toMatchObject({ ...view, owner: one.editorId });
      const path = `/items/saved_views/${made.item.id}`;
      expect((await other.editor("GET", path)).status).toBe(403);
      expect((await other.editor("PATCH", path, { name: "Taken" })).status).toBe(403);
      expect((await other.editor("DELETE", path)).status).toBe(403);
      expect((await one.editor("PATCH", path, { name: "Renamed" })).item.name).toBe("Renamed");
      const { list } = await one.editor("GET", "/items/saved_views?fields=name");
      expect(list).toEqual([{ name: "Renamed" }]);
      expect((await one.editor("DELETE", path)).status).toBe(204);
    });
  });

  describe("reply templates", () => {
    it("are there in both languages for a start, and staff's to change", async () => {
      const { editor, website } = await staffOf(client());
      const path = "/items/reply_templates?fields=key,form,locale,subject,body&sort=id&limit=-1";
      const { list } = await editor("GET", path);
      const locales = Map.groupBy(list, ({ key }) => key);
      const original = [...locales.values()].slice(0, 7);
      expect(original.map((pair) => pair.map(({ locale }) => locale))).toEqual(
        original.map(() => ["en", "el"]),
      );
      const template = {
        key: client().unique("template"),
        form: null,
        locale: "en",
        subject: "Hello {{name}}",
        body: "…",
      };
      const made = await editor("POST", "/items/reply_templates", template);
      expect(made.item).toMatchObject(template);
      const own = `/items/reply_templates/${made.item.id}`;
      expect((await editor("PATCH", own, { subject: "Hi" })).item.subject).toBe("Hi");
      expect((await editor("DELETE", own)).status).toBe(204);
      expect((await website("GET", path)).status).toBe(403);
    });
  });
}
