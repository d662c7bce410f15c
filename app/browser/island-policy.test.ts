import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  // Test files share what is loaded: the policy of a browser that is none must not stay.
  vi.resetModules();
});

async function policyIn(browser: object) {
  vi.stubGlobal("window", browser);
  return (await import("./island-policy.ts")).trustIslandHtml;
}

describe("b4-island policy", () => {
  it.each([
    "<p>Now live</p>",
    '<p class="one">Only 3 seats = full house</p>',
    '<a href="/creators/join">Join</a>',
    '<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>',
    "<p>Description: the script, a baseline, an object lesson</p>",
    "",
  ])("passes %s", async (html) => {
    expect((await policyIn({}))(html)).toBe(html);
  });

  it.each([
    "<script>alert(1)</script>",
    "<SCRIPT src=/x.js>",
    "<img src=x onerror=alert(1)>",
    "<img src=x\nonerror = alert(1)>",
    "<svg/onload=alert(1)>",
    '<img src="x"onerror="alert(1)">',
    '<a href="javascript:alert(1)">',
    "<a href=JavaScript:alert(1)>",
    "<iframe srcdoc='x'>",
    "<object data=x>",
    "<embed src=x>",
    "<base href=//evil.test>",
  ])("refuses %s", async (html) => {
    const trust = await policyIn({});
    expect(() => trust(html)).toThrow(TypeError);
  });

  it("makes one policy of that name, and goes through it", async () => {
    const createPolicy = vi.fn((_name: string, rules: { createHTML(html: string): string }) => ({
      createHTML: (html: string) => ({ trusted: rules.createHTML(html) }),
    }));
    const trust = await policyIn({ trustedTypes: { createPolicy } });
    expect(trust("<p>1</p>")).toEqual({ trusted: "<p>1</p>" });
    expect(trust("<p>2</p>")).toEqual({ trusted: "<p>2</p>" });
    expect(() => trust("<script>")).toThrow(TypeError);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["b4-island"]);
  });
});
