import "./utilities.css";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import messages from "../../../design/assets/drawn/desk/notes.svg?url";
import inbox from "../../../design/assets/drawn/inbox.svg?url";
import telephone from "../../../design/assets/drawn/offers/talent-management-3.svg?url";
import { localeOf } from "../../../i18n/locales.ts";
import { servicePage } from "../service/service-page.server.ts";
import { ServicePage } from "../service/service-page.tsx";
import { Way } from "../service/ways.tsx";
import { weekdays } from "../service/weekdays.ts";
import type { Route } from "./+types/route.ts";
import { Around } from "./around.tsx";
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
  const { words, cost, facts } = page;
  const [lines] = facts;
  return (
    <ServicePage page={page} asked={messages} closing={{ picture: telephone, ground: "night" }}>
      <Contract words={contract} />
      <Calendar words={calendar} days={days} />
      <Around words={words.offer} />
      <Way words={words.steps} shape="sheet" picture={inbox} />
      {cost && lines && <Blanks price={cost} words={lines} />}
    </ServicePage>
  );
}
