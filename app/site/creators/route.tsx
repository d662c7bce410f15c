import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import type { Route } from "./+types/route.ts";
import { Ask } from "./ask.tsx";
import { Calls } from "./calls.tsx";
import { Close } from "./close.tsx";
import { Day } from "./day.tsx";
import { Free } from "./free.tsx";
import { Hero } from "./hero.tsx";
import { posterUrls } from "./posters.server.ts";
import { Steps } from "./steps.tsx";

/** Of the cast, who hangs beside what is asked: as many as stand on one line. */
const ASKED = [3, 6] as const;

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return {
    words: content.words("creators"),
    poster: content.words("creatorsJoin").poster,
    posters: posterUrls(),
  };
}

export default function Creators({ loaderData }: Route.ComponentProps) {
  const { words, poster, posters } = loaderData;
  return (
    <>
      <Hero words={words} />
      <Calls words={words.calls} />
      <Free words={words.free} />
      <Day words={words.day} />
      <Steps words={words.steps} />
      <Ask words={words} posters={posters.slice(...ASKED)} />
      <Close words={words.close} poster={poster} posters={posters} />
    </>
  );
}
