import { describe, expect, it } from "vitest";
import {
  FRESH_FOOD,
  GLOW_BEAUTY,
  NEXTGEN_GAMING,
  URBAN_FIT,
} from "../../../../../content/facts/case-studies.ts";
import { DOT_PITCH, DOTS_ABREAST, WEEK_HEIGHT } from "../charts/week-size.ts";
import { PEOPLE_IN_DOT } from "../charts/weeks-model.ts";
import { mean, sum } from "../number-formats.ts";
import { freshFoodFigures } from "./fresh-food.ts";
import { glowBeautyFigures } from "./glow-beauty.ts";
import { nextgenGamingFigures } from "./nextgen-gaming.ts";
import { urbanFitFigures } from "./urban-fit.ts";

describe("Urban Fit", () => {
  it("never takes more places than there are, and no more by link than taken", () => {
    const { places } = urbanFitFigures();
    for (const { taken, link } of URBAN_FIT.weeks) {
      expect(taken).toBeLessThanOrEqual(places);
      expect(link).toBeLessThanOrEqual(taken);
    }
  });

  it("counts what the text says", () => {
    const figures = urbanFitFigures();
    expect(figures).toMatchObject({ places: 480, averageBefore: 132, late: 325, extra: 1044 });
    expect(figures.lift).toBeCloseTo(325 / 132, 10);
    expect(figures.linkShare).toBeCloseTo(825 / 2100, 10);
  });
});

describe("Fresh Food", () => {
  it("sells no more baskets than orders, and none before the basket is up", () => {
    FRESH_FOOD.slots.forEach(({ orders, baskets }, slot) => {
      expect(baskets).toBeLessThanOrEqual(orders);
      if (slot < FRESH_FOOD.basketSlot) expect(baskets).toBe(0);
    });
  });

  it("counts what the text says", () => {
    const figures = freshFoodFigures();
    expect(figures).toMatchObject({ orders: 690, usual: 225, baskets: 462, allVotes: 4300 });
    expect(figures.hourShare).toBeCloseTo(513 / 690, 10);
    expect(figures.lostShare).toBeCloseTo(2184 / 4300, 10);
  });

  it("cooks what won the vote", () => {
    expect(FRESH_FOOD.votes.chicken).toBe(Math.max(...Object.values(FRESH_FOOD.votes)));
  });
});

describe("Glow Beauty", () => {
  it("has the same totals by week and by host", () => {
    const { first, back } = glowBeautyFigures();
    expect(sum(GLOW_BEAUTY.weeks.map((week) => week.first))).toBe(first);
    expect(sum(GLOW_BEAUTY.weeks.map((week) => week.back))).toBe(back);
  });

  it("lets nobody come back who has not ordered before", () => {
    let ordered = 0;
    let returned = 0;
    for (const { first, back } of GLOW_BEAUTY.weeks) {
      returned += back;
      expect(returned).toBeLessThanOrEqual(ordered);
      ordered += first;
    }
  });

  it("has room for the dots of its fullest week", () => {
    const fullest = Math.max(...GLOW_BEAUTY.weeks.map(({ first, back }) => first + back));
    expect(Math.ceil(fullest / PEOPLE_IN_DOT)).toBeLessThanOrEqual(
      (WEEK_HEIGHT / DOT_PITCH) * DOTS_ABREAST,
    );
  });

  it("says it rightly: the largest room has most first orders, fewest returns, the worst share", () => {
    const { hosts, best, worst } = glowBeautyFigures();
    const largest = hosts.toSorted((a, b) => b.viewers - a.viewers)[0];
    const smallest = hosts.toSorted((a, b) => a.viewers - b.viewers)[0];
    expect(worst?.id).toBe(largest?.id);
    expect(best?.id).toBe(smallest?.id);
    expect(largest?.first).toBe(Math.max(...hosts.map((host) => host.first)));
    expect(largest?.back).toBe(Math.min(...hosts.map((host) => host.back)));
  });
});

describe("NextGen Gaming", () => {
  it("has the same average viewers by half hour and by room", () => {
    const { rooms } = nextgenGamingFigures();
    expect(sum(rooms.map((room) => room.viewers))).toBe(mean(NEXTGEN_GAMING.viewers));
  });

  it("has a vote in each room for each half hour", () => {
    const { rooms, votes } = nextgenGamingFigures();
    for (const room of rooms) expect(room.levels).toHaveLength(NEXTGEN_GAMING.viewers.length);
    expect(votes).toBe(48);
  });

  it("says it rightly: the largest room starts the fewest per thousand, the coward the most", () => {
    const { rooms } = nextgenGamingFigures();
    const ordered = rooms.toSorted((a, b) => a.perThousand - b.perThousand);
    const largest = rooms.toSorted((a, b) => b.viewers - a.viewers)[0];
    expect(ordered[0]?.id).toBe(largest?.id);
    expect(ordered.at(-1)?.id).toBe("coward");
  });
});
