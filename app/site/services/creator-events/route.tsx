import "./utilities.css";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import umbrella from "../../../design/assets/drawn/offers/creator-events-3.svg?url";
import place from "../../../design/assets/drawn/prices/place.svg?url";
import { servicePage } from "../service/service-page.server.ts";
import { ServicePage } from "../service/service-page.tsx";
import { Way } from "../service/ways.tsx";
import type { Route } from "./+types/route.ts";
import { Crossing } from "./crossing.tsx";
import { RunOfShow } from "./run-of-show.tsx";
import { runSheetOf } from "./run-sheet.server.ts";
import { Ticket } from "./ticket.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page.head);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return { page: servicePage("creator-events", content), runSheet: runSheetOf(content) };
}

export default function CreatorEvents({ loaderData: { page, runSheet } }: Route.ComponentProps) {
  const { words, cost } = page;
  return (
    <ServicePage page={page} asked={umbrella} closing={{ picture: place, ground: "blue" }}>
      <RunOfShow {...runSheet} />
      <Crossing words={words.offer} />
      <Way words={words.steps} shape="countdown" />
      {cost && <Ticket words={cost} />}
    </ServicePage>
  );
}
