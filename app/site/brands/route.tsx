import { CASES } from "../../../content/facts/case-studies.ts";
import { SERVICES } from "../../../content/facts/services.ts";
import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { artOf } from "../case-studies/art.server.ts";
import { emblemOf } from "../services/emblems.server.ts";
import type { Route } from "./+types/route.ts";
import { Crew } from "./crew.tsx";
import { Doors } from "./doors.tsx";
import { Hero } from "./hero.tsx";
import { Report } from "./report.tsx";
import { rulePictures } from "./rule-pictures.server.ts";
import { Rules } from "./rules.tsx";
import { Steps } from "./steps.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const services = SERVICES.filter(({ audience }) => audience === "brands").map(({ slug }) => ({
    slug,
    emblem: emblemOf(slug),
  }));
  const cases = CASES.map(({ slug }) => ({ slug, art: artOf(slug) }));
  return {
    words: content.words("brands"),
    services,
    rules: rulePictures(),
    cases: cases.toSorted((one, other) => one.slug.localeCompare(other.slug)),
  };
}

export default function Brands({
  loaderData: { words, services, rules, cases },
}: Route.ComponentProps) {
  return (
    <>
      <Hero words={words} cases={cases} />
      <Crew words={words.services} services={services} />
      <Report words={words.report} />
      <Steps words={words.steps} />
      <Rules words={words} pictures={rules} />
      <Doors words={words.doors} />
    </>
  );
}
