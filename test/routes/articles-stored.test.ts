import { parse } from "node-html-parser";
import { describe, expect, it, onTestFinished } from "vitest";
import { adminArticles as en } from "../../content/en/pages/admin/articles.ts";
import { temporaryFolder } from "../../server/intake/testing.ts";
import { ENGLISH, FACTS, LIST, NEW, openArticles, WHOLE } from "../support/article-editor.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { ADMIN } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

/** Longest wait for the first look at what is published, in milliseconds. */
const WATCH_MS = 5_000;

describe("a stored article", () => {
  it("is withdrawn, loses a language and is deleted", async () => {
    const { editor, make, send, stored, shown } = await openArticles();
    const page = await make(WHOLE, "publish");
    const change = { ...FACTS, ...ENGLISH, "title-en": "Your second live" };
    expect(leadsTo(await send(page, "withdraw", change))).toBe(
      `${page}?done=withdrawn&left=${WHOLE.slug}`,
    );
    const article = await stored(page);
    expect(article.status).toBe("draft");
    expect(article.translations).toHaveLength(1);
    expect(article.translations[0]?.title).toBe("Your second live");
    expect((await shown(page)).querySelector("a[hreflang][href*=blog]")).toBeNull();
    expect(leadsTo(await editor.post(page, { intent: "delete" }))).toBe(`${LIST}?done=deleted`);
    expectConsole("error");
    expect((await editor.get(page)).status).toBe(404);
    expect((await editor.post(page, { intent: "delete" })).status).toBe(404);
  });

  it("waits for its hour, and says which", async () => {
    const { make, send, stored, shown } = await openArticles();
    const ahead = { ...WHOLE, published: "2099-12-24", time: "09:30" };
    const page = await make(ahead, "publish");
    expect(await stored(page)).toMatchObject({
      status: "published",
      published: "2099-12-24",
      updated: "2099-12-24",
      goes_live: "2099-12-24T07:30:00.000Z",
    });
    const root = await shown(`${page}?done=scheduled`);
    for (const part of [".notice", "[data-tone]"]) {
      expect(root.querySelector(part)?.text).toContain("December 24, 2099 at 09:30");
    }
    expect(root.querySelector("#time")?.getAttribute("value")).toBe("09:30");
    expect(root.querySelector("a[hreflang][href*=blog]")).toBeNull();
    expect((await shown(LIST)).text).toContain("Scheduled");
    // Nothing is left behind where nothing was.
    expect(leadsTo(await send(page, "withdraw", ahead))).toBe(`${page}?done=withdrawn`);
    const now = { ...ahead, published: "", time: "" };
    expect(leadsTo(await send(page, "publish", now))).toBe(`${page}?done=published`);
    expect((await stored(page)).goes_live).toBeNull();
    const wrong = await send(page, "publish", { ...ahead, time: "25:00" });
    expect(wrong.status).toBe(422);
  });

  it("that moves or goes leaves a redirect one press away, and never a chain", async () => {
    // This site follows what is published.
    const DATA_DIR = temporaryFolder();
    const { site, editor, make, send, shown, backend } = await openArticles("en", { DATA_DIR });
    await site.watch?.start(WATCH_MS);
    onTestFinished(() => site.watch?.stop());
    const { access: token } = await backend.signIn();
    const rows = async () => {
      const { text } = await backend.call("GET", "/items/redirects?sort=path", { token });
      const found = JSON.parse(text).data as { path: string; target: string }[];
      return found.map(({ path, target }) => `${path} → ${target}`);
    };
    const older = { path: "/talks/first", target: "/blog/first-live", enabled: true };
    await backend.call("POST", "/items/redirects", { token, body: older });
    const page = await make(WHOLE, "publish");
    /** The notice's form as it stands. */
    const follow = async (address: string) => {
      const fields = (await shown(address)).querySelectorAll(".notice form [name]");
      const form = fields.map((field) => [
        field.getAttribute("name") ?? "",
        field.getAttribute("value") ?? "",
      ]);
      return leadsTo(await editor.post("/admin/redirects/new", Object.fromEntries(form)));
    };
    const isThere = (slug: string) =>
      expect.poll(async () => (await editor.get(`/blog/${slug}`)).status, { timeout: 5000 });
    const moved = { ...WHOLE, slug: "second-live" };
    const left = leadsTo(await send(page, "publish", moved));
    expect(left).toBe(`${page}?done=published&left=first-live`);
    await isThere("second-live").toBe(200);
    await isThere("first-live").toBe(404);
    expect(await follow(left)).toBe("/admin/redirects?done=added");
    expect(await rows()).toEqual([
      "/blog/first-live → /blog/second-live",
      "/talks/first → /blog/second-live",
    ]);
    // And back again.
    const back = leadsTo(await send(page, "publish", WHOLE));
    await isThere("first-live").toBe(200);
    await isThere("second-live").not.toBe(200);
    await follow(back);
    expect(await rows()).toEqual([
      "/blog/second-live → /blog/first-live",
      "/talks/first → /blog/first-live",
    ]);
    const gone = leadsTo(await editor.post(page, { intent: "delete" }));
    expect(gone).toBe(`${LIST}?done=deleted&left=first-live`);
    await isThere("first-live").not.toBe(200);
    await follow(gone);
    expect(await rows()).toEqual([
      "/blog/first-live → /blog",
      "/blog/second-live → /blog",
      "/talks/first → /blog",
    ]);
  });

  it("is not overwritten by who opened it before it changed", async () => {
    const { editor, make, send, shown, stored } = await openArticles();
    const page = await make(WHOLE, "publish");
    const version = (await shown(page)).querySelector("[name=version]")?.getAttribute("value");
    await send(page, "publish", { ...WHOLE, "title-en": "Theirs" });
    const mine = { ...WHOLE, "title-en": "Mine", intent: "publish" };
    const refused = await editor.post(page, { ...mine, version: version ?? "" });
    expect(refused.status).toBe(409);
    const html = parse(await refused.text());
    expect(html.querySelector(".notice-problem")?.text).toContain(en.conflict.heading);
    expect(html.querySelector(".notice-problem a")?.getAttribute("href")).toBe(page);
    expect(html.querySelector("#title-en")?.getAttribute("value")).toBe("Mine");
    const titles = async () => {
      const { translations } = await stored(page);
      return translations.map(({ title }) => title);
    };
    expect(await titles()).toContain("Theirs");
    const next = html.querySelector("[name=version]")?.getAttribute("value") ?? "";
    const saved = await editor.post(page, { ...mine, version: next });
    expect(leadsTo(saved)).toBe(`${page}?done=published`);
    expect(await titles()).toContain("Mine");
  });
});

