import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const JOURNEYS = fileURLToPath(new URL("../e2e/", import.meta.url));
/** The driver's own presses, which take no time. What a page's own script clicks is none. */
const BARE = /^(?!.*\.evaluate\().*\.(?:click|dblclick|check|uncheck|setChecked|tap)\(.*/gm;

const bareIn = (source: string) => [...source.matchAll(BARE)].map(([line]) => line.trim());

describe("journeys", () => {
  it("press as long as people do, through test/e2e/press.ts", () => {
    const files = readdirSync(JOURNEYS).filter((name) => /\.ts$/.test(name) && name !== "press.ts");
    expect(files).toContain("forms.spec.ts");
    const found = files.flatMap((name) =>
      bareIn(readFileSync(JOURNEYS + name, "utf8")).map((line) => `${name}: ${line}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    "await page.locator('#consent').check();",
    "    .click({ force: true });",
    "await page.mouse.dblclick(1, 2);",
  ])("would be told of %s", (line) => {
    expect(bareIn(`first\n${line}\nlast`)).toEqual([line.trim()]);
  });
});
