import { describe, expect, it } from "vitest";
import { startOn } from "./backends.ts";
import { ask, freshDatabase, hasPostgres } from "./cluster.ts";

/** Two processes, the second with what it hears of the first. */
async function pair() {
  const url = await freshDatabase();
  const heard: (string | null)[] = [];
  const first = await startOn(url);
  await startOn(url, { onChange: (collection) => heard.push(collection) });
  const { access: token } = await first.signIn();
  return { url, first, token, heard };
}

describe.skipIf(!hasPostgres)("a process hears from PostgreSQL", () => {
  it("what another one has written that the site shows, and nothing else", async () => {
    const { first, token, heard } = await pair();
    const article = { slug: "one", status: "published" };
    const { data } = await first.call("POST", "/items/articles", { token, body: article });
    await expect.poll(() => heard).toEqual(["articles"]);
    const words = { article: data.id, locale: "en", title: "One" };
    await first.call("POST", "/items/article_translations", { token, body: words });
    // Refused: nothing was written.
    await first.call("POST", "/items/articles", { token, body: article });
    await first.call("POST", "/items/settings", { token, body: { key: "a", value: 1 } });
    await first.call("PATCH", `/items/articles/${data.id}`, { token, body: { author: "ana" } });
    await first.call("POST", "/items/redirects", { token, body: { path: "/a", target: "/about" } });
    await first.call("DELETE", `/items/articles/${data.id}`, { token });
    const all = ["articles", "article_translations", "articles", "redirects", "articles"];
    await expect.poll(() => heard).toEqual(all);
  });

  it("nothing of work on a draft until it is published, and when it is withdrawn", async () => {
    const { first, token, heard } = await pair();
    const write = (method: "POST" | "PATCH", path: string, body: object) =>
      first.call(method, path, { token, body });
    const { data } = await write("POST", "/items/articles", { slug: "one", status: "draft" });
    const words = { article: data.id, locale: "en", title: "One" };
    const { data: own } = await write("POST", "/items/article_translations", words);
    await write("PATCH", `/items/article_translations/${own.id}`, { title: "Two" });
    const page = { key: "team", locale: "en", title: "The team", status: "draft" };
    const { data: draft } = await write("POST", "/items/pages", page);
    expect(draft.id).toEqual(expect.any(Number));
    await write("PATCH", `/items/pages/${draft.id}`, { title: "Our team" });
    await write("PATCH", `/items/articles/${data.id}`, { author: "ana" });
    await write("PATCH", `/items/articles/${data.id}`, { status: "published" });
    await expect.poll(() => heard).toEqual(["articles"]);
    await write("PATCH", `/items/article_translations/${own.id}`, { title: "Three" });
    await write("PATCH", `/items/articles/${data.id}`, { status: "draft" });
    await expect.poll(() => heard).toEqual(["articles", "article_translations", "articles"]);
  });

  it("that something may have changed, once a connection that broke stands again", async () => {
    const { url, first, token, heard } = await pair();
    const listeners =
      "SELECT pid FROM pg_stat_activity WHERE application_name = 'b4-site changes' AND datname = current_database()";
    const [listener] = await ask(url, listeners);
    await ask(url, `SELECT pg_terminate_backend(${listener?.pid})`);
    await expect.poll(() => heard).toEqual([null]);
    const body = { slug: "two", status: "published" };
    await first.call("POST", "/items/articles", { token, body });
    await expect.poll(() => heard).toEqual([null, "articles"]);
  });
});
