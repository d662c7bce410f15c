import { expect, it } from "vitest";
import { z } from "zod";
import { readCounts } from "./counts.server.ts";
import { type ItemQuery, searchOf } from "./query.server.ts";

it("asks for counts by group, and takes counts that come as text", async () => {
  let asked: ItemQuery | undefined;
  const backend = {
    request: async ({ query }: { query?: ItemQuery }) => {
      asked = query;
      return Response.json({ data: [{ stage: "new", submitted_month: "11", count: "3" }] });
    },
  };
  const groupBy = ["stage", "month(submitted)"];
  const group = z.object({ stage: z.string(), submitted_month: z.coerce.number() });
  const filter = { queue: { _eq: "inbox" } };
  expect(await readCounts(backend, "leads", groupBy, { filter }, group)).toEqual([
    { stage: "new", submitted_month: 11, count: 3 },
  ]);
  expect(Object.fromEntries(new URLSearchParams(searchOf(asked)))).toEqual({
    "aggregate[count]": "*",
    groupBy: "stage,month(submitted)",
    filter: '{"queue":{"_eq":"inbox"}}',
    limit: "-1",
  });
});
