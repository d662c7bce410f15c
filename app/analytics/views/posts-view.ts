import type {
  CaptionGroup,
  Insights,
  PostTime,
  RankedPost,
  RankedValue,
  Video,
} from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import type { Format } from "../words/format.ts";
import { saidMedian } from "./said-median.ts";
import type { ResultWords } from "./score-view.ts";

export type PostView = {
  key: number;
  title: string;
  /** Only of the platform itself; null for the sample, whose posts do not exist. */
  link: string | null;
  posted: string | null;
  views: string;
  rate: string;
  full: string | null;
  /** What the list goes by, where it is none of the figures above. */
  value: string | null;
  /** Of the best in the list, 0 to 1. */
  size: number;
};

export type PostsView = {
  sentences: string[];
  byViews: PostView[];
  byEngagement: PostView[];
  /** Empty where the export does not tell how posts are watched and kept. */
  byWatchTime: PostView[];
  byFullWatch: PostView[];
  bySaves: PostView[];
  minimum: string;
  /** How posts are watched by the length of their caption; null where nothing tells it. */
  captions: { columns: string[]; rows: string[][] } | null;
};

/** The orders that a list of posts may have. */
export const ORDERS = ["byViews", "byEngagement", "byWatchTime", "byFullWatch", "bySaves"] as const;
export type PostOrder = (typeof ORDERS)[number];

/** Longest title shown, in characters; the CSV has all of it. */
const TITLE_LENGTH = 120;
const PLATFORM = /^https:\/\/(?:[a-z]+\.)?tiktok\.com\//;

/** The best posts by views and by rate; null without posts. */
export function postsView(
  insights: Insights,
  isSample: boolean,
  words: ResultWords,
  format: Format,
): PostsView | null {
  const { bestPosts: best } = insights;
  if (best === null) return null;
  const view = <P extends RankedPost>(
    posts: readonly P[],
    size: (post: P) => number | null,
    value: (post: P) => string | null = () => null,
  ) => {
    const most = Math.max(0, ...posts.map((post) => size(post) ?? 0));
    return posts.map((post): PostView => {
      const { video } = post;
      return {
        key: post.index,
        title: shortTitle(video) ?? words.posts.untitled,
        link: !isSample && video.link && PLATFORM.test(video.link) ? video.link : null,
        posted: video.posted && postedText(video.posted, format),
        views: format.count(video.views),
        rate: format.rate(post.engagementRate),
        full: video.watchedFullShare === null ? null : format.percent(video.watchedFullShare),
        value: value(post),
        size: most > 0 ? (size(post) ?? 0) / most : 0,
      };
    });
  };
  return {
    sentences: sentences(insights, words, format),
    byViews: view(best.byViews, ({ video }) => video.views),
    byEngagement: view(best.byEngagement, (post) => post.engagementRate),
    ...watched(insights, view, words, format),
    minimum: fill(words.posts.minimum, { count: format.count(best.minimumViews) }),
  };
}

type MakeView = <P extends RankedPost>(
  posts: readonly P[],
  size: (post: P) => number | null,
  value: (post: P) => string | null,
) => PostView[];

function watched(
  { watchRankings: ranked }: Insights,
  view: MakeView,
  { watch: text, hours }: ResultWords,
  format: Format,
): Pick<PostsView, "byWatchTime" | "byFullWatch" | "bySaves" | "captions"> {
  if (ranked === null) return { byWatchTime: [], byFullWatch: [], bySaves: [], captions: null };
  const list = (posts: readonly RankedValue[], show: (value: number) => string) =>
    view(
      posts,
      ({ value }) => value,
      ({ value }) => show(value),
    );
  const captionName = ({ from, to }: CaptionGroup) => {
    if (to === null) return fill(text.over, { from: format.count(from) });
    const values = { from: format.count(from), to: format.count(to) };
    return fill(from === 0 ? text.upTo : text.between, values);
  };
  return {
    byWatchTime: list(ranked.byWatchTime, format.seconds),
    byFullWatch: list(ranked.byFullWatch, format.percent),
    bySaves: list(ranked.bySaves, format.decimal),
    captions: ranked.byCaption && {
      columns: [text.length, hours.posts, text.full, text.seconds],
      rows: ranked.byCaption.map((group) => [
        captionName(group),
        format.count(group.posts),
        format.percent(group.watchedFullShare),
        format.seconds(group.averageWatchSeconds),
      ]),
    },
  };
}

/** The title on one line. */
export function shortTitle({ title }: Pick<Video, "title">): string | null {
  const line = title?.replace(/\s+/g, " ").trim();
  if (!line) return null;
  const characters = [...line];
  if (characters.length <= TITLE_LENGTH) return line;
  return `${characters.slice(0, TITLE_LENGTH - 1).join("")}…`;
}

function postedText({ date, hour, minute }: PostTime, format: Format): string {
  const day = format.longDay(date);
  return hour === null ? day : `${day}, ${format.time(hour, minute ?? 0)}`;
}

function sentences({ bestPosts, watchThrough }: Insights, words: ResultWords, format: Format) {
  const { posts, hours } = words;
  const seconds = watchThrough?.averageWatchSeconds ?? null;
  const share = watchThrough?.watchedFullShare ?? null;
  const values = { seconds: format.seconds(seconds), share: format.percent(share) };
  const watch =
    seconds !== null && share !== null
      ? posts.watch
      : seconds !== null
        ? posts.watchSeconds
        : share !== null
          ? posts.watchShare
          : null;
  return [
    ...(bestPosts && bestPosts.medianViews !== null
      ? [
          fill(saidMedian(bestPosts) === null ? posts.usualFew : posts.usual, {
            posts: format.plural(bestPosts.posts, hours.postCount),
            count: format.count(bestPosts.medianViews),
          }),
        ]
      : []),
    ...(watch ? [fill(watch, values)] : []),
  ];
}
