import "./utilities.css";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { servicePage } from "../service/service-page.server.ts";
import { ServicePage } from "../service/service-page.tsx";
import type { Route } from "./+types/route.ts";
import { RunOfShow } from "./run-of-show.tsx";
import { runSheetOf } from "./run-sheet.server.ts";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page.head);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return { page: servicePage("creator-events", content), runSheet: runSheetOf(content) };
}

export default function CreatorEvents({ loaderData: { page, runSheet } }: Route.ComponentProps) {
  return (
    <ServicePage page={page} way="countdown" isPricedAtNight>
      <RunOfShow {...runSheet} />
    </ServicePage>
  );
}
