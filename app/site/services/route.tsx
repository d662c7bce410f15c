import "./utilities.css";
import { SERVICES } from "../../../content/facts/services.ts";
import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { SectionHead } from "../../design/section-head/section-head.tsx";
import type { Route } from "./+types/route.ts";
import { Chooser } from "./chooser.tsx";
import { Common } from "./common.tsx";
import { emblemOf } from "./emblems.server.ts";
import { faultOf } from "./faults.server.ts";
import { serviceName } from "./service/service.server.ts";
import { ServiceLine } from "./service-line.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const words = content.words("services");
  const all = SERVICES.map(({ slug, audience, isFree }, index) => ({
    slug,
    audience,
    isFree,
    number: index + 1,
    name: serviceName(slug, content),
    line: words.line.items[slug],
    said: words.chooser.items[slug],
    emblem: emblemOf(slug),
    fault: faultOf(slug),
  }));
  return { words, services: all };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { words, services } = loaderData;
  return (
    <>
      <SectionHead
        lead={words.lead}
        className="wrap pt-[clamp(40px,5vw,80px)] pb-[clamp(48px,6vw,96px)]"
      >
        <h1 className="d2">{words.heading}</h1>
      </SectionHead>
      <ServiceLine words={words.line} services={services} />
      <Chooser words={words.chooser} services={services} />
      <Common heading={words.terms.heading} items={words.terms.items} />
    </>
  );
}
