import { describe, expect, it } from "vitest";
import { openForms } from "../support/forms-site.ts";
import { type Fields, PDF, RIGHT } from "../support/right-answers.ts";
import { HOSTS, pick } from "../support/site.ts";

describe("an application with a CV", () => {
  it("keeps the file while the rest is put right", async () => {
    const { send, site, stored, close } = await openForms();
    const wrong = await send("en", "/careers/apply", { ...RIGHT["careers-apply"](), email: "" });
    const html = await wrong.text();
    expect(html).toContain("βιογραφικό.pdf");
    const cvKey = pick(html, /name="cvKey" value="([^"]+)"/) ?? "";
    const { cv: _, ...rest } = RIGHT["careers-apply"]();
    const right = await send("en", "/careers/apply", { ...rest, cvKey });
    expect(right.status).toBe(303);
    // The back button, then once more.
    const again = await send("en", "/careers/apply", { ...rest, cvKey });
    expect(again.headers.get("location")).toBe(right.headers.get("location"));
    await site.intake.deliverDue();
    const later = await send("en", "/careers/apply", { ...rest, cvKey });
    expect(later.headers.get("location")).toBe(right.headers.get("location"));
    expect(stored.prepare("SELECT id, filename_download FROM files").all()).toMatchObject([
      { id: cvKey, filename_download: "βιογραφικό.pdf" },
    ]);
    await close();
  });

  it("needs a document, and an opening that is open", async () => {
    const { send, close } = await openForms();
    const told = async (fields: Fields) => {
      const response = await send("en", "/careers/apply", {
        ...RIGHT["careers-apply"](),
        ...fields,
      });
      expect(response.status).toBe(422);
      return response.text();
    };
    expect(await told({ cv: new File(["MZ"], "cv.pdf") })).toContain('id="cv-error"');
    expect(await told({ cv: new File([], "") })).toContain('id="cv-error"');
    expect(await told({ cv: new File([], ""), cvKey: crypto.randomUUID() })).toContain("cv-error");
    expect(await told({ opening: "closed-long-ago" })).toContain('id="opening-error"');
    await close();
  });

  it("can go ahead by itself, and is refused by reason", async () => {
    const { site, close } = await openForms();
    const upload = async (file: File) => {
      const body = new FormData();
      body.set("cv", file);
      const request = new Request(`${HOSTS.en}/api/forms/upload`, { method: "POST", body });
      const response = await site.fetch(request);
      return [response.status, await response.json()];
    };
    expect(await upload(PDF())).toMatchObject([200, { label: "βιογραφικό.pdf" }]);
    expect(await upload(new File(["<html>"], "cv.html"))).toEqual([422, { error: "type" }]);
    const large = new File(["%PDF-1.7", new Uint8Array(5 * 1024 * 1024)], "cv.pdf");
    expect(await upload(large)).toEqual([422, { error: "size" }]);
    await close();
  });
});

describe("a campaign brief", () => {
  it("goes step by step without script, all answers travelling along", async () => {
    const { send, close } = await openForms();
    const path = "/brands/campaigns";
    const start = await send("en", path, { intent: "next:goal" });
    expect(start.status).toBe(422);
    const answers: Fields = { product: "A cooler", goal: "order" };
    const second = await send("en", path, { ...answers, intent: "next:goal" });
    expect(second.status).toBe(200);
    expect(second.headers.get("cache-control")).toBe("no-store");
    const html = await second.text();
    expect(html).toContain('value="next:audience"');
    expect(html).toMatch(/type="hidden"[^>]*name="product" value="A cooler"/);
    const back = await send("en", path, { ...answers, intent: "back:audience" });
    expect(await back.text()).toContain('value="next:goal"');
    const { intent: _, consent: __, ...all } = RIGHT["brands-campaigns"]();
    const summary = await send("en", path, { ...all, intent: "next:contact" });
    expect(await summary.text()).toContain("Families who leave on Friday");
    const unticked = await send("en", path, { ...all, intent: "send" });
    expect(unticked.status).toBe(422);
    // Nothing is said of answers that are right.
    const wrong = (await unticked.text()).matchAll(/id="(\w+)-error"/g);
    expect([...wrong].map(([, name]) => name)).toEqual(["consent"]);
    const reached = await send("en", path, { ...all, email: "half@", intent: "send" });
    const told = (await reached.text()).matchAll(/id="(\w+)-error"/g);
    expect([...told].map(([, name]) => name)).toEqual(["email"]);
    await close();
  });
});
