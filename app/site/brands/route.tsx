import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import type { Route } from "./+types/route.ts";
import { Crew } from "./crew.tsx";
import { Doors } from "./doors.tsx";
import { Hero } from "./hero.tsx";
import { Report } from "./report.tsx";
import { Rules } from "./rules.tsx";
import { Steps } from "./steps.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return { words: content.words("brands") };
}

export default function Brands({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <>
      <Hero words={words} />
      <Crew words={words.services} />
      <Report words={words.report} />
      <Steps words={words.steps} />
      <Rules words={words} />
      <Doors words={words.doors} />
    </>
  );
}