it("is not withdrawn by a draft saved over what somebody else published", async () => {
  const { editor, make, send, shown, stored } = await openArticles();
  const page = await make(WHOLE);
  const version = (await shown(page)).querySelector("[name=version]")?.getAttribute("value");
  await send(page, "publish");
  const form = { ...WHOLE, intent: "draft", version: version ?? "" };
  const refused = await editor.post(page, form);
  expect(refused.status).toBe(409);
  const html = parse(await refused.text());
  expect(html.querySelector(".notice-problem")).toBeTruthy();
  const steps = html.querySelectorAll("main form:has(#slug) button[name=intent]");
  expect(steps.map((step) => step.getAttribute("value"))).toEqual(["publish", "withdraw"]);
  expect((await stored(page)).status).toBe("published");
});

describe("an article that came with the site", () => {
  it("is edited from what it says, and leaves the site’s list then", async () => {
    const { editor, make, shown, stored } = await openArticles("el");
    const ofSite = async () =>
      (await shown(LIST))
        .querySelectorAll("section[aria-labelledby=site-articles] tbody a")
        .map((link) => link.getAttribute("href") ?? "");
    const from = `${NEW}?from=brand-deal-pricing`;
    const before = await ofSite();
    expect(before).toContain(from);
    const form = await shown(from);
    expect(form.querySelector(".notice-info")).toBeTruthy();
    expect(form.querySelector("#slug")?.getAttribute("value")).toBe("brand-deal-pricing");
    expect(form.querySelector("#related1 [selected]")?.getAttribute("value")).toBe(
      "brand-partnerships",
    );
    // Whatever the form was filled with can be published as it is.
    const filled = form
      .querySelectorAll("main form :is(input, textarea, select)")
      .flatMap((one) => {
        const isOff = one.getAttribute("type") === "radio" && !one.hasAttribute("checked");
        const chosen = one.querySelector("[selected]") ?? one;
        const value = one.tagName === "TEXTAREA" ? one.text : chosen.getAttribute("value");
        return isOff ? [] : [[one.getAttribute("name") ?? "", value ?? ""]];
      });
    const page = await make(Object.fromEntries(filled), "publish");
    const article = await stored(page);
    expect(article).toMatchObject({ published: "2026-04-21", category: "monetization" });
    expect(article.translations).toHaveLength(2);
    expect(await ofSite()).toEqual(before.filter((address) => address !== from));
    expect(leadsTo(await editor.get(from))).toBe(page);
  });

  it("is none for an address without one", async () => {
    const { shown } = await openArticles();
    const form = await shown(`${NEW}?from=nothing-here`);
    expect(form.querySelector(".notice-info")).toBeNull();
    expect(form.querySelector("#slug")?.getAttribute("value")).toBe("");
  });
});

it("is for editors and administrators, out of caches", async () => {
  const { visitor, editor } = await openArticles();
  const admin = visitor();
  await admin.signIn(ADMIN);
  for (const person of [admin, editor]) {
    const response = await person.get(LIST);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  for (const path of [LIST, NEW, `${LIST}/1`]) {
    expect(leadsTo(await visitor().get(path))).toContain("/account/sign-in?next=");
  }
  const sent = await visitor().post(NEW, { ...WHOLE, intent: "publish" });
  expect(leadsTo(sent)).toContain("/account/sign-in?next=");
});
