import { expect, test } from "vitest";
import { randomInteger, seededRandom } from "./sample/seeded-random.ts";
import { ascendingPlaces } from "./sorted-places.ts";

/** The shortest way that is surely right. */
const plainly = (values: Float64Array) =>
  [...values.keys()]
    .filter((place) => !Number.isNaN(values[place]))
    .sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));

test.each([
  ["small", 9],
  ["large", 2_000_000_000],
  ["too large to be packed", 1e13],
])("places of %s values, equals in their order", (_, most) => {
  const random = seededRandom(most);
  const values = Float64Array.from({ length: 3_000 }, () =>
    random() < 0.1 ? Number.NaN : randomInteger(random, 0, most),
  );
  expect([...ascendingPlaces(values)]).toEqual(plainly(values));
});

test("fractions and numbers below zero are sorted, too", () => {
  const values = Float64Array.of(0.5, -1, Number.NaN, 0.25, -1, 3);
  expect([...ascendingPlaces(values)]).toEqual([1, 4, 3, 0, 5]);
});
