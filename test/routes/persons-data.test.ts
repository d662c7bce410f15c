import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { PUBLIC_TOKEN } from "../../backend/testing/start-backend.ts";
import { openLeads } from "../support/lead-pages.ts";
import { EDITOR } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

describe("a person's data", () => {
  it("is exported and erased by administrators, with a line in the log and nothing in it", async () => {
    const { send, person, page, rows, backend, visitor } = await openLeads();
    const { access: token } = await backend.signIn();
    const file = new FormData();
    const cv = randomUUID();
    file.set("id", cv);
    file.set(
      "file",
      new File(["%PDF-1.4\n%%EOF\n"], "βιογραφικό.pdf", { type: "application/pdf" }),
    );
    await backend.call("POST", "/files", { token: PUBLIC_TOKEN, raw: file });
    const { id, email } = await send({ form: "careers-apply", cv });
    const other = await send({ email: "other@people.example.com" });
    await person.post(`/admin/leads/${id}`, { intent: "note", note: "Call back" });

    const download = await person.get(`/admin/leads/${id}/cv`);
    expect(download.headers.get("content-disposition")).toMatch(/^attachment; filename=/);
    expect(download.headers.get("content-security-policy")).toContain("sandbox");
    expect(download.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await download.text()).toContain("%PDF");

    const address = `/admin/privacy/export?email=${email.toUpperCase()}`;
    const zip = await person.get(`${address}&as=zip`);
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const held = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()));
    expect(held.leads).toMatchObject([{ id, notes: [{ note: "Call back" }] }]);
    expect(Object.keys(files)).toHaveLength(2);

    const editor = visitor();
    await editor.signIn(EDITOR);
    for (const path of ["/admin/privacy", address]) {
      expect((await editor.get(path)).status).toBe(403);
    }
    expect((await editor.post("/admin/privacy", { email, confirm: email })).status).toBe(403);
    expect((await person.post("/admin/privacy", { email, confirm: "x@y.z" })).status).toBe(422);
    expect(await rows("leads")).toHaveLength(2);

    const erased = await person.post("/admin/privacy", { email, confirm: email });
    expect(leadsTo(erased)).toBe("/admin/privacy?erased=1-0-1-0");
    expect(await rows("leads")).toMatchObject([{ id: other.id }]);
    expect(await rows("lead_notes")).toEqual([]);
    const { text: log } = await backend.call("GET", "/activity?limit=-1", { token });
    expect(log).toContain(id);
    expect(log).not.toContain(email);
    expect((await backend.call("GET", `/assets/${cv}`, { token })).status).toBe(403);
    const activity = (await page("/admin/activity")).querySelector("main table")?.text ?? "";
    expect(activity).toContain("Erased a person");
    expect(activity).not.toContain("Deleted a");
    const root = await page(`/admin/privacy?email=${email}`);
    expect(root.querySelector("[data-empty]")?.text).toContain("Nothing is held");
  });
});
