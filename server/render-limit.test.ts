import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { parseEnv } from "../env.ts";
import { BodyPlaces } from "./bodies/body-places.ts";
import { guardBody } from "./bodies/guarded-body.ts";
import { UPLOAD_PACE } from "./bodies/pace.ts";
import type { Exchange } from "./exchange.ts";
import { renderLimit } from "./render-limit.ts";

/** Longer than the thread is taken to be busy with a piece, in milliseconds. */
const WAITS_MS = 400;

const exchange = (clientAddress = "192.0.2.7"): Exchange => ({
  request: new Request("http://localhost:3000/"),
  url: new URL("http://localhost:3000/"),
  env: parseEnv({}),
  locale: "el",
  clientAddress,
});

it("refuses what is beyond the limit, at once, and takes more when renders have ended", async () => {
  const { step: limit } = renderLimit({ places: 2, underWay: 2 });
  const gate = Promise.withResolvers<Response>();
  const underWay = [limit(exchange(), () => gate.promise), limit(exchange(), () => gate.promise)];
  const refused = await limit(exchange(), () => Promise.reject(new Error("must not render")));
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(refused.headers.get("cache-control")).toBe("no-store");
  const html = await refused.text();
  expect(html).toContain('<html lang="el">');
  expect(html).toContain("Μια στιγμή");
  gate.resolve(new Response("done"));
  for (const one of underWay) expect((await one).status).toBe(200);
  const failing = () => Promise.reject(new Error("broken"));
  for (let i = 0; i < 5; i++) await expect(limit(exchange(), failing)).rejects.toThrow("broken");
  expect((await limit(exchange(), async () => new Response("next"))).status).toBe(200);
});

it("renders pages while forms of many networks wait for a backend that hangs", async () => {
  const { step: limit } = renderLimit({ places: 4, underWay: 12 });
  const gate = Promise.withResolvers<Response>();
  const forms: Promise<Response>[] = [];
  for (let count = 0; count < 8; count += 4) {
    for (let at = count; at < count + 4; at++) {
      forms.push(limit(exchange(`192.0.2.${20 + at}`), () => gate.promise));
    }
    await sleep(WAITS_MS);
  }
  const page = await limit(exchange("192.0.2.8"), async () => new Response("page"));
  expect(page.status).toBe(200);
  gate.resolve(new Response("filed"));
  for (const form of forms) expect((await form).status).toBe(200);
});

it("has pages for everybody wait for their turn when all places are taken, but for those of any number", async () => {
  const { step: limit } = renderLimit({ places: 2, underWay: 2 });
  const gate = Promise.withResolvers<Response>();
  const others = ["192.0.2.20", "192.0.2.21"].map((from) =>
    limit(exchange(from), () => gate.promise),
  );
  const forAll = (isExtra: boolean): Exchange => {
    const { clientAddress: waiting, ...own } = exchange("192.0.2.22");
    return { ...own, forAll: { waiting, isExtra } };
  };
  const page = limit(forAll(false), async () => new Response("page"));
  const extra = await limit(forAll(true), () => Promise.reject(new Error("must not render")));
  expect(extra.status).toBe(503);
  gate.resolve(new Response("done"));
  expect((await page).status).toBe(200);
  for (const other of others) expect((await other).status).toBe(200);
});

it("says when nobody waits for a turn", async () => {
  const { step, whenNobodyWaits } = renderLimit({ places: 4, underWay: 1 });
  const gate = Promise.withResolvers<Response>();
  await whenNobodyWaits();
  const first = step(exchange("192.0.2.20"), () => gate.promise);
  const second = step(exchange("192.0.2.21"), async () => new Response("second"));
  let isTold = false;
  const told = whenNobodyWaits().then(() => {
    isTold = true;
  });
  await sleep(WAITS_MS);
  expect(isTold).toBe(false);
  gate.resolve(new Response("first"));
  await Promise.all([first, second, told]);
  expect(isTold).toBe(true);
});

it("refuses the flood and not the visitor who comes after it", async () => {
  const { step: limit } = renderLimit({ places: 6, underWay: 6 });
  const gate = Promise.withResolvers<Response>();
  const flood = Array.from({ length: 20 }, () =>
    limit(exchange("2001:db8:1:1::1"), () => gate.promise),
  );
  const visitor = limit(exchange("192.0.2.8"), async () => new Response("page"));
  expect((await visitor).status).toBe(200);
  gate.resolve(new Response("page"));
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(15);
});

it("gives a place to what streams in only once it is there", async () => {
  const { step: limit } = renderLimit({ places: 1, underWay: 1 });
  const body = Promise.withResolvers<void>();
  const stream = new ReadableStream({
    async pull(controller) {
      await body.promise;
      controller.close();
    },
  });
  const places = new BodyPlaces({ places: 10, leastBytesPerS: 1 });
  const guarded = guardBody(stream, {
    places,
    network: "slow",
    pace: UPLOAD_PACE,
    isStreamed: true,
  });
  const sending = limit({ ...exchange("192.0.2.9"), body: guarded }, async () => {
    await guarded.stream.getReader().read();
    return new Response("taken in");
  });
  expect((await limit(exchange(), async () => new Response("page"))).status).toBe(200);
  const gate = Promise.withResolvers<Response>();
  const render = limit(exchange(), () => gate.promise);
  body.resolve();
  // The body is there, and now waits for its turn like everybody else.
  expect(await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, 50))])).toBe(
    undefined,
  );
  gate.resolve(new Response("page"));
  expect((await render).status).toBe(200);
  expect((await sending).status).toBe(200);
  expect(places.underWay).toBe(0);
});

it("neither renders nor writes an apology for whoever has left", async () => {
  const { step: limit } = renderLimit({ places: 4, underWay: 1 });
  const gate = Promise.withResolvers<Response>();
  const first = limit(exchange(), () => gate.promise);
  const leaving = new AbortController();
  const left = exchange("192.0.2.9");
  const request = new Request(left.request, { signal: leaving.signal });
  const waiting = limit({ ...left, request }, () => Promise.reject(new Error("must not render")));
  leaving.abort();
  const answer = await waiting;
  expect([answer.status, answer.body]).toEqual([503, null]);
  gate.resolve(new Response("done"));
  await first;
});

it("does not render for whoever turns out to have left as their turn comes", async () => {
  const { step: limit } = renderLimit({ places: 1, underWay: 1 });
  const leaving = new AbortController();
  const one = exchange();
  const request = new Request(one.request, { signal: leaving.signal });
  const answer = limit({ ...one, request }, () => Promise.reject(new Error("must not render")));
  // The turn has been given by now; what the connection did meanwhile is read after it.
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
  leaving.abort();
  expect((await answer).status).toBe(503);
  expect((await limit(exchange(), async () => new Response("next"))).status).toBe(200);
});
