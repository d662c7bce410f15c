import { contentContext } from "../../../content/content.server.ts";
import { onDay } from "../../../content/day.ts";
import { openingsIn } from "../../../content/openings.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import hall from "../../../design/assets/drawn/nights/rehearsal-hall.svg?url";
import { formHeaders } from "../../../forms/form-headers.ts";
import { formData, sentData } from "../../../forms/form-page.server.ts";
import { formTitle } from "../../../forms/form-title.ts";
import { type ActionArgs, readForm, submitForm } from "../../../forms/receive.server.ts";
import { sendForm } from "../../../forms/view/client-action.ts";
import { SentView } from "../../../forms/view/sent-view.tsx";
import type { Route } from "./+types/route.ts";
import "../../../forms/view/form-parts.css";
import "./apply.css";
import { crewOf } from "../crew.server.ts";
import { ApplyStage } from "./apply-stage.tsx";
import { JobForm } from "./job-form.tsx";

export const headers = formHeaders;
export const clientAction = sendForm;

export const meta: Route.MetaFunction = (args) => metaOf(args, formTitle(args.loaderData));

export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { locale } = content;
  const openings = openingsIn(content).map(({ id, title, line, city, kind, posted }) => ({
    id,
    title,
    line,
    city,
    kind,
    posted,
  }));
  const wanted = url.searchParams.get("opening");
  /** Undefined without a choice, and for an opening that is closed by now: an open application. */
  const chosen = openings.find((opening) => opening.id === wanted);
  const { heading, steps } = content.words("careers").hiring;
  return {
    words: content.words("careersApply"),
    hiring: { heading, steps },
    crew: openings.filter(({ id }) => id !== chosen?.id).map(({ id }) => crewOf(id)),
    openings,
    chosen,
    face: crewOf(chosen?.id),
    hall,
    posted: chosen && onDay(locale, chosen.posted),
    form: formData(context, "careers-apply"),
    sent: sentData(context, url, "careers-apply"),
  };
}

export async function action(args: ActionArgs) {
  return submitForm(args.context, await readForm(args, "careers-apply"));
}

export default function CareersApply({ loaderData }: Route.ComponentProps) {
  const { sent } = loaderData;
  return (
    <div className="job-apply">
      <ApplyStage {...loaderData} />
      <div className="job-side form-parts">
        {sent ? <SentView sent={sent} /> : <JobForm {...loaderData} />}
      </div>
    </div>
  );
}
