import { FRESH_FOOD } from "../../../../../content/facts/case-studies.ts";
import type { Pages } from "../../../../../content/types.ts";
import { fill } from "../../../../i18n/fill.ts";
import { barsModel } from "../charts/bars-model.ts";
import { columnsModel } from "../charts/columns-model.ts";
import { type NumberFormats, sum } from "../number-formats.ts";

/** What the page says in numbers, counted from the facts. */
export function freshFoodFigures() {
  const { slots, basketSlot, hourSlots, votes } = FRESH_FOOD;
  const orders = sum(slots.map((slot) => slot.orders));
  const usual = sum(slots.map((slot) => slot.usual));
  const baskets = sum(slots.map((slot) => slot.baskets));
  const hour = sum(slots.slice(basketSlot, basketSlot + hourSlots).map((slot) => slot.orders));
  const allVotes = sum(Object.values(votes));
  return {
    orders,
    usual,
    baskets,
    lift: orders / usual,
    hourShare: hour / orders,
    basketShare: baskets / orders,
    allVotes,
    lostShare: 1 - Math.max(...Object.values(votes)) / allVotes,
  };
}

export function freshFoodValues({ whole, times, share }: NumberFormats) {
  const figures = freshFoodFigures();
  const { votes } = FRESH_FOOD;
  return {
    orders: whole(figures.orders),
    usual: whole(figures.usual),
    lift: times(figures.lift),
    hourShare: share(figures.hourShare),
    basketShare: share(figures.basketShare),
    lostShare: share(figures.lostShare),
    votes: whole(figures.allVotes),
    baskets: whole(figures.baskets),
    orzoVotes: whole(votes.orzo),
    orzoShare: share(votes.orzo / figures.allVotes),
    chickenVotes: whole(votes.chicken),
    chickenShare: share(votes.chicken / figures.allVotes),
    chickpeasVotes: whole(votes.chickpeas),
    chickpeasShare: share(votes.chickpeas / figures.allVotes),
  };
}

export function freshFoodCharts(
  words: Pages["caseFreshFood"],
  { whole, share, clock }: NumberFormats,
) {
  const { slots, startHour, slotMinutes, basketSlot, endSlot, votes } = FRESH_FOOD;
  const { chart, vote } = words;
  const { orders, baskets, usual, allVotes } = freshFoodFigures();
  const rows = slots.map((slot, index) => ({
    ...slot,
    time: clock(startHour, slotMinutes, index),
  }));
  const row = (label: string, count: number) => ({
    label,
    value: count / allVotes,
    detail: fill(vote.detail, { count: whole(count) }),
  });
  return {
    columns: columnsModel({
      title: chart.title,
      slots: rows.map((slot) => ({
        label: slot.time,
        parts: [
          { tone: "peak", value: slot.baskets },
          { tone: "quiet", value: slot.orders - slot.baskets },
        ],
        mark: slot.usual,
      })),
      max: 120,
      step: 30,
      tickEvery: 3,
      flags: [
        { slot: basketSlot, label: chart.basketUp },
        { slot: endSlot, label: chart.ends },
      ],
      legend: [
        { tone: "peak", label: chart.baskets },
        { tone: "quiet", label: chart.other },
        { tone: "mark", label: chart.usual },
      ],
      table: {
        caption: chart.title,
        head: [
          chart.columns.time,
          chart.columns.orders,
          chart.columns.baskets,
          chart.columns.usual,
        ],
        rows: rows.map((slot) => [
          slot.time,
          whole(slot.orders),
          whole(slot.baskets),
          whole(slot.usual),
        ]),
        foot: [chart.total, whole(orders), whole(baskets), whole(usual)],
      },
      format: whole,
    }),
    bars: barsModel({
      title: vote.title,
      rows: [
        row(vote.chicken, votes.chicken),
        row(vote.orzo, votes.orzo),
        row(vote.chickpeas, votes.chickpeas),
      ],
      max: 1,
      format: share,
    }),
  };
}
