import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setUpClient } from "./entry-setup.ts";
import { routerFetch } from "./page-ahead.ts";
import { createReloadWindow } from "./reload-window.fixture.ts";

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function open({ production }: { production: boolean }) {
  vi.stubEnv("PROD", production);
  const page = createReloadWindow({
    url: "http://localhost/blog",
    scroll: [0, 70],
  });
  page.win.__reactRouterManifest = { version: "old", routes: {} };
  vi.stubGlobal("window", page.win);
  vi.stubGlobal("location", page.win.location);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("fetch", async () => Response.json({ id: "new", routeRules: {} }));
  return { ...page, props: setUpClient() };
}

it("reloads for a new build after an hour, keeping the state", async () => {
  const { left, storage } = open({ production: true });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(left).toEqual(["reload"]);
  expect(storage.get("b4:state:/blog")).toContain('"y":70');
});

it("waits another hour while the page holds what a reload would lose", async () => {
  const { left, win } = open({ production: true });
  win.addEventListener("newbuild", (event) => event.preventDefault(), { once: true });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(left).toEqual([]);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(left).toEqual(["reload"]);
});

it("does not look for builds in development", async () => {
  const { left } = open({ production: false });
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(left).toEqual([]);
});

it("guards chunks and gives the router what it needs", () => {
  const { win, props, left } = open({ production: false });
  expect(props.unstable_fetch).toBe(routerFetch);
  expect(props.onError).toBeTypeOf("function");
  expect(win.__b4ChunkFailed).toBeTypeOf("function");
  win.dispatchEvent(new Event("vite:preloadError"));
  expect(left).toEqual(["reload"]);
});
