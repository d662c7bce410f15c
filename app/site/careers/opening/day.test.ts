import { expect, it } from "vitest";
import { OPENINGS } from "../../../../content/facts/openings.ts";
import { contentIn } from "../../../content/shown.server.ts";
import { lightAt } from "./day-light.server.ts";

it.each(["en", "el"] as const)("knows four moments of each open position, in %s", (locale) => {
  const { moments } = contentIn(locale).words("careers").opening.day;
  const counts = Object.entries(moments).map(([id, day]) => [id, day.length]);
  expect(counts).toEqual(OPENINGS.map(({ id }) => [id, 4]));
});

it("has each moment of a day under a sky of its own", () => {
  const { moments } = contentIn("en").words("careers").opening.day;
  for (const day of Object.values(moments)) {
    const skies = day.map(({ at }) => lightAt(at).sky);
    expect(new Set(skies).size, skies.join(" ")).toBe(skies.length);
  }
});
