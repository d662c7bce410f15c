import { describe, expect, it } from "vitest";
import { REDIRECTS } from "../../../content/facts/redirects.ts";
import { RedirectError, redirectFaults, redirectTable } from "./redirects.server.ts";

describe("redirectTable", () => {
  const table = redirectTable([
    { from: "/old", to: "/new" },
    { from: "/autumn", to: "/careers", isTemporary: true },
  ]);
  it("finds an address in any form", () => {
    for (const form of ["/old", "/old/", "/OLD", "//old"]) {
      expect(table(form)).toEqual({ to: "/new", status: 301 });
    }
    expect(table("/autumn")).toEqual({ to: "/careers", status: 302 });
    expect(table("/older")).toBeUndefined();
    expect(table("/__proto__")).toBeUndefined();
  });

  it.each([
    ["a loop of one", [{ from: "/a", to: "/a" }], /leads back to itself/],
    [
      "a loop of two",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/a" },
      ],
      /leads back/,
    ],
    [
      "a loop of three",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/c" },
        { from: "/c", to: "/a" },
      ],
      /leads back/,
    ],
    [
      "a chain",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/c" },
      ],
      /leads on/,
    ],
    [
      "two targets",
      [
        { from: "/a", to: "/b" },
        { from: "/a", to: "/c" },
      ],
      /two places/,
    ],
    ["another website", [{ from: "/a", to: "https://evil.example/" }], /not a path of this site/],
    ["another website, disguised", [{ from: "/a", to: "//evil.example" }], /not a path/],
    ["a slash at the end", [{ from: "/a/", to: "/b" }], /not a path/],
  ])("refuses %s", (_name, entries, reason) => {
    expect(redirectFaults(entries).join()).toMatch(reason);
    expect(() => redirectTable(entries)).toThrow(RedirectError);
  });

  it("ends in a loop check that ends", () => {
    // /a leads into a loop that it isn't part of.
    const entries = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/c" },
      { from: "/c", to: "/b" },
    ];
    expect(redirectFaults(entries)).toHaveLength(3);
  });
});

it("the site's own table has no fault", () => {
  expect(redirectFaults(REDIRECTS)).toEqual([]);
});
