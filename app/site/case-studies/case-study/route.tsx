import { Fragment, type ReactNode } from "react";
import { contentContext } from "../../../content/content.server.ts";
import "./case.css";
import { CASES, type CaseSlug } from "../../../../content/facts/case-studies.ts";
import { metaOf } from "../../../content/page-head.ts";
import { pageLinks } from "../../../content/page-links.server.ts";
import { artOf } from "../art.server.ts";
import type { Route } from "./+types/route.ts";
import { caseOf } from "./case.server.ts";
import { Brief, Head, Learned, Next } from "./case-sections.tsx";
import { Decide } from "./decide.tsx";
import { Episode } from "./episode.tsx";
import { beforeOf, choicesOf, framesOf } from "./pictures.server.ts";
import { Result } from "./result.tsx";
import { type Block, STAGINGS } from "./staging.ts";
import worlds from "./worlds.module.css";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.head);

export function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.pathname.split("/").at(-1) as CaseSlug;
  const content = context.get(contentContext);
  const place = CASES.findIndex((item) => item.slug === slug);
  const next = CASES[(place + 1) % CASES.length] ?? CASES[0];
  const service = CASES[place]?.service ?? CASES[0].service;
  return {
    ...caseOf(slug, content),
    slug,
    staging: STAGINGS[slug],
    frames: framesOf(slug),
    choices: choicesOf(slug),
    before: beforeOf(slug),
    art: artOf(slug),
    nextArt: artOf(next.slug),
    links: pageLinks(content, [`/services/${service}`, `/case-studies/${next.slug}`]),
  };
}

export default function CaseStudy({ loaderData }: Route.ComponentProps) {
  const { slug, words, options, names, frames, choices, before, charts, staging, art } = loaderData;
  const { nextArt, links } = loaderData;
  const world = worlds[slug];
  const sections: Record<Block, ReactNode> = {
    brief: <Brief words={words.brief} />,
    approach: <Episode words={words.approach} frames={frames} world={world} />,
    decide: (
      <Decide
        words={words.decide}
        options={options}
        pictures={choices}
        before={before}
        names={names}
        world={world}
      />
    ),
    result: <Result words={words} charts={charts} world={world} />,
    learned: <Learned words={words.learned} isAbreast={staging.areLessonsAbreast} />,
  };
  return (
    <>
      <Head words={words} art={art} />
      {staging.blocks.map((block) => (
        <Fragment key={block}>{sections[block]}</Fragment>
      ))}
      <Next words={words.next} links={links} art={nextArt} />
    </>
  );
}
