import { expect, it } from "vitest";
import { memoryState } from "../packages/lib/shared-state/memory-state.ts";
import { limitGuesses } from "./guess-limits.ts";

const MINUTE_MS = 60_000;
const ANA = { email: "ana@people.example", password: "a guess" };

/** A Directus that knows one password, and counts what reaches it. */
function open() {
  const clock = { now: 1_800_000_000_000 };
  const reached: string[] = [];
  const backend = { isAway: false };
  const connection = limitGuesses(
    {
      ...{ baseUrl: "https://cms.example/at", publicToken: "t", publicAddress: "" },
      async transport(request) {
        if (backend.isAway) throw new TypeError("fetch failed");
        reached.push(request.url);
        const text = await request.text();
        return new Response(null, { status: text.includes("right") ? 200 : 401 });
      },
    },
    memoryState(() => clock.now),
    () => clock.now,
  );
  const send = async (path: string, body: object, ip = "192.0.2.1", headers = {}) =>
    connection.transport(
      new Request(`https://cms.example/at${path}`, {
        method: "POST",
        headers: { "x-forwarded-for": ip, ...headers },
        body: JSON.stringify(body),
      }),
    );
  const statuses = async (times: number, ...call: Parameters<typeof send>) => {
    const all: number[] = [];
    for (let time = 0; time < times; time++) all.push((await send(...call)).status);
    return all;
  };
  return { clock, reached, backend, send, statuses };
}

it("keeps guesses from the backend, and lets the owner in from elsewhere", async () => {
  const { clock, reached, send, statuses } = open();
  expect(await statuses(12, "/auth/login", ANA)).toEqual([...Array(10).fill(401), 429, 429]);
  expect(reached).toHaveLength(10);
  const refused = await send("/auth/login", { ...ANA, email: " ANA@people.example " });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("90");
  expect(await refused.json()).toMatchObject({
    errors: [{ extensions: { code: "REQUESTS_EXCEEDED", limit: 10 } }],
  });
  const owner = { ...ANA, password: "right" };
  expect(await statuses(20, "/auth/login", owner, "198.51.100.7")).toEqual(Array(20).fill(200));
  clock.now += 1.5 * MINUTE_MS;
  expect(await statuses(2, "/auth/login", ANA)).toEqual([401, 429]);
});

it("counts an account over all networks, and a network over all accounts", async () => {
  const { statuses } = open();
  for (let network = 0; network < 10; network++) {
    await statuses(10, "/auth/login", ANA, `198.51.100.${network}`);
  }
  expect(await statuses(1, "/auth/login", ANA, "203.0.113.9")).toEqual([429]);
  for (let person = 0; person < 10; person++) {
    await statuses(10, "/auth/login", { email: `p${person}@people.example` }, "203.0.113.1");
  }
  const other = { email: "zoe@people.example" };
  expect(await statuses(1, "/auth/login", other, "203.0.113.1")).toEqual([429]);
});

it("counts mails that are asked for, and passwords and codes of somebody signed in", async () => {
  const { statuses } = open();
  expect(await statuses(4, "/auth/password/request", { ...ANA, password: "right" })).toEqual([
    ...[200, 200, 200],
    429,
  ]);
  const token = `h.${Buffer.from('{"id":"an id"}').toString("base64url")}.s`;
  const bearer = { authorization: `Bearer ${token}` };
  const generate = await statuses(9, "/users/me/tfa/generate", {}, undefined, bearer);
  const disable = await statuses(2, "/users/me/tfa/disable", {}, undefined, bearer);
  expect([...generate, ...disable]).toEqual([...Array(10).fill(401), 429]);
});

it("counts nothing else, and nothing that nobody has looked at", async () => {
  const { backend, send, statuses } = open();
  expect(await statuses(30, "/items/leads", {})).toEqual(Array(30).fill(401));
  backend.isAway = true;
  for (let time = 0; time < 30; time++) {
    await expect(send("/auth/login", ANA)).rejects.toThrow("fetch failed");
  }
  backend.isAway = false;
  expect(await statuses(1, "/auth/login", ANA)).toEqual([401]);
});
