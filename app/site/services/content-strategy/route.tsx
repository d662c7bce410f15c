import "./utilities.css";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import sentences from "../../../design/assets/drawn/desk/sentences.svg?url";
import record from "../../../design/assets/drawn/tails/record.svg?url";
import { servicePage } from "../service/service-page.server.ts";
import { ServicePage } from "../service/service-page.tsx";
import { Way } from "../service/ways.tsx";
import type { Route } from "./+types/route.ts";
import { Project } from "./project.tsx";
import { Storyboard } from "./storyboard.tsx";
import { strategyOf } from "./strategy.server.ts";
import { Hashtags } from "./strategy.tsx";
import { Survives } from "./survives.tsx";
import { Week } from "./week.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page.head);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return { page: servicePage("content-strategy", content), strategy: strategyOf(content) };
}

export default function ContentStrategy({ loaderData }: Route.ComponentProps) {
  const { page, strategy } = loaderData;
  const { words, cost } = page;
  return (
    <ServicePage page={page} asked={sentences} closing={{ picture: record, ground: "sand" }}>
      <Storyboard words={strategy.hook} shows={strategy.shows} />
      <Week words={strategy.week} plan={strategy.plan} />
      <Survives words={words.offer} />
      <Hashtags words={strategy.hashtags} parts={strategy.parts} sets={strategy.sets} />
      <Way words={words.steps} shape="stair" />
      {cost && <Project words={cost} />}
    </ServicePage>
  );
}
