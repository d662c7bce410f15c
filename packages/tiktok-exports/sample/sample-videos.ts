import type { IsoDay } from "../datasets.ts";
import { addDays } from "../dates/calendar.ts";
import { pick, type Random, randomFactor, randomInteger } from "./seeded-random.ts";

/** One video of the sample account. */
export type SampleVideo = {
  day: IsoDay;
  title: string;
  link: string;
  postTime: string;
  views: number;
  likes: number;
  comments: number;
  shares: number;
  favorites: number;
  averageWatchSeconds: number;
  watchedFullShare: number;
};

/** The fictional account of the sample. */
export const SAMPLE_HANDLE = "samplecreator";
export const SAMPLE_VIDEOS = 40;
const FIRST_VIDEO_ID = 7_400_000_000_000_000_000n;
/** Views of an ordinary video of this account, at the beginning of the sample and at its end. */
const USUAL_VIEWS = [3_200, 5_600] as const;

const OPENINGS = [
  "Three knots for a hammock that holds",
  "The bakery that opens at 4 a.m.",
  "I asked a ferry captain one question",
  'She said "no filter", so here it is',
  "Packing for Naxos: carry-on, ten days",
  "Coffee for under 2 euros, five cities",
  "Μια μέρα στη λαϊκή της γειτονιάς",
  "Reading your comments, part 7",
  "How I light a room with one lamp",
  "What the harbour looks like in winter",
  "Δοκίμασα τρεις συνταγές για φάβα",
  "Studio tour, 11 square metres",
] as const;

/** Small, middle and large tags, as people mix them. */
const TAGS = [
  "fyp",
  "Athens",
  "travel",
  "greekfood",
  "ΤΑΞΙΔΙΑ",
  "ταξίδι",
  "Αθήνα",
  "νησιά",
  "behindthescenes",
  "slowtravel",
  "lowbudget",
  "dailyvlog",
] as const;
const OWN_TAG = "samplecreator";

/** Hours at which the account posts; evenings more often. */
const POST_HOURS = [8, 12, 13, 17, 18, 19, 19, 20, 20, 21, 22] as const;
const PRIME_HOURS = new Set([18, 19, 20, 21]);

/** The account's videos over the days that end with `last`, oldest first. */
export function sampleVideos(random: Random, last: IsoDay, days: number): SampleVideo[] {
  return Array.from({ length: SAMPLE_VIDEOS }, (_, index) => {
    const age = days - 1 - Math.floor(((index + random() * 0.9) * days) / SAMPLE_VIDEOS);
    return sampleVideo(random, addDays(last, -age), index);
  });
}

function sampleVideo(random: Random, day: IsoDay, index: number): SampleVideo {
  const hour = pick(random, POST_HOURS);
  const prime = PRIME_HOURS.has(hour) ? 1.5 : 1;
  const [first, last] = USUAL_VIEWS;
  const usual = first + ((last - first) * index) / SAMPLE_VIDEOS;
  const views = Math.round(usual * prime * randomFactor(random, 0.9)) + 80;
  const likes = Math.round(views * (0.05 + random() * 0.07));
  return {
    day,
    title: sampleTitle(random, index),
    link: `https://www.tiktok.com/@${SAMPLE_HANDLE}/video/${FIRST_VIDEO_ID + BigInt(index * 977)}`,
    postTime: `${day} ${String(hour).padStart(2, "0")}:${String(randomInteger(random, 0, 59)).padStart(2, "0")}:00`,
    views,
    likes,
    comments: Math.round(views * (0.003 + random() * 0.006)),
    shares: Math.round(views * (0.002 + random() * 0.008)),
    favorites: Math.round(likes * (0.1 + random() * 0.15)),
    averageWatchSeconds: Math.round((6 + random() * 14) * 10) / 10,
    watchedFullShare: Math.round((0.08 + random() * 0.34) * 100) / 100,
  };
}

/** Most posts keep to 3 to 5 tags; some have none or far too many, for the check to find. */
function sampleTitle(random: Random, index: number): string {
  const opening = OPENINGS[index % OPENINGS.length] ?? "";
  const roll = random();
  const count =
    roll < 0.62
      ? randomInteger(random, 3, 5)
      : roll < 0.84
        ? randomInteger(random, 0, 2)
        : randomInteger(random, 6, 9);
  const tags = new Set<string>(count > 2 ? [OWN_TAG] : []);
  while (tags.size < count) tags.add(pick(random, TAGS));
  const lineBreak = random() < 0.2 ? "\n" : " ";
  return [opening, ...[...tags].map((tag) => `#${tag}`)].join(lineBreak).trim();
}
