import { expect, it } from "vitest";
import { MissingPages } from "./missing-pages.server.ts";

it("counts addresses, most wanted first", () => {
  const missing = new MissingPages();
  missing.count("/a", 1);
  missing.count("/b", 2);
  missing.count("/b", 5);
  expect(missing.list()).toEqual([
    { path: "/b", count: 2, first: 2, last: 5 },
    { path: "/a", count: 1, first: 1, last: 1 },
  ]);
});

it("stays small whatever robots ask for, and keeps what is still asked for", () => {
  const missing = new MissingPages();
  for (let n = 0; n < 2000; n++) {
    missing.count(`/${n}${"x".repeat(5000)}`, n);
    missing.count("/wanted", n);
  }
  const list = missing.list();
  expect(list).toHaveLength(500);
  expect(list[0]).toMatchObject({ path: "/wanted", count: 2000 });
  expect(Math.max(...list.map(({ path }) => path.length))).toBeLessThanOrEqual(200);
});
