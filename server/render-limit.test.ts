import { expect, it } from "vitest";
import { parseEnv } from "../env.ts";
import type { Exchange } from "./exchange.ts";
import { renderLimit } from "./render-limit.ts";

const exchange = (): Exchange => ({
  request: new Request("http://localhost:3000/"),
  url: new URL("http://localhost:3000/"),
  env: parseEnv({}),
  locale: "el",
});

it("refuses what is beyond the limit, at once, and takes more when renders have ended", async () => {
  const limit = renderLimit(2);
  const gate = Promise.withResolvers<Response>();
  const underWay = [limit(exchange(), () => gate.promise), limit(exchange(), () => gate.promise)];
  const refused = await limit(exchange(), () => Promise.reject(new Error("must not render")));
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(await refused.text()).toContain('<html lang="el">');
  gate.resolve(new Response("done"));
  for (const one of underWay) expect((await one).status).toBe(200);
  const failing = () => Promise.reject(new Error("broken"));
  for (let i = 0; i < 5; i++) await expect(limit(exchange(), failing)).rejects.toThrow("broken");
  expect((await limit(exchange(), async () => new Response("next"))).status).toBe(200);
});
