import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { expectConsole } from "../support/fail-on-console.ts";
import { asAdministrator } from "../support/staff-pages.ts";
import { EDITOR } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

/** Where the first result leads; what is shown while nothing was found has no kind. */
const firstOf = async (response: Response) =>
  parse(await response.text())
    .querySelector("main a[data-kind]")
    ?.getAttribute("href");

describe("words that mean the same", () => {
  it("are kept by staff, used by the next search, and given back", async () => {
    const { admin, visitor } = await asAdministrator();
    const anybody = visitor("en");
    const search = async () => firstOf(await anybody.get("/search?q=zorblatt"));
    expect(await search()).toBeUndefined();
    const list = { "words-en": "zorblatt, contact → /contact", intent: "save-en" };
    const saved = await admin.post("/admin/search", list);
    expect(leadsTo(saved)).toBe("/admin/search?done=saved");
    expect(await search()).toBe("/contact");
    const page = parse(await (await admin.get("/admin/search")).text());
    expect(page.querySelector("#words-en")?.text.trim()).toBe(list["words-en"]);
    // What was looked for in vain before.
    expect(page.querySelector("table")?.text).toContain("zorblatt");
    const reset = await admin.post("/admin/search", { intent: "reset-en" });
    expect(leadsTo(reset)).toBe("/admin/search?done=reset");
    expect(await search()).toBeUndefined();
  });

  it("come back with what is wrong in which line", async () => {
    const { admin } = await asAdministrator();
    for (const [text, line] of [
      ["a, b\nalone", "2"],
      ["a, b → /nowhere", "1"],
    ] as const) {
      const answer = await admin.post("/admin/search", { "words-en": text, intent: "save-en" });
      expect(answer.status).toBe(422);
      const page = parse(await answer.text());
      expect(page.querySelector(".error-summary")?.text).toContain(line);
      expect(page.querySelector("#words-en")?.text.trim()).toBe(text);
    }
    expect((await admin.post("/admin/search", { intent: "save-xx" })).status).toBe(400);
  });

  it("are saved first by an administrator, then by editors", async () => {
    const { admin, visitor } = await asAdministrator();
    const editor = visitor("en");
    await editor.signIn(EDITOR);
    const list = { "words-en": "job, vacancy → /careers", intent: "save-en" };
    expectConsole("error");
    expect((await editor.post("/admin/search", list)).status).toBe(422);
    expect((await admin.post("/admin/search", list)).status).toBe(303);
    expect((await editor.post("/admin/search", list)).status).toBe(303);
  });
});
