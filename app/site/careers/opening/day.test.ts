import { expect, it } from "vitest";
import { OPENINGS } from "../../../../content/facts/openings.ts";
import { contentIn } from "../../../content/shown.server.ts";

it.each(["en", "el"] as const)("knows four moments of each open position, in %s", (locale) => {
  const { moments } = contentIn(locale).words("careers").opening.day;
  const counts = Object.entries(moments).map(([id, day]) => [id, day.length]);
  expect(counts).toEqual(OPENINGS.map(({ id }) => [id, 4]));
});
