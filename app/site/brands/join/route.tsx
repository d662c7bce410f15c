import { PrefetchLink } from "../../../browser/prefetch-link.tsx";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { drawPoster, posterSvg } from "../../../design/art/poster.ts";
import lead from "../../../design/assets/drawn/crew/partnerships-manager.svg?url";
import { formHeaders } from "../../../forms/form-headers.ts";
import { formData, sentData } from "../../../forms/form-page.server.ts";
import { formTitle } from "../../../forms/form-title.ts";
import { type ActionArgs, readForm, submitForm } from "../../../forms/receive.server.ts";
import { sendForm } from "../../../forms/view/client-action.ts";
import { Area, Choices, Consent, Select, Text } from "../../../forms/view/fields.tsx";
import { Send } from "../../../forms/view/send.tsx";
import { SentView } from "../../../forms/view/sent-view.tsx";
import { SiteForm } from "../../../forms/view/site-form.tsx";
import { ApplyStage, OtherEnd } from "../../creators/join/apply-stage.tsx";
import type { Route } from "./+types/route.ts";
import { LineSheet } from "./line-sheet.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, formTitle(args.loaderData));

export const headers = formHeaders;
export const clientAction = sendForm;

export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  // Somebody who holds a product; in colours of whose none is the stage's blue on a face, a hand or a shirt.
  const holder = { ...drawPoster("goodhands"), palette: "noon" } as const;
  const poster = encodeURIComponent(posterSvg(holder, { size: 300 }));
  return {
    words: content.words("brandsJoin"),
    poster: `data:image/svg+xml,${poster}`,
    form: formData(context, "brands-join"),
    sent: sentData(context, url, "brands-join"),
  };
}

export async function action(args: ActionArgs) {
  return submitForm(args.context, await readForm(args, "brands-join"));
}

export default function BrandsJoin({ loaderData }: Route.ComponentProps) {
  const { words, poster, sent } = loaderData;
  const other = <OtherEnd src={lead} {...words.stage.answers} />;
  return (
    <ApplyStage
      words={sent ? words : { ...words, stage: { ...words.stage, note: other } }}
      sent={sent}
      picture={<img src={poster} width={180} height={320} alt="" />}
      below={
        !sent && (
          <>
            <LineSheet {...loaderData} />
            <OtherEnd src={lead} {...words.stage.answers} at="foot" />
          </>
        )
      }
    >
      {sent ? <SentView sent={sent} /> : <EnquiryForm {...loaderData} />}
    </ApplyStage>
  );
}

const loadSchema = () => import("../../../forms/brands-join/schema.ts");

/** A company's first message. */
function EnquiryForm({ words: { form: words }, form }: Route.ComponentProps["loaderData"]) {
  return (
    <>
      <h2 className="d3">{words.heading}</h2>
      <p className="lead">{words.lead}</p>
      <SiteForm data={form} loadSchema={loadSchema}>
        <div className="form-section">
          <h3 className="form-heading">{words.sections.company}</h3>
          <div className="form-row">
            <Text name="company" autoComplete="organization" />
            <Text name="website" autoComplete="url" inputMode="url" isOptional />
          </div>
          <Text name="name" autoComplete="name" />
          <div className="form-row">
            <Text name="email" type="email" autoComplete="email" spellCheck={false} />
            <Text name="phone" type="tel" autoComplete="tel" isOptional />
          </div>
          <Text name="role" autoComplete="organization-title" isOptional />
        </div>
        <div className="form-section">
          <h3 className="form-heading">{words.sections.plan}</h3>
          <div className="choice-tiles">
            <Choices type="checkbox" name="goals" />
          </div>
          <Select name="budget" />
          <Choices type="radio" name="timing" layout="row" />
          <Text name="markets" />
          <Area name="message" />
          <Consent />
          <Send label={words.send} note={words.note} subject={words.subject}>
            <p>
              <PrefetchLink className="text-link apply-back" to="/brands/campaigns">
                {words.back}
              </PrefetchLink>
            </p>
          </Send>
        </div>
      </SiteForm>
    </>
  );
}
