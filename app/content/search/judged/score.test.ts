import { expect, it } from "vitest";
import { scoreOf } from "./score.ts";

const query = { kind: "page", query: "q", right: ["/a"], useful: ["/b"] } as const;

it("is whole when the right page comes first and the useful one behind it", () => {
  expect(scoreOf(query, ["/a", "/b", "/c"])).toEqual({ first: 1, third: 1, ndcg: 1 });
});

it("counts a place once, however many results lead there", () => {
  expect(scoreOf(query, ["/c", "/c", "/c", "/a"]).third).toBe(1);
});

it("falls with every place that the right page is further down, to nothing", () => {
  const at = (places: string[]) => scoreOf(query, places);
  expect(at(["/b", "/a"]).first).toBe(0);
  expect(at(["/b", "/a"]).ndcg).toBeLessThan(at(["/a"]).ndcg);
  expect(at(["/c", "/d", "/e", "/a"])).toMatchObject({ first: 0, third: 0 });
  expect(at(["/c", "/d", "/e", "/f", "/g", "/a"]).ndcg).toBe(0);
});
