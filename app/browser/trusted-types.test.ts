import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { COLOR_MODE_SCRIPT } from "./color-mode-script.ts";
import { TRUSTED_TYPES_SCRIPT } from "./trusted-types.ts";

type Rules = {
  createHTML(html: string): string | null;
  createScriptURL(url: string): string | null;
  createScript?: unknown;
};

function defaultPolicy(): Rules {
  const policies: Record<string, Rules> = {};
  const trustedTypes = {
    createPolicy: (name: string, rules: Rules) => {
      policies[name] = rules;
    },
  };
  const location = new URL("https://b4.example/blog");
  runInNewContext(TRUSTED_TYPES_SCRIPT, {
    window: { trustedTypes },
    trustedTypes,
    location,
    URL,
  });
  expect(Object.keys(policies)).toEqual(["default"]);
  return policies.default as Rules;
}

describe("default Trusted Types policy", () => {
  it.each([
    ["<script></script>", "<script></script>"],
    ["<script>alert(1)</script>", null],
    ["<script></script><p>", null],
    ["<img src=x onerror=alert(1)>", null],
    ["&lt;b&gt; or <b>", null],
    ["text", "text"],
    ["", ""],
    [
      '{"@type":"WebPage","name":"\\u003cb\\u003e"}',
      '{"@type":"WebPage","name":"\\u003cb\\u003e"}',
    ],
  ])("lets the empty script element and plain text through, no other HTML: %j", (html, passed) => {
    expect(defaultPolicy().createHTML(html)).toBe(passed);
  });

  it.each([
    ["/assets/entry.js", true],
    ["https://b4.example/assets/entry.js", true],
    ["https://b4.example.evil.test/x.js", false],
    ["//evil.test/x.js", false],
    ["http://b4.example/x.js", false],
    ["data:text/javascript,alert(1)", false],
    ["javascript:alert(1)", false],
  ])("lets script addresses of the same origin through: %s", (url, passes) => {
    expect(defaultPolicy().createScriptURL(url)).toBe(passes ? url : null);
  });

  it("makes no rule for script text, so that none passes", () => {
    expect(defaultPolicy().createScript).toBeUndefined();
  });

  it("does nothing where the browser has no Trusted Types", () => {
    expect(() => runInNewContext(TRUSTED_TYPES_SCRIPT, { window: {} })).not.toThrow();
  });

  it("passes its own rule, as the other inline script does", () => {
    for (const script of [TRUSTED_TYPES_SCRIPT, COLOR_MODE_SCRIPT]) {
      expect(defaultPolicy().createHTML(script)).toBe(script);
    }
  });
});
