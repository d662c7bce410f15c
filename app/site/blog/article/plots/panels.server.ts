import { ARTICLE_FIGURES as FIGURES } from "../../../../../content/facts/article-figures.ts";
import { type Draw, discs, frames, heap, rectangle } from "./drawing.server.ts";
import { type Panel, percent } from "./plot-model.ts";

const PERCENT = 100;
const MEMBERS = { abreast: 10, pitch: 10, r: 4.1 };
/** Orders stand in rows of this many, so that a round's need ends a row. */
const ORDERS_ABREAST = 20;
/** Hours in rows of one booking. */
const HOURS_ABREAST = 9;
const LIKES = { height: 320, gap: 26, pitch: 42, r: 16, abreast: 6 };
/** So many followers are one dot; the caption says so. */
const FOLLOWERS_PER_DOT = 3;

/** As wide as a row's frames: nothing follows the last. */
const ORDERS_WIDE = ORDERS_ABREAST * 12 - 3;
/** The right edge of a mark after so many orders, and its path data: it stands on the last one's edge. */
const markAfter = (orders: number) => {
  const last = orders - 1;
  const edge = (last % ORDERS_ABREAST) * 12 + 9;
  return { edge, d: rectangle(edge - 1.4, Math.floor(last / ORDERS_ABREAST) * 20, 1.4, 20) };
};

/** Plots of several pictures, each with the figure that it stands for. */
export const panels = {
  members: ({ members }, { money, count }) => {
    const { counts, income } = FIGURES.members;
    const [all] = counts;
    const { abreast, pitch, r } = MEMBERS;
    return {
      panels: counts.map((here, month) => ({
        box: [abreast * pitch, Math.ceil(all / abreast) * pitch],
        shapes: [
          { tone: "second", d: discs(here, abreast, pitch, r) },
          {
            tone: "lost",
            d: discs((counts[month - 1] ?? here) - here, abreast, pitch, r, here),
          },
          {
            tone: "gone",
            d: discs(all - (counts[month - 1] ?? all), abreast, pitch, r, counts[month - 1]),
          },
        ],
        value: count(here),
        label: members.months[month] ?? "",
        lines: [money(income[month] ?? 0)],
      })),
      legend: [],
    };
  },
  bookings: ({ bookings }, { priced, counted, count }) => {
    const { hours, total } = FIGURES.bookings;
    const [most] = hours;
    const rows = Math.ceil(most / HOURS_ABREAST);
    return {
      isBroad: true,
      isBeside: true,
      panels: hours.map((spent, column) => ({
        box: [HOURS_ABREAST * 12 - 3, rows * 20],
        shapes: [
          { tone: "second", d: frames(spent, HOURS_ABREAST) },
          { tone: "lost", d: frames(most - spent, HOURS_ABREAST, spent) },
        ],
        value: count(spent),
        label: bookings.rows[column] ?? "",
        lines: [priced(bookings.total, total[column] ?? 0)],
        ...(spent < most && { gain: counted(bookings.back, most - spent) }),
      })),
      legend: [],
    };
  },
  rounds: ({ rounds }, { counted, count }) => {
    const { first, second } = FIGURES.rounds;
    const panel = (row: number, sold: number, others: number, needed: number): Panel => {
      const all = sold + others;
      const rows = Math.ceil(Math.max(all, needed) / ORDERS_ABREAST);
      const mark = markAfter(needed);
      return {
        box: [ORDERS_WIDE, rows * 20],
        shapes: [
          { tone: "main", d: frames(sold, ORDERS_ABREAST) },
          { tone: "second", d: frames(others, ORDERS_ABREAST, sold) },
          { tone: "gone", d: frames(Math.max(0, needed - all), ORDERS_ABREAST, all) },
          { tone: "text", d: mark.d },
        ],
        flag: { x: percent(mark.edge / ORDERS_WIDE), text: count(needed) },
        value: count(all),
        label: rounds.rows[row] ?? "",
        lines: [
          counted(rounds.needed, needed),
          counted(all < needed ? rounds.short : rounds.over, Math.abs(needed - all)),
        ],
      };
    };
    return {
      isBroad: true,
      panels: [
        panel(0, first.sold, first.others, first.needed),
        panel(1, second.sold, 0, second.needed),
      ],
      legend: [
        { tone: "main", label: rounds.sold },
        { tone: "second", label: rounds.others },
        { tone: "text", label: rounds.mark },
      ],
    };
  },
  likes: ({ likes }, { counted, count }) => {
    const { views, rates, followers } = FIGURES.likes;
    const { height, pitch, r, abreast, gap } = LIKES;
    const [most] = views;
    // Where the dots begin in both, so that they can be compared, and end: at the last one's edge.
    const left = (height * 9) / 16 + gap;
    const right = left + abreast * pitch - (pitch / 2 - r);
    return {
      isBroad: true,
      panels: views.map((seen, video) => {
        const tall = height * Math.sqrt(seen / most);
        const wide = (tall * 9) / 16;
        const liked = (tall * (rates[video] ?? 0)) / PERCENT;
        const gained = (followers[video] ?? 0) / FOLLOWERS_PER_DOT;
        // As tall as the taller of its two: on a phone the panels stand under each other.
        const foot = Math.max(tall, Math.ceil(gained / abreast) * pitch);
        return {
          box: [right, foot],
          shapes: [
            { tone: "second", d: rectangle(0, foot - tall, wide, tall - liked) },
            { tone: "text", d: rectangle(0, foot - liked, wide, liked) },
            { tone: "main", d: heap(gained, abreast, pitch, r, foot, left) },
          ],
          value: count(followers[video] ?? 0),
          label: `${likes.rows[video] ?? ""}: ${likes.followers}`,
          lines: [counted(likes.views, seen), counted(likes.rate, rates[video] ?? 0)],
        };
      }),
      legend: [],
    };
  },
} as const satisfies Record<string, Draw>;
