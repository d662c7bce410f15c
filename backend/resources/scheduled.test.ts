import { expect, it } from "vitest";
import { PUBLIC_TOKEN, startBackend } from "../testing/start-backend.ts";

it("keeps what is to go live later from strangers until then, and not from the website", async () => {
  const backend = await startBackend();
  const { access: token } = await backend.signIn();
  const goes_live = new Date(backend.clock.now + 1000).toISOString();
  const article = { slug: "later", status: "published", goes_live };
  const { data } = await backend.call("POST", "/items/articles", { token, body: article });
  const words = { article: data.id, locale: "en", title: "Later" };
  await backend.call("POST", "/items/article_translations", { token, body: words });
  const seenBy = async (who?: string) =>
    Promise.all(
      ["articles", "article_translations"].map(async (name) => {
        const { text } = await backend.call("GET", `/items/${name}`, who ? { token: who } : {});
        return JSON.parse(text).data.length;
      }),
    );
  expect(await seenBy()).toEqual([0, 0]);
  expect(await seenBy(PUBLIC_TOKEN)).toEqual([1, 1]);
  backend.clock.now += 1000;
  expect(await seenBy()).toEqual([1, 1]);
});
