import { expect, it } from "vitest";
import { contentIn } from "../../../content/shown.server.ts";
import { SETS } from "./hashtags-figure.tsx";

it.each(["en", "el"] as const)("draws as many tags as the words of a set say, in %s", (locale) => {
  const { sets } = contentIn(locale).words("blog").article.figures.hashtags;
  const drawn = SETS.map((parts) => {
    const said = parts.filter((count) => count > 0);
    return { sum: String(said.reduce((all, count) => all + count, 0)), said: said.join() };
  });
  expect(sets.map(({ sum, parts }) => ({ sum, said: parts.match(/\d+/g)?.join() }))).toEqual(drawn);
});
