import { expect, it } from "vitest";
import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { createArticle, findArticle } from "./articles.server.ts";
import { openBackend } from "./backend.server.ts";

const words = (locale: string) => ({
  ...{ locale, title: "A title", meta_title: null, description: null, lead: null, body: null },
});

it("leaves nothing of an article that can't be stored whole", async () => {
  const embedded = await startBackend();
  const { access } = await embedded.signIn();
  const connection = {
    baseUrl: "http://backend.invalid",
    publicToken: PUBLIC_TOKEN,
    transport: (request: Request) => embedded.backend.fetch(request),
    publicAddress: "/backend",
  };
  const visitor = { address: "192.0.2.1", userAgent: "A browser" };
  const backend = openBackend(connection, visitor, async () => access);
  const head = { slug: "first-live", status: "published" } as const;
  expectConsole("error");
  const refused = createArticle(backend, head, [words("en"), words("no language")]);
  await expect(refused).rejects.toMatchObject({ status: 400 });
  expect(await findArticle(backend, "first-live")).toBeUndefined();
  const { text } = await embedded.call("GET", "/items/article_translations", { token: access });
  expect(JSON.parse(text).data).toEqual([]);
  const id = await createArticle(backend, head, [words("en")]);
  expect(await findArticle(backend, "first-live")).toMatchObject({ id, status: "published" });
});
