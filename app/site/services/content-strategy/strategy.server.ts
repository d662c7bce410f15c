import { HASHTAGS } from "../../../../content/facts/service-examples.ts";
import type { Content } from "../../../content/content.server.ts";
import { STORYBOARDS } from "../../../design/art/storyboards.ts";
import { weekPlan } from "./week-geometry.ts";

const frames = import.meta.glob<string>("/app/design/assets/drawn/storyboards/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** An example week, the first three seconds and the split of the hashtags. */
export function strategyOf(content: Content) {
  const { week, hook, hashtags } = content.words("serviceContentStrategy");
  const sets = HASHTAGS.sets.map(([trending, niche, branded]) => ({
    parts: [trending, niche, branded],
    total: trending + niche + branded,
  }));
  const parts = HASHTAGS.parts.map(({ min, max }) =>
    min === max ? String(min) : `${min} ${hashtags.to} ${max}`,
  );
  const shows = STORYBOARDS.map((show, index) => ({
    name: hook.shows.items[index]?.name ?? "",
    frames: (hook.shows.items[index]?.lines ?? []).map((line, frame) => ({
      line,
      src: frames[`/app/design/assets/drawn/storyboards/${show}-${frame + 1}.svg`] ?? "",
    })),
  }));
  return { shows, week, plan: weekPlan(content.locale), hook, hashtags, parts, sets };
}

export type Strategy = ReturnType<typeof strategyOf>;
