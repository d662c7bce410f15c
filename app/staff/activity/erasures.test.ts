import { expect, it } from "vitest";
import type { Activity } from "../../api/activity.server.ts";
import { withErasuresFolded } from "./erasures.ts";

const entry = (id: number, second: number, differing: Partial<Activity> = {}): Activity => ({
  id,
  action: "delete",
  user: { id: "maria" },
  timestamp: new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString(),
  collection: "leads",
  item: String(id),
  ...differing,
});

it("makes one line of an erasure, and leaves what else was deleted", () => {
  const begun = { action: "create", collection: "erasures" };
  const { lines, deleted } = withErasuresFolded([
    entry(9, 400),
    entry(8, 20, { user: { id: "theo" } }),
    entry(7, 12, { collection: "articles" }),
    entry(6, 11, { collection: "outbox" }),
    entry(5, 11),
    entry(4, 10, begun),
    entry(3, 9),
  ]);
  expect(lines.map(({ id }) => id)).toEqual([9, 8, 7, 4, 3]);
  expect([...deleted]).toEqual([[4, 2]]);
});
