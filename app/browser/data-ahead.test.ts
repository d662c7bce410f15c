import { expect, it, vi } from "vitest";
import { DataAhead } from "./data-ahead.ts";

const ADDRESS = "http://localhost/about.data?_routes=about";
const MAX_AGE_S = 30;

const fresh = (body: string) =>
  new Response(body, { headers: { "cache-control": `public, max-age=${MAX_AGE_S}, s-maxage=60` } });

function open(ahead: () => Promise<Response>) {
  const clock = { now: 0 };
  const asked = vi.fn(ahead);
  const wanted = vi.fn(async () => new Response("asked anew"));
  const data = new DataAhead(asked, wanted, () => clock.now);
  const read = async (init?: RequestInit) => (await data.answer(new Request(ADDRESS, init))).text();
  return { data, clock, asked, wanted, read };
}

it("answers from memory, as often as it is asked, for as long as the data is fresh", async () => {
  const { data, clock, asked, wanted, read } = open(async () => fresh("about"));
  await data.load(ADDRESS);
  expect(await read()).toBe("about");
  clock.now = MAX_AGE_S * 1000 - 1;
  expect(await read()).toBe("about");
  expect(asked).toHaveBeenCalledOnce();
  expect(wanted).not.toHaveBeenCalled();
  expect(data.isOutOfDate(ADDRESS)).toBe(false);
  clock.now += 1;
  expect(data.isOutOfDate(ADDRESS)).toBe(true);
  expect(await read()).toBe("asked anew");
});

it("keeps status and headers", async () => {
  const { data } = open(async () => fresh("about"));
  await data.load(ADDRESS);
  const response = await data.answer(new Request(ADDRESS));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("max-age=30");
});

it("is read within the task that asks, so that the router need not wait for another", async () => {
  const { data, read } = open(async () => fresh("about"));
  await data.load(ADDRESS);
  const ends: string[] = [];
  const nextTask = new Promise<void>((resolve) => setImmediate(resolve)).then(() =>
    ends.push("task"),
  );
  await Promise.all([nextTask, read().then(() => ends.push("read"))]);
  expect(ends).toEqual(["read", "task"]);
});

it("joins what is on its way", async () => {
  const arrival = Promise.withResolvers<Response>();
  const { data, wanted, read } = open(() => arrival.promise);
  const loading = data.load(ADDRESS);
  const reading = read();
  arrival.resolve(fresh("about"));
  await loading;
  expect(await reading).toBe("about");
  expect(wanted).not.toHaveBeenCalled();
});

it("asks anew for whoever joined what then failed", async () => {
  const arrival = Promise.withResolvers<Response>();
  const { data, read } = open(() => arrival.promise);
  const loading = data.load(ADDRESS);
  const reading = read();
  arrival.reject(new TypeError("Failed to fetch"));
  await loading;
  expect(await reading).toBe("asked anew");
});

it.each([
  ["a failure", () => new Response("no", { status: 503 })],
  [
    "what has to be asked about",
    () => new Response("", { headers: { "cache-control": "no-cache" } }),
  ],
  ["what nobody may keep", () => new Response("", { headers: { "cache-control": "no-store" } })],
  [
    "a shared cache's time",
    () => new Response("", { headers: { "cache-control": "s-maxage=60" } }),
  ],
])("does not keep %s", async (_, answer) => {
  const { data, read } = open(async () => answer());
  await data.load(ADDRESS);
  expect(await read()).toBe("asked anew");
  expect(data.isOutOfDate(ADDRESS)).toBe(false);
});

it("answers reads of the same address only", async () => {
  const { data, wanted, read } = open(async () => fresh("about"));
  await data.load(ADDRESS);
  expect(await read({ method: "POST" })).toBe("asked anew");
  await data.answer(new Request("http://localhost/about.data"));
  expect(wanted).toHaveBeenCalledTimes(2);
});

it("gives nothing to whoever has gone on meanwhile", async () => {
  const { data } = open(async () => fresh("about"));
  await data.load(ADDRESS);
  const gone = AbortSignal.abort();
  await expect(data.answer(new Request(ADDRESS, { signal: gone }))).rejects.toThrow("abort");
});
