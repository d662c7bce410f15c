import { ARTICLE_FIGURES as FIGURES } from "../../../../../content/facts/article-figures.ts";
import { type Draw, discs, frames, rectangle } from "./drawing.server.ts";
import type { Panel } from "./plot-model.ts";

const PERCENT = 100;
const MEMBERS = { abreast: 10, pitch: 10, r: 4.1 };
/** Orders stand in rows of this many, so that a round's need ends a row. */
const ORDERS_ABREAST = 20;
/** Hours in rows of two bookings. */
const HOURS_ABREAST = 18;
const LIKES = { height: 320, gap: 22, pitch: 27, r: 10, abreast: 9 };
/** So many followers are one dot; the caption says so. */
const FOLLOWERS_PER_DOT = 3;

/** Path data of a mark behind so many orders. */
const markAfter = (orders: number) => {
  const last = orders - 1;
  const x = (last % ORDERS_ABREAST) * 12 + 9.65;
  return rectangle(x, Math.floor(last / ORDERS_ABREAST) * 20, 1.7, 20);
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
          { tone: "second", d: discs(here, abreast, pitch, r, 0) },
          {
            tone: "lost",
            d: discs((counts[month - 1] ?? here) - here, abreast, pitch, r, 0, here),
          },
          {
            tone: "gone",
            d: discs(all - (counts[month - 1] ?? all), abreast, pitch, r, 0, counts[month - 1]),
          },
        ],
        value: count(here),
        label: members.months[month] ?? "",
        lines: [money(income[month] ?? 0)],
      })),
      legend: [],
    };
  },
  bookings: ({ bookings }, { priced, count }) => {
    const { hours, total } = FIGURES.bookings;
    const [most] = hours;
    const rows = Math.ceil(most / HOURS_ABREAST);
    return {
      isBroad: true,
      panels: hours.map((spent, column) => ({
        box: [HOURS_ABREAST * 12 - 3, rows * 20],
        shapes: [
          { tone: "second", d: frames(spent, HOURS_ABREAST) },
          { tone: "gone", d: frames(most - spent, HOURS_ABREAST, spent) },
        ],
        value: count(spent),
        label: bookings.rows[column] ?? "",
        lines: [priced(bookings.total, total[column] ?? 0)],
      })),
      legend: [],
    };
  },
  rounds: ({ rounds }, { counted, count }) => {
    const { first, second } = FIGURES.rounds;
    const rows = Math.ceil(first.needed / ORDERS_ABREAST);
    const panel = (row: number, sold: number, others: number, needed: number): Panel => {
      const all = sold + others;
      return {
        box: [ORDERS_ABREAST * 12, rows * 20],
        shapes: [
          { tone: "main", d: frames(sold, ORDERS_ABREAST) },
          { tone: "second", d: frames(others, ORDERS_ABREAST, sold) },
          { tone: "gone", d: frames(Math.max(0, needed - all), ORDERS_ABREAST, all) },
          { tone: "text", d: markAfter(needed) },
        ],
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
    return {
      panels: views.map((seen, video) => {
        const tall = height * Math.sqrt(seen / most);
        const wide = (tall * 9) / 16;
        const liked = (tall * (rates[video] ?? 0)) / PERCENT;
        const gained = (followers[video] ?? 0) / FOLLOWERS_PER_DOT;
        const top = height - Math.ceil(gained / abreast) * pitch;
        return {
          box: [(height * 9) / 16 + gap + abreast * pitch, height],
          shapes: [
            { tone: "second", d: rectangle(0, height - tall, wide, tall - liked) },
            { tone: "text", d: rectangle(0, height - liked, wide, liked) },
            { tone: "main", d: discs(gained, abreast, pitch, r, top, 0, wide + gap) },
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
