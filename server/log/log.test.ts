/** What the process writes down: records that nobody can forge, and what a start says as it is. */

import { afterEach, expect, it } from "vitest";
import { type LogFormat, openLog } from "./log.ts";

const AT = new Date("2026-11-24T03:15:00.123Z");
let giveBack = () => {};
afterEach(() => giveBack());

/** What goes to both streams while the log is open. */
function opened(format: LogFormat, trace?: string) {
  const told = { out: "", err: "" };
  giveBack = openLog({
    format,
    traceId: () => trace,
    now: () => AT,
    output: {
      out: (text) => {
        told.out += text;
      },
      err: (text) => {
        told.err += text;
      },
    },
  });
  return told;
}

it("writes time, level and the request's trace before what is told", () => {
  const told = opened("text", "4bf92f3577b34da6a3ce929d0e0e4736");
  console.error("Backend error %d: GET /items", 503);
  console.info("The database is open");
  giveBack();
  expect(told.err).toBe(
    "2026-11-24T03:15:00.123Z error [4bf92f3577b34da6a3ce929d0e0e4736] Backend error 503: GET /items\n",
  );
  expect(told.out).toMatch(/^2026-11-24T03:15:00\.123Z info \[4bf/);
});

it("leaves what is said to whoever starts it as it is", () => {
  const told = opened("text");
  console.log("ready in 280 ms");
  giveBack();
  expect(told).toEqual({ out: "ready in 280 ms\n", err: "" });
});

it("keeps a record one record, whatever a stranger put into it", () => {
  const told = opened("text");
  console.warn("asked for", "/\n2026-11-24T03:15:00.123Z error forged\u001b[2J\r\nx");
  console.error("Failed", new Error("broken"));
  giveBack();
  const lines = told.err.trimEnd().split("\n");
  expect(lines.filter((line) => /^\d/.test(line))).toHaveLength(2);
  expect(told.err).not.toContain("\u001b");
  expect(told.err).toContain("Error: broken\n      at ");
});

it("writes JSON, a record a line, with the error apart", () => {
  const told = opened("json", "4bf92f3577b34da6a3ce929d0e0e4736");
  console.error("Request failed", "GET", "/about", new TypeError("not so\nat all"));
  console.error(new Error("alone"));
  console.log("ready in 280 ms");
  giveBack();
  const [failed, alone] = told.err
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(failed).toMatchObject({
    ...{ time: AT.toISOString(), level: "error", msg: "Request failed GET /about" },
    trace: "4bf92f3577b34da6a3ce929d0e0e4736",
    error: { type: "TypeError", message: "not so\nat all" },
  });
  expect(failed.error.stack).toContain("log.test.ts");
  expect(alone.msg).toBe("alone");
  expect(JSON.parse(told.out)).toMatchObject({ level: "info", msg: "ready in 280 ms" });
});

it("cuts what is too long", () => {
  const told = opened("text");
  console.error("x".repeat(100_000));
  giveBack();
  expect(told.err.length).toBeLessThan(20_000);
});
