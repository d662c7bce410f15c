import "./utilities.css";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import idea from "../../../design/assets/drawn/desk/page.svg?url";
import hours from "../../../design/assets/drawn/prices/hours.svg?url";
import { servicePage } from "../service/service-page.server.ts";
import { ServicePage } from "../service/service-page.tsx";
import { Way } from "../service/ways.tsx";
import type { Route } from "./+types/route.ts";
import { Bill } from "./bill.tsx";
import { Kit } from "./kit.tsx";
import { Mixer } from "./mixer.tsx";
import { plansOf } from "./plans.server.ts";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page.head);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return { page: servicePage("production", content), plans: plansOf(content) };
}

export default function Production({ loaderData: { page, plans } }: Route.ComponentProps) {
  const { words, cost } = page;
  return (
    <ServicePage page={page} asked={hours} closing={{ picture: idea, ground: "blue" }}>
      <Mixer {...plans} />
      {cost && <Bill words={cost} />}
      <Kit words={words.offer} />
      <Way words={words.steps} shape="stair" />
    </ServicePage>
  );
}
