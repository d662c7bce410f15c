import "./utilities.css";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import inbox from "../../../design/assets/drawn/inbox.svg?url";
import { localeOf } from "../../../i18n/locales.ts";
import { servicePage } from "../service/service-page.server.ts";
import { ServicePage } from "../service/service-page.tsx";
import { weekdays } from "../service/weekdays.ts";
import type { Route } from "./+types/route.ts";
import { Blanks } from "./blanks.tsx";
import { Calendar } from "./calendar.tsx";
import { Contract } from "./contract.tsx";
import { weekPicture } from "./week.server.ts";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page.head);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { contract, calendar } = content.words("serviceTalentManagement");
  const days = weekdays(localeOf(content.locale).iso, "long").map((name, day) => ({
    name,
    picture: weekPicture(day),
  }));
  return { page: servicePage("talent-management", content), contract, calendar, days };
}

export default function TalentManagement({ loaderData }: Route.ComponentProps) {
  const { page, contract, calendar, days } = loaderData;
  const [lines] = page.facts;
  return (
    <ServicePage
      page={page}
      way="sheet"
      wayPicture={inbox}
      isPricedFirst
      before={lines && <Blanks words={lines} />}
    >
      <Contract words={contract} />
      <Calendar words={calendar} days={days} />
    </ServicePage>
  );
}
