import { describe, expect, it } from "vitest";
import { listParam, objectParam, readQueryParams, wholeParam } from "./query-params.ts";

const read = (search: string) =>
  JSON.parse(JSON.stringify(Object.fromEntries(readQueryParams(search))));

describe("query parameters", () => {
  it.each([
    ["?a=1", { a: "1" }],
    ["?filter[status][_eq]=published", { filter: { status: { _eq: "published" } } }],
    ["?fields[]=id&fields[]=title", { fields: ["id", "title"] }],
    ["?filter[id][_in][0]=4&filter[id][_in][1]=5", { filter: { id: { _in: ["4", "5"] } } }],
    [
      "?filter[_or][0][a][_eq]=1&filter[_or][1][b][_eq]=2",
      { filter: { _or: [{ a: { _eq: "1" } }, { b: { _eq: "2" } }] } },
    ],
    ["?filter%5Ba%5D%5B_eq%5D=%CE%B1", { filter: { a: { _eq: "α" } } }],
  ])("%s", (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  it.each([
    ["?filter[a]=1&filter[a][_eq]=2", "two forms"],
    ["?filter=x&filter[a]=1", "two forms"],
    ["?filter[a=1", "malformed"],
    [`?${"a[b]".padEnd(40, "[c]")}=1`, "too deep"],
    [`?a=${"x".repeat(20_000)}`, "too long"],
    [`?${Array.from({ length: 300 }, (_, index) => `a${index}=1`).join("&")}`, "too many"],
  ])("refuses %#: %s", (search, reason) => {
    expect(() => readQueryParams(search)).toThrow(reason);
  });

  it("leaves the prototype of objects alone", () => {
    readQueryParams(
      "?__proto__[polluted]=1&filter[__proto__][polluted]=1&constructor[prototype][polluted]=1",
    );
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("single parameters", () => {
  it("read objects from JSON", () => {
    expect(objectParam("filter", '{"a":{"_eq":1}}')).toEqual({ a: { _eq: 1 } });
    expect(objectParam("filter", "")).toBeNull();
  });

  it.each(["{oops", "[1]", "5", "null"])("refuse %s as an object", (value) => {
    expect(() => objectParam("filter", value)).toThrow("filter");
  });

  it("refuse objects that nest too deep", () => {
    const deep = JSON.stringify(
      Array.from({ length: 12 }).reduce<object>((inner) => ({ a: inner }), {}),
    );
    expect(() => objectParam("filter", deep)).toThrow("too deep");
  });

  it("read lists with commas", () => {
    expect(listParam("fields", ["a,b", "c"])).toEqual(["a", "b", "c"]);
    expect(() => listParam("fields", { a: "b" })).toThrow("list");
  });

  it.each(["1.5", "x", "-2", "99999999999999999999", ""])(
    "refuse %j as a whole number",
    (value) => {
      expect(() => wholeParam("limit", value, -1)).toThrow("whole number");
    },
  );
});
