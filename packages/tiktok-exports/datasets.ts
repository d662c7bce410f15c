/** A calendar day without a zone, `YYYY-MM-DD`. */
export type IsoDay = string;

/** A count, share or time that the export may leave out. Null is unknown and never means zero. */
export type Known<T> = T | null;

/** One day of `Overview.csv`. Likes, comments, shares and followers are net and can be negative. */
export type OverviewDay = {
  date: IsoDay;
  views: Known<number>;
  profileViews: Known<number>;
  likes: Known<number>;
  comments: Known<number>;
  shares: Known<number>;
  newFollowers: Known<number>;
  /** People reached that day. */
  reached: Known<number>;
};

/** One day of `FollowerHistory.csv`. */
export type FollowerDay = {
  date: IsoDay;
  followers: Known<number>;
  /** The file's own difference column, kept as given (see followerChanges for why it is a fallback). */
  difference: Known<number>;
};

/** One hour of one day of `FollowerActivity.csv`. */
export type ActivityHour = { date: IsoDay; hour: number; active: Known<number> };

/** A part of the audience. `share` is 0 to 1. */
export type AudienceShare = { label: string; share: Known<number> };

/** One day of `Viewers.csv`. */
export type ViewerDay = {
  date: IsoDay;
  total: Known<number>;
  fresh: Known<number>;
  returning: Known<number>;
};

/** When a video was posted, on the clock that the export uses. The time of day may be missing. */
export type PostTime = { date: IsoDay; hour: Known<number>; minute: Known<number> };

/** One video of `Content.csv`: totals at export time. Times are seconds, shares 0 to 1. */
export type Video = {
  title: Known<string>;
  link: Known<string>;
  /** The platform's number of the video, from its link. */
  videoId: Known<string>;
  posted: Known<PostTime>;
  views: Known<number>;
  likes: Known<number>;
  comments: Known<number>;
  shares: Known<number>;
  favorites: Known<number>;
  averageWatchSeconds: Known<number>;
  watchedFullShare: Known<number>;
  totalPlaySeconds: Known<number>;
  viewsLast7Days: Known<number>;
};

/** Everything read from a drop. Days ascend, one entry a day; an absent table is an empty list. */
export type Datasets = {
  overview: OverviewDay[];
  followers: FollowerDay[];
  activity: ActivityHour[];
  gender: AudienceShare[];
  territories: AudienceShare[];
  viewers: ViewerDay[];
  videos: Video[];
};

/** The name of a table, as it stands in problems, choices and Datasets. */
export type TableKind = keyof Datasets;

/** Datasets with nothing in them. */
export function emptyDatasets(): Datasets {
  return {
    overview: [],
    followers: [],
    activity: [],
    gender: [],
    territories: [],
    viewers: [],
    videos: [],
  };
}
