import { expect, it } from "vitest";
import { excesses } from "./check-budgets.ts";

it("names the page, the part and by how much", () => {
  const light = { html: 10_000, script: 110_000, style: 15_000, font: 60_000 };
  const heavy = { ...light, script: 110_001 };
  expect(
    excesses(
      new Map([
        ["en /", light],
        ["el /", heavy],
      ]),
    ),
  ).toEqual([{ page: "el /", part: "script", bytes: 110_001, budget: 110_000 }]);
});
