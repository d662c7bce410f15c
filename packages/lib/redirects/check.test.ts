import { describe, expect, it } from "vitest";
import { readSource, readTarget } from "./address.ts";
import { redirectFaultsOf } from "./check.ts";

const origins = { en: "https://site.example", el: "https://el.site.example" };
const around = {
  origins,
  hasPage: (path: string) => ["/", "/services", "/contact"].includes(path),
  isSource: (path: string) => path === "/moved",
  isTarget: (path: string) => path === "/wanted",
};

describe("a source", () => {
  it.each([
    ["/Old//Show/", "/old/show"],
    [" /old ", "/old"],
    ["https://site.example/old", "/old"],
    ["https://el.site.example/%CE%A0%CE%B1%CE%BB%CE%B9%CE%AC", "/παλιά"],
    ["/el/old", "/old"],
    ["/EN/", "/"],
  ])("%s is kept in one form", (typed, path) => {
    expect(readSource(typed, origins)).toBe(path);
  });

  it.each([
    "",
    "old",
    "/old?x=1",
    "/old#part",
    "https://other.example/old",
    "https://site.example/old?x=1",
    "/old show",
    "/old\\show",
    "/<script>",
    `/${"x".repeat(500)}`,
  ])("is refused: %s", (typed) => {
    expect(readSource(typed, origins)).toBeUndefined();
  });
});

describe("a target", () => {
  it("stays on the host that was asked, or names one of ours", () => {
    const own = readTarget("/Services/?from=old#list", origins);
    expect(own).toMatchObject({ path: "/services", isPath: true });
    expect(own?.url.href).toBe("https://site.example/services?from=old#list");
    const greek = readTarget("https://el.site.example/contact", origins);
    expect(greek).toMatchObject({ path: "/contact", isPath: false });
  });

  it.each([
    "/%5Cother.example",
    "/%09/other.example",
    "services",
    "//other.example/services",
    "/\\other.example",
    "https://other.example/services",
    "https://site.example.other.example/services",
    "https://somebody@site.example/services",
    "http://site.example/services",
    "javascript:alert(1)",
    "data:text/html,x",
    "mailto:a@site.example",
    "ftp://site.example/services",
    "/services\nx",
  ])("never leaves our sites: %s", (typed) => {
    expect(redirectFaultsOf({ path: "/old", target: typed }, around).target).toBe("outside");
  });
});

describe("redirectFaultsOf", () => {
  it.each([
    ["/old", "/services", {}],
    ["/services", "/contact", { path: "hasPage" }],
    ["/wanted", "/contact", { path: "leadsHere" }],
    ["/old", "/OLD/", { target: "loop" }],
    ["/old", "https://el.site.example/old", { target: "loop" }],
    ["/old", "/moved", { target: "chain" }],
    ["/old", "/nowhere", { target: "noPage" }],
    ["old", "nowhere", { path: "notOurs", target: "outside" }],
  ])("%s → %s", (path, target, faults) => {
    expect(redirectFaultsOf({ path, target }, around)).toEqual(faults);
  });

  it("is as strict about all else where pages are not known", () => {
    const { hasPage: _, ...rest } = around;
    expect(redirectFaultsOf({ path: "/services", target: "/nowhere" }, rest)).toEqual({});
    expect(redirectFaultsOf({ path: "/wanted", target: "/moved" }, rest)).toEqual({
      path: "leadsHere",
      target: "chain",
    });
  });
});
