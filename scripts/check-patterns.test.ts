import { afterEach, describe, expect, it, vi } from "vitest";
import { faultsOf, nameOf } from "./check-patterns.ts";
import { patternsIn } from "./patterns/find-patterns.ts";
import { judgePattern } from "./patterns/judge-pattern.ts";

const found = (code: string) =>
  patternsIn("app/a.tsx", code).map(({ line, source, flags }) => ({ line, source, flags }));
/** What a pattern would be found as. */
const pattern = (source: string, flags = "") => ({ file: "app/a.ts", line: 7, source, flags });

describe("patterns of a source", () => {
  it.each([
    ["a literal", "const a = 1;\nconst b: RegExp = /a+b/gi;", 2, "a+b", "gi"],
    ["one in markup", `const a = <p title={\`\${/x/.source}\`}>{b as string}</p>;`, 1, "x", ""],
    ["RegExp of a text", 'new RegExp("a+$", "i")', 1, "a+$", "i"],
    ["RegExp without new", "RegExp('\\\\d')", 1, "\\d", ""],
    ["a template", `new RegExp(\`^\${name}\\\\s*$\`)`, 1, "^x\\s*$", ""],
    [
      "constants",
      `const A = String.raw\`[\\d]\`;\nnew RegExp(\`^\${A}\${A}+\${b}$\`)`,
      2,
      "^[\\d][\\d]+x$",
      "",
    ],
    ["a sum", "new RegExp('^' + name + '+$')", 1, "^x+$", ""],
    ["a text that is matched with", "text.match('a*')", 1, "a*", ""],
  ])("%s", (_, code, line, source, flags) => {
    expect(found(code)).toEqual([{ line, source, flags }]);
  });

  it("are none in texts and comments", () => {
    expect(found("// /a+/\nconst a = '/a+/'; const b = 1 / 2 / 3;")).toEqual([]);
  });

  it("are told even where only a run would tell what they are", () => {
    expect(found("new RegExp(given)")).toEqual([{ line: 1, source: undefined, flags: "" }]);
  });
});

describe("a pattern that was found slow once", () => {
  it.each([
    ["texts in a PDF", String.raw`\((?:\\[\s\S]|[^\\()])*\)|'`, ""],
    ["a header's weights", String.raw`\s*;\s*q=`, ""],
    ["an address", String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`, ""],
    ["marks", "<[^>]*>", ""],
    ["the end of a word", "[aeiou]+[sn]?$", ""],
  ])("%s is not linear", (_, source, flags) => {
    const verdict = judgePattern(source, flags);
    expect(verdict).toMatchObject({ isLinear: false, degree: 2, attack: expect.any(String) });
  });

  it.each([
    ["marks without marks inside", "<[^<>]*>"],
    ["an address with dots between", String.raw`^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$`],
  ])("%s is linear", (_, source) => {
    expect(judgePattern(source, "")).toEqual({ isLinear: true });
  });
});

describe("a machine that is busy", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Time that goes by between two looks at the clock. */
  const slowedBy = (ms: number) => {
    let now = 0;
    vi.stubGlobal("performance", { now: () => (now += ms) });
  };

  it("makes no linear pattern a slow one", () => {
    slowedBy(0.4);
    expect(judgePattern('field "([^"]{1,64})"', "")).toEqual({ isLinear: true });
  });

  it("may leave it unjudged, and says so", () => {
    slowedBy(1_000);
    const verdict = judgePattern('field "([^"]{1,64})"', "");
    expect(verdict).toEqual({ isLinear: false, attack: undefined, reason: "timeout" });
  });
});

describe("faults", () => {
  const slow = pattern("a+$", "g");
  const quick = pattern("a+");
  const exception = { file: "app/a.ts", pattern: "/a+$/", reason: "short" };

  it("name place, pattern and a text that shows it", () => {
    const [fault] = faultsOf([slow], [], new Set(), judgePattern);
    expect(fault).toMatch(/^app\/a\.ts:7 \/a\+\$\/\n {2}to the power of 2 in: .+repeat/);
  });

  it("are none for what is linear, which is kept", () => {
    const linear = new Set<string>();
    expect(faultsOf([quick], [], linear, judgePattern)).toEqual([]);
    expect([...linear]).toEqual(["/a+/"]);
    const never = () => expect.unreachable();
    expect(faultsOf([quick], [], linear, never)).toEqual([]);
  });

  it("are none for an exception, but an exception that is none is one", () => {
    expect(faultsOf([slow], [exception], new Set(), judgePattern)).toEqual([]);
    expect(faultsOf([quick], [exception], new Set(), judgePattern)).toHaveLength(1);
    const elsewhere = { ...exception, file: "app/b.ts" };
    expect(faultsOf([slow], [elsewhere], new Set(), judgePattern)).toHaveLength(2);
  });

  it("are patterns that can't be judged", () => {
    const unknown = { ...quick, source: undefined };
    expect(faultsOf([unknown], [], new Set(), judgePattern)).toHaveLength(1);
    const late = () => ({ isLinear: false, attack: undefined, reason: "timeout" }) as const;
    expect(faultsOf([quick], [], new Set(), late)[0]).toContain("can't be judged (timeout)");
  });

  it("tell flags apart where they matter", () => {
    expect(nameOf(pattern("a", "gim"))).toBe("/a/im");
  });
});
