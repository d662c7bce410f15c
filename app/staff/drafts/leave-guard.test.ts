import { describe, expect, it, vi } from "vitest";
import { guardLeaving, type Leaving } from "./leave-guard.ts";

type Listen = (state: { blockers: Map<string, object> }) => void;
type IsBlocked = (step: { currentLocation: object; nextLocation: object }) => boolean;

/** A window with as much of a router as the guard speaks to. */
function page(isUnsent: () => boolean) {
  const seen: { isBlocked?: IsBlocked; tell?: Listen; gone: string[] } = { gone: [] };
  const win = Object.assign(new EventTarget(), {
    __reactRouterDataRouter: {
      getBlocker: (_: string, isBlocked: IsBlocked) => void Object.assign(seen, { isBlocked }),
      deleteBlocker: (key: string) => void seen.gone.push(key),
      subscribe: (tell: Listen) => {
        seen.tell = tell;
        return () => void seen.gone.push("subscription");
      },
    },
  }) as unknown as Window;
  const asked: Leaving[] = [];
  const stop = guardLeaving(isUnsent, (leaving) => void asked.push(leaving), win);
  const isBlocked = (to: string) =>
    seen.isBlocked?.({
      currentLocation: { pathname: "/admin/leads/1" },
      nextLocation: { pathname: to },
    });
  const unload = () => {
    const event = new Event("beforeunload", { cancelable: true });
    win.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { seen, asked, stop, isBlocked, unload };
}

describe("guardLeaving", () => {
  it("holds other pages back while something is unsent, and none after", () => {
    let unsent = true;
    const { isBlocked, unload } = page(() => unsent);
    expect(isBlocked("/admin/leads")).toBe(true);
    expect(unload()).toBe(true);
    unsent = false;
    expect(isBlocked("/admin/leads")).toBe(false);
    expect(unload()).toBe(false);
  });

  it("lets the page answer its own forms", () => {
    expect(page(() => true).isBlocked("/admin/leads/1")).toBe(false);
  });

  it("asks once a step waits, and passes the answer on", () => {
    const { seen, asked } = page(() => true);
    const blocker = { state: "blocked", proceed: vi.fn(), reset: vi.fn() };
    const tell = (state: string) =>
      seen.tell?.({ blockers: new Map([["b4-leave", { ...blocker, state }]]) });
    tell("unblocked");
    expect(asked).toHaveLength(0);
    tell("blocked");
    asked[0]?.leave();
    expect(blocker.proceed).toHaveBeenCalledOnce();
    asked[0]?.stay();
    expect(blocker.reset).toHaveBeenCalledOnce();
  });

  it("leaves nothing behind", () => {
    const { seen, stop, unload } = page(() => true);
    stop();
    expect(seen.gone).toEqual(["subscription", "b4-leave"]);
    expect(unload()).toBe(false);
  });
});
