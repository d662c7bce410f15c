import { describe, expect, it } from "vitest";
import { converted, namesakes, sheetFaults, utilitiesFault, utilityFaults } from "./sheets.ts";

const MODULE = "app/site/services/line.module.css";
const layered = (css: string) => `@layer components { ${css} }\n`;
const REFERENCE = '@reference "x.css";\n';

describe("sheets", () => {
  it("takes a module whose rules are all in the layer", () => {
    expect(
      sheetFaults(
        MODULE,
        `${REFERENCE}${layered(".a { @variant desk { color: var(--ink) } }")}@keyframes b { }`,
      ),
    ).toEqual([]);
  });

  it.each([
    ["a rule beside the layer", `${layered("")}.a { color: var(--ink) }`],
    ["a width", layered("@media (min-width: 900px) { .a { color: red } }")],
    ["a range of widths", layered("@media (width >= 900px) { .a { color: red } }")],
    ["a colour", layered(".a { color: #ff4a2b }")],
    ["a reference that nothing needs", `${REFERENCE}${layered(".a { color: var(--ink) }")}`],
    ["a variant of no theme", layered(".a { @variant desk { color: var(--ink) } }")],
    ["a colour by its parts", layered(".a { color: rgb(4 10 21 / 70%) }")],
  ])("finds %s in a module", (_, css) => {
    expect(sheetFaults(MODULE, css)).toHaveLength(1);
  });

  it("reads no comment", () => {
    expect(sheetFaults(MODULE, `/* #fff (width) */ ${layered("/* #abc */")}`)).toEqual([]);
  });

  it("takes no new global sheet, and those that wait", () => {
    expect(sheetFaults("app/site/services/services.css", ".a { }")).toHaveLength(1);
    expect(sheetFaults("app/site/team/team.css", ".a { }")).toEqual([]);
  });

  it.each([
    ["(max-width: 899px)", 1],
    ["(min-width: 560px) and (max-width: 819px)", 1],
    ["(width >= 820px)", 1],
    ["(min-width: 520px) and (scripting: enabled)", 0],
    ["(max-width: 1099px)", 0],
  ])("takes six widths in a sheet that waits, too: %s", (query, faults) => {
    const css = `@media ${query} { .a { max-width: 899px } }`;
    expect(sheetFaults("app/site/team/team.css", css)).toHaveLength(faults);
  });

  it("takes a width of its own in the sheet that is listed with it, and nowhere else", () => {
    const css = "@media (max-width: 899px) { .a { gap: 8px } }";
    expect(sheetFaults("app/design/header/header.css", css)).toEqual([]);
    expect(sheetFaults("app/site/home/hero.css", css)).toHaveLength(1);
  });

  it("finds two modules of one name", () => {
    expect(namesakes(["app/a/hero.module.css", "app/b/hero.module.css"])).toHaveLength(1);
    expect(namesakes(["app/a/hero.module.css", "app/b/hero.css"])).toEqual([]);
  });

  it("names what has nothing left to wait for", () => {
    expect(converted(["app/site/team/team.css"])).not.toContain("app/site/team");
    expect(converted(["app/site/team/team.module.css"])).toContain("app/site/team");
  });
});

describe("utilities", () => {
  it("are brought by the route or layout beside them", () => {
    const sheet = "app/site/services/utilities.css";
    expect(utilitiesFault("app/site/services/route.tsx", sheet)).toBeUndefined();
    expect(utilitiesFault("app/site/services/chooser.tsx", sheet)).toBeDefined();
    expect(utilitiesFault("app/site/services/service/route.tsx", sheet)).toBeDefined();
  });

  it("have the colours and widths of the theme", () => {
    const file = "app/site/services/chooser.tsx";
    expect(utilityFaults(file, 'className="bg-paper/35 max-desk:p-2 w-[45px]"')).toEqual([]);
    expect(utilityFaults(file, 'className="bg-[#fff]"')).toHaveLength(1);
    expect(utilityFaults(file, 'className="max-[900px]:p-2"')).toHaveLength(1);
  });
});
