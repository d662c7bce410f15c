import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startBuildCheck } from "./build-check.ts";

const HOUR_MS = 3_600_000;
const START = Date.parse("2030-01-01T00:00:00Z");
const RULES = {
  "/apply-redirect": {
    redirect: { to: "https://jobs.example/", statusCode: 302 },
  },
};

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => void vi.useRealTimers());

/** A page, and a server whose answers to each path can be changed or be an Error. */
function open() {
  const page = Object.assign(new EventTarget(), {
    hidden: false,
  }) as EventTarget & {
    hidden: boolean;
  };
  const server: Record<string, unknown> = {
    "/builds/latest.json": { id: "old" },
    "/builds/meta/new.json": { id: "new", routeRules: RULES },
  };
  const asked: string[] = [];
  const onNewBuild = vi.fn();
  startBuildCheck({
    buildId: "old",
    onNewBuild,
    page: page as unknown as Document,
    getJson: async (path) => {
      asked.push(path);
      const answer = server[path.split("?")[0] ?? ""];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const show = async (visible: boolean) => {
    page.hidden = !visible;
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { server, asked, onNewBuild, show };
}

describe("build check", () => {
  it("asks every hour, with the time in the query", async () => {
    const { asked, onNewBuild } = open();
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([`/builds/latest.json?${START + HOUR_MS}`]);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(asked).toHaveLength(2);
    expect(onNewBuild).not.toHaveBeenCalled();
  });

  it("hands over the rules of a newer build", async () => {
    const { server, asked, onNewBuild } = open();
    server["/builds/latest.json"] = { id: "new" };
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(asked.at(-1)).toBe("/builds/meta/new.json");
    expect(onNewBuild).toHaveBeenCalledExactlyOnceWith({
      id: "new",
      routeRules: RULES,
    });
  });

  it.each([
    ["the latest id", "/builds/latest.json"],
    ["the rules", "/builds/meta/new.json"],
  ])("stays silent for an hour when %s can't be had", async (_, path) => {
    const { server, onNewBuild } = open();
    server["/builds/latest.json"] = { id: "new" };
    const answer = server[path];
    server[path] = new Error("502");
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(onNewBuild).not.toHaveBeenCalled();
    server[path] = answer;
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(onNewBuild).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onNewBuild).toHaveBeenCalledOnce();
  });

  it.each([[null], ["text"], [{}]])("ignores the answer %j", async (answer) => {
    const { server, onNewBuild } = open();
    server["/builds/latest.json"] = answer;
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(onNewBuild).not.toHaveBeenCalled();
  });

  it("waits for a hidden tab to be seen, then asks at once, and an hour after that", async () => {
    const { asked, show } = open();
    await show(false);
    await vi.advanceTimersByTimeAsync(1.5 * HOUR_MS);
    expect(asked).toEqual([]);
    await show(true);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
  });

  it("does not ask on being seen before the hour is over", async () => {
    const { asked, show } = open();
    await show(false);
    await vi.advanceTimersByTimeAsync(HOUR_MS / 2);
    await show(true);
    expect(asked).toEqual([]);
  });
});
