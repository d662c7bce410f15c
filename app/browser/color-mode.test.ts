import { describe, expect, it, vi } from "vitest";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { COLOR_MODE_KEY, createColorMode } from "./color-mode.ts";
import { createModeWindow, type ModeWindowOptions } from "./mode-window.fixture.ts";

function open(options: ModeWindowOptions = {}) {
  const page = createModeWindow(options);
  return { ...page, mode: createColorMode(page.win) };
}

describe("colour mode", () => {
  it.each([
    [{ deviceDark: false }, { preference: "system", value: "light" }],
    [{ deviceDark: true }, { preference: "system", value: "dark" }],
    [{ stored: "dark" }, { preference: "dark", value: "dark" }],
    [
      { stored: "light", deviceDark: true },
      { preference: "light", value: "light" },
    ],
    [
      { stored: "system", deviceDark: true },
      { preference: "system", value: "dark" },
    ],
    [
      { stored: "sepia", deviceDark: true },
      { preference: "system", value: "dark" },
    ],
  ])("starts from %j", (options, state) => {
    expect(open(options).mode.state()).toEqual({ ...state, forced: false });
  });

  it("toggles between dark and light, and keeps the choice", () => {
    const { mode, storage, classes } = open({ deviceDark: true });
    mode.toggle();
    expect(mode.state()).toEqual({
      preference: "light",
      value: "light",
      forced: false,
    });
    expect(storage.get(COLOR_MODE_KEY)).toBe("light");
    expect([...classes]).toEqual(["light"]);
    mode.toggle();
    expect(mode.state().value).toBe("dark");
    expect([...classes]).toEqual(["dark"]);
  });

  it("uses the storage key of the specification", () => {
    expect(COLOR_MODE_KEY).toBe("nuxt-color-mode");
  });

  it("turns only the right theme colour on", () => {
    const { mode, metas } = open();
    mode.setPreference("dark");
    expect(metas.map(({ media }) => media)).toEqual(["not all", "all"]);
    mode.setPreference("light");
    expect(metas.map(({ media }) => media)).toEqual(["all", "not all"]);
  });

  it("follows the device live under system, and not otherwise", () => {
    const { mode, setDeviceDark } = open();
    const listener = vi.fn();
    mode.subscribe(listener);
    setDeviceDark(true);
    expect(mode.state().value).toBe("dark");
    expect(listener).toHaveBeenCalledOnce();
    mode.setPreference("light");
    setDeviceDark(false);
    setDeviceDark(true);
    expect(mode.state().value).toBe("light");
    mode.setPreference("system");
    expect(mode.state().value).toBe("dark");
  });

  it("lets a page force a mode, over preference and device, and takes it back", () => {
    const { mode, classes } = open({ stored: "light" });
    mode.force("dark");
    expect(mode.state()).toEqual({
      preference: "light",
      value: "dark",
      forced: true,
    });
    expect([...classes]).toEqual(["dark"]);
    mode.force(undefined);
    expect(mode.state()).toEqual({
      preference: "light",
      value: "light",
      forced: false,
    });
  });

  it("starts with the mode the server's HTML forces", () => {
    const { mode } = open({ stored: "light", forcedMode: "dark" });
    expect(mode.state()).toEqual({
      preference: "light",
      value: "dark",
      forced: true,
    });
  });

  it("warns about a page that forces system, and ignores it", () => {
    const warn = expectConsole("warn");
    const { mode } = open({ stored: "light", deviceDark: true });
    mode.force("system");
    expect(mode.state()).toEqual({
      preference: "light",
      value: "light",
      forced: false,
    });
    expect(warn).toHaveBeenCalledOnce();
  });

  it("brings back a class that a new document lost", () => {
    const { mode, classes } = open({ stored: "dark" });
    classes.clear();
    mode.force(undefined);
    expect([...classes]).toEqual(["dark"]);
  });

  it("survives storage that throws, for as long as the page lasts", () => {
    const { mode } = open({ storageThrows: true });
    expect(mode.state().preference).toBe("system");
    mode.setPreference("dark");
    expect(mode.state()).toEqual({
      preference: "dark",
      value: "dark",
      forced: false,
    });
  });

  it("follows other tabs", () => {
    const { mode, storeElsewhere } = open();
    storeElsewhere("dark");
    expect(mode.state()).toEqual({
      preference: "dark",
      value: "dark",
      forced: false,
    });
    storeElsewhere("other", "another-key");
    expect(mode.state().preference).toBe("dark");
    storeElsewhere(undefined, null);
    expect(mode.state().preference).toBe("system");
  });

  it("keeps its snapshot until something changes", () => {
    const { mode } = open();
    expect(mode.state()).toBe(mode.state());
  });
});
