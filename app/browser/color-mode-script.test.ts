import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createColorMode } from "./color-mode.ts";
import { COLOR_MODE_SCRIPT } from "./color-mode-script.ts";
import { createModeWindow, type ModeWindowOptions } from "./mode-window.fixture.ts";

const MAX_BYTES = 600;

const SITUATIONS: ModeWindowOptions[] = [];
for (const stored of [undefined, "light", "dark", "system", "sepia"]) {
  for (const forcedMode of [undefined, "light", "dark", "system"]) {
    for (const deviceDark of [false, true]) {
      for (const storageThrows of [false, true]) {
        SITUATIONS.push({
          deviceDark,
          storageThrows,
          ...(stored && { stored }),
          ...(forcedMode && { forcedMode }),
        });
      }
    }
  }
}

function run(options: ModeWindowOptions) {
  const page = createModeWindow(options);
  const { document, matchMedia } = page.win;
  page.classes.add("light").add("other");
  const scope = { document, matchMedia };
  Object.defineProperty(scope, "localStorage", {
    get: () => page.win.localStorage,
  });
  runInNewContext(COLOR_MODE_SCRIPT, scope);
  return page;
}

it("shows what the application will show after it, in every situation", () => {
  const modes = new Set<string>();
  for (const options of SITUATIONS) {
    const { classes, metas } = run(options);
    const { value } = createColorMode(createModeWindow(options).win).state();
    modes.add(value);
    expect([...classes], JSON.stringify(options)).toEqual(["other", value]);
    expect(metas.map(({ dataset, media }) => (media === "all" ? dataset.mode : media))).toEqual(
      value === "light" ? ["light", "not all"] : ["not all", "dark"],
    );
  }
  expect([...modes].sort()).toEqual(["dark", "light"]);
});

it("is small and leaves no way out of its element", () => {
  expect(Buffer.byteLength(COLOR_MODE_SCRIPT)).toBeLessThan(MAX_BYTES);
  expect(COLOR_MODE_SCRIPT).not.toContain("</");
});
