import { describe, expect, it } from "vitest";
import { familyOf } from "./browser-family.ts";
import { readReports } from "./read-reports.ts";

const read = (body: unknown) => readReports(body, "Firefox");
const error = (message: string, stack = "", page = "/about") => ({
  page,
  errors: [{ message, stack }],
});

describe("errors of our own scripts", () => {
  it("are known by what they say, where they were and on which page", () => {
    const stack =
      "TypeError: x is undefined\n  at f (https://b4.example/assets/header-Ab1.js:1:234)";
    expect(read(error("TypeError: x is undefined", stack))).toEqual([
      {
        ...{ kind: "error", what: "TypeError: x is undefined", page: "/about", browser: "Firefox" },
        source: "/assets/header-Ab1.js:1:234",
      },
    ]);
  });

  it.each([
    ['Unexpected token in "Maria Papadopoulou, 12 Street"', "Unexpected token in …"],
    [`'[data-x="Maria Papadopoulou"]' is not a valid selector`, "…"],
    [`no "Maria's address" here`, "no …"],
    ["it isn't there: 'a' and 'Maria Papa", "it isn't there: 'a' and …"],
    ["Failed: https://b4.example/account/reset-password?token=abc", "Failed: …"],
    ["no such maria@people.example here", "no such … here"],
    ["number 6912345678 is odd", "number … is odd"],
    ["Cannot read properties of undefined (reading 'offsetTop')", undefined],
  ])("keep nothing of a person: %s", (message, kept = message) => {
    expect(read(error(message))?.[0]?.what).toBe(kept);
  });

  it.each([
    ["/blog/brand-partnerships?utm_source=maria", "/blog/:slug"],
    ["/admin/leads/7c1f?tab=1", "/admin/…"],
    ["/account/reset-password?token=abc", "/account/…"],
    ["/maria-papadopoulou", ""],
    ["not an address", ""],
  ])("of %s are of the page %s", (address, page) => {
    expect(read(error("x", "", address))?.[0]?.page).toBe(page);
  });

  it("of a visitor's extensions are none", () => {
    expect(read(error("x", "at moz-extension://0f1/content.js:1:2"))).toEqual([]);
  });

  it("are no longer than somebody reads, however long they come", () => {
    expect(read(error("x".repeat(7_000)))?.[0]?.what).toHaveLength(160);
  });
});

describe("violations of the policy", () => {
  const wanted = {
    ...{ kind: "violation", what: "img-src", source: "https://evil.example", page: "/about" },
    browser: "Firefox",
  };

  it("are read as older browsers send them", () => {
    const report = {
      "document-uri": "https://b4.example/about?x=1",
      "effective-directive": "img-src",
      "blocked-uri": "https://evil.example/pixel.png?who=me",
    };
    expect(read({ "csp-report": report })).toEqual([wanted]);
    const older = {
      ...report,
      "effective-directive": undefined,
      "violated-directive": "img-src 'self'",
    };
    expect(read({ "csp-report": older })).toEqual([wanted]);
  });

  it("are read as newer ones gather them, among other reports", () => {
    const body = {
      documentURL: "https://b4.example/about",
      effectiveDirective: "img-src",
      blockedURL: "https://evil.example/pixel.png",
    };
    const reports = [
      { type: "network-error", body: {} },
      { type: "csp-violation", body },
    ];
    expect(read(reports)).toEqual([wanted]);
    const inline = { ...body, blockedURL: "inline" };
    expect(read([{ type: "csp-violation", body: inline }])?.[0]?.source).toBe("inline");
    const made = { ...body, blockedURL: `${"x".repeat(7_000)}:y` };
    expect(read([{ type: "csp-violation", body: made }])?.[0]?.source).toHaveLength(24);
    const extension = { ...body, sourceFile: "chrome-extension://x/y.js" };
    expect(read([{ type: "csp-violation", body: extension }])).toEqual([]);
    expect(read(Array.from({ length: 500 }, () => ({ type: "csp-violation", body })))).toHaveLength(
      10,
    );
  });
});

describe("what else browsers gather", () => {
  const url = "https://b4.example/blog/brand-partnerships?who=maria";

  it("is why a page died, as far as they know", () => {
    const crashed = { kind: "crash", source: "", page: "/blog/:slug", browser: "Firefox" };
    const body = { reason: "oom", stack: "at maria (https://b4.example/x.js:1:2)" };
    expect(read([{ type: "crash", url, body }])).toEqual([{ ...crashed, what: "oom" }]);
    expect(read([{ type: "crash", url, body: {} }])).toEqual([{ ...crashed, what: "crashed" }]);
  });

  it("is what they will no longer do, and where we ask for it", () => {
    const body = {
      ...{ id: "WebSQL", message: "maria should use something else", lineNumber: 1 },
      ...{ sourceFile: "https://b4.example/assets/root-Ab1.js", columnNumber: 77 },
    };
    const wanted = { kind: "deprecation", what: "WebSQL", page: "/blog/:slug", browser: "Firefox" };
    expect(read([{ type: "deprecation", url, body }])).toEqual([
      { ...wanted, source: "/assets/root-Ab1.js:1:77" },
    ]);
    expect(read([{ type: "deprecation", url, body: { id: "WebSQL" } }])).toEqual([
      { ...wanted, source: "" },
    ]);
    const extension = { ...body, sourceFile: "chrome-extension://x/y.js" };
    expect(read([{ type: "deprecation", url, body: extension }])).toEqual([]);
    expect(read([{ type: "deprecation", url, body: { id: "maria was here" } }])).toEqual([]);
  });

  it("is nothing where its type is a name that objects have", () => {
    expect(read([{ type: "constructor", url, body: {} }])).toEqual([]);
  });
});

it.each([undefined, null, 4, "x", {}, [1], { errors: "x" }, { "csp-report": 4 }])(
  "anything else is no report: %j",
  (body) => expect(read(body)).toBeUndefined(),
);

it.each([
  [
    "Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36",
    "Chromium",
  ],
  ["Mozilla/5.0 (X11; rv:149.0) Gecko/20100101 Firefox/149.0", "Firefox"],
  [
    "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19 Safari/605.1.15",
    "Safari",
  ],
  ["curl/8", "other"],
  [undefined, "other"],
])("a browser is of a kind: %s", (agent, family) => expect(familyOf(agent)).toBe(family));
