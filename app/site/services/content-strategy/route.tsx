import "./utilities.css";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { servicePage } from "../service/service-page.server.ts";
import { ServicePage } from "../service/service-page.tsx";
import type { Route } from "./+types/route.ts";
import { Storyboard } from "./storyboard.tsx";
import { strategyOf } from "./strategy.server.ts";
import { Hashtags } from "./strategy.tsx";
import { Week } from "./week.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page.head);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return { page: servicePage("content-strategy", content), strategy: strategyOf(content) };
}

export default function ContentStrategy({ loaderData: { page, strategy } }: Route.ComponentProps) {
  return (
    <ServicePage page={page} way="stair">
      <Storyboard words={strategy.hook} shows={strategy.shows} />
      <Week words={strategy.week} plan={strategy.plan} />
      <Hashtags words={strategy.hashtags} parts={strategy.parts} sets={strategy.sets} />
    </ServicePage>
  );
}
