import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { drawPoster, posterSvg } from "../../../design/art/poster.ts";
import { formHeaders } from "../../../forms/form-headers.ts";
import { formData, sentData } from "../../../forms/form-page.server.ts";
import { formTitle } from "../../../forms/form-title.ts";
import { type ActionArgs, readForm } from "../../../forms/receive.server.ts";
import { sendForm } from "../../../forms/view/client-action.ts";
import { SentView } from "../../../forms/view/sent-view.tsx";
import { ApplyStage, OtherEnd } from "../../creators/join/apply-stage.tsx";
import type { Route } from "./+types/route.ts";
import { BriefForm } from "./brief-form.tsx";
import { takeStep } from "./take-step.server.ts";

export const meta: Route.MetaFunction = (args) => metaOf(args, formTitle(args.loaderData));

export const headers = formHeaders;
export const clientAction = sendForm;

export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  // The first name on the list, and the second, whose plate lies below the chin. Neither wears the stage's blue.
  const names = [drawPoster("yourcreator"), { ...drawPoster("voice"), y: 108 }];
  const [first = "", second = ""] = names.map(
    (name) => `data:image/svg+xml,${encodeURIComponent(posterSvg(name, { size: 300 }))}`,
  );
  return {
    words: content.words("brandsCampaigns"),
    posters: { first, second },
    form: formData(context, "brands-campaigns"),
    sent: sentData(context, url, "brands-campaigns"),
  };
}

export async function action(args: ActionArgs) {
  return takeStep(args.context, await readForm(args, "brands-campaigns"));
}

export default function BrandsCampaigns({ loaderData }: Route.ComponentProps) {
  const { words, posters, sent } = loaderData;
  const note = <OtherEnd src={posters.second} {...words.stage.second} />;
  return (
    <ApplyStage
      words={sent ? words : { ...words, stage: { ...words.stage, note } }}
      sent={sent}
      picture={<img src={posters.first} width={180} height={320} alt="" />}
      below={!sent && <OtherEnd src={posters.second} {...words.stage.second} at="later" />}
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
