import { ARTICLE_FIGURES as FIGURES } from "../../../../../content/facts/article-figures.ts";
import { type Draw, discs, frames, rectangle, sum } from "./drawing.server.ts";
import type { Panel } from "./plot-model.ts";

const PERCENT = 100;
/** How far down the line runs in a 9:16 frame. */
const LINE_SHARE = 0.625;
const MEMBERS = { abreast: 10, pitch: 10, r: 4.1 };
/** Orders stand in rows of this many, so that a round's need ends a row. */
const ORDERS_ABREAST = 20;
const LIKES = { height: 320, line: 320 * LINE_SHARE, dots: 210, pitch: 27, r: 10, abreast: 9 };
const BOOKINGS = { width: 100, height: 62 };
/** So many followers are one dot; the caption says so. */
const FOLLOWERS_PER_DOT = 3;

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
          { tone: "gone", d: discs(all - here, abreast, pitch, r, 0, here) },
        ],
        value: count(here),
        label: members.months[month] ?? "",
        lines: [money(income[month] ?? 0)],
      })),
      legend: [],
    };
  },
  bookings: ({ bookings }, { money }) => {
    const { fees, exclusivity, hours, total } = FIGURES.bookings;
    const tones = ["second", "text", "main"] as const;
    const { width, height } = BOOKINGS;
    const perUnit = Math.max(...total) / height;
    return {
      panels: total.map((all, column) => {
        const parts = [fees[column] ?? 0, exclusivity[column] ?? 0, hours[column] ?? 0];
        return {
          box: [width, height],
          shapes: parts.map((part, index) => {
            const foot = height - sum(parts.slice(0, index)) / perUnit;
            const tall = Math.max(0, part / perUnit - 0.6);
            return {
              tone: tones[index] ?? "quiet",
              d: part === 0 ? "" : rectangle(0, foot - part / perUnit, width, tall),
            };
          }),
          value: money(all),
          label: bookings.rows[column] ?? "",
          lines: parts.flatMap((part, index) =>
            part === 0 ? [] : `${bookings.parts[index]}, ${money(part)}`,
          ),
        };
      }),
      legend: bookings.parts.map((label, index) => ({ tone: tones[index] ?? "quiet", label })),
    };
  },
  rounds: ({ rounds }, { counted, count }) => {
    const { first, second } = FIGURES.rounds;
    const rows = Math.ceil(first.needed / ORDERS_ABREAST);
    const panel = (row: number, sold: number, others: number, needed: number): Panel => ({
      box: [ORDERS_ABREAST * 12 - 3, rows * 20],
      shapes: [
        { tone: "main", d: frames(sold, ORDERS_ABREAST) },
        { tone: "second", d: frames(others, ORDERS_ABREAST, sold) },
        {
          tone: "gone",
          d: frames(Math.max(0, needed - sold - others), ORDERS_ABREAST, sold + others),
        },
      ],
      value: count(sold + others),
      label: rounds.rows[row] ?? "",
      lines: [counted(rounds.needed, needed)],
    });
    return {
      panels: [
        panel(0, first.sold, first.others, first.needed),
        panel(1, second.sold, 0, second.needed),
      ],
      legend: [
        { tone: "main", label: rounds.sold },
        { tone: "second", label: rounds.others },
      ],
    };
  },
  likes: ({ likes }, { counted }) => {
    const { views, rates, followers } = FIGURES.likes;
    const { height, line, dots, pitch, r, abreast } = LIKES;
    const [most] = views;
    return {
      panels: views.map((seen, video) => {
        const tall = height * Math.sqrt(seen / most);
        const wide = (tall * 9) / 16;
        const foot = line + tall * (1 - LINE_SHARE);
        const liked = (tall * (rates[video] ?? 0)) / PERCENT;
        const gained = (followers[video] ?? 0) / FOLLOWERS_PER_DOT;
        const top = height - Math.ceil(gained / abreast) * pitch;
        return {
          box: [dots + abreast * pitch, height],
          shapes: [
            { tone: "second", d: rectangle(0, foot - tall, wide, tall - liked) },
            { tone: "main", d: rectangle(0, foot - liked, wide, liked) },
            { tone: "text", d: rectangle(0, line - 1, dots + abreast * pitch, 2) },
            { tone: "main", d: discs(gained, abreast, pitch, r, top, 0, dots) },
          ],
          value: counted(likes.followers, followers[video] ?? 0),
          label: likes.rows[video] ?? "",
          lines: [counted(likes.views, seen), counted(likes.rate, rates[video] ?? 0)],
        };
      }),
      legend: [],
    };
  },
} as const satisfies Record<string, Draw>;
