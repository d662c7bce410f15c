import { describe, expect, it } from "vitest";
import { PORTRAIT_IDS, portrait } from "./portrait.ts";
import { drawPoster } from "./poster.ts";
import { CAST } from "./poster-cast.ts";
import type { Poster } from "./poster-model.ts";

/** All whom the site shows by name: the cast, and whoever signs articles and answers questions. */
const PEOPLE: readonly (readonly [string, Poster])[] = [
  ...Object.keys(CAST).map((handle) => [handle, drawPoster(handle)] as const),
  ...PORTRAIT_IDS.map((id) => [id, portrait(id)] as const),
];

const namesBy = (trait: (poster: Poster) => string) => {
  const names = new Map<string, string[]>();
  for (const [name, poster] of PEOPLE) {
    names.set(trait(poster), [...(names.get(trait(poster)) ?? []), name]);
  }
  return [...names.values()].filter((same) => same.length > 1);
};

describe("the people of the site", () => {
  it("have a head of their own, each", () => {
    expect(namesBy(({ hair }) => hair)).toEqual([]);
  });

  it("have colours of their own, each", () => {
    expect(namesBy(({ palette }) => palette)).toEqual([]);
  });

  it("have clothes and things of their own, each, over a backdrop of their own", () => {
    const traits = ({ backdrop, top, prop, extra }: Poster) => [backdrop, top, prop, extra].join();
    expect(namesBy(traits)).toEqual([]);
  });
});
