import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import poster from "../../../design/assets/drawn/posters/lydiawave.svg";
import { formHeaders } from "../../../forms/form-headers.ts";
import { formData, sentData } from "../../../forms/form-page.server.ts";
import { formTitle } from "../../../forms/form-title.ts";
import { type ActionArgs, readForm } from "../../../forms/receive.server.ts";
import { sendForm } from "../../../forms/view/client-action.ts";
import { SentView } from "../../../forms/view/sent-view.tsx";
import { ApplyStage } from "../../creators/join/apply-stage.tsx";
import type { Route } from "./+types/route.ts";
import { BriefForm } from "./brief-form.tsx";
import { takeStep } from "./take-step.server.ts";

export const meta: Route.MetaFunction = (args) => metaOf(args, formTitle(args.loaderData));

export const headers = formHeaders;
export const clientAction = sendForm;

export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return {
    words: content.words("brandsCampaigns"),
    form: formData(context, "brands-campaigns"),
    sent: sentData(context, url, "brands-campaigns"),
  };
}

export async function action(args: ActionArgs) {
  return takeStep(args.context, await readForm(args, "brands-campaigns"));
}

export default function BrandsCampaigns({ loaderData }: Route.ComponentProps) {
  const { words, sent } = loaderData;
  return (
    <ApplyStage
      words={words}
      sent={sent}
      picture={<img src={poster} width={180} height={320} alt="" />}
    >
      {sent ? (
        <SentView sent={sent} />
      ) : (
        <div className="brief apply-foot">
          <BriefForm {...loaderData} />
        </div>
      )}
    </ApplyStage>
  );
}
