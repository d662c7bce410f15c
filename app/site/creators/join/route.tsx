import { useActionData } from "react-router";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { drawPoster, posterSvg } from "../../../design/art/poster.ts";
import type { FormAnswer } from "../../../forms/form-answer.ts";
import { formHeaders } from "../../../forms/form-headers.ts";
import { formData, sentData } from "../../../forms/form-page.server.ts";
import { formTitle } from "../../../forms/form-title.ts";
import { type ActionArgs, readForm, submitForm } from "../../../forms/receive.server.ts";
import { sendForm } from "../../../forms/view/client-action.ts";
import { SentView } from "../../../forms/view/sent-view.tsx";
import { fill } from "../../../i18n/fill.ts";
import type { Route } from "./+types/route.ts";
import { ApplyStage } from "./apply-stage.tsx";
import { CreatorForm } from "./creator-form.tsx";
import { useLivePoster } from "./use-live-poster.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, formTitle(args.loaderData));

export const headers = formHeaders;
export const clientAction = sendForm;

export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const words = content.words("creatorsJoin");
  const sent = sentData(context, url, "creators-join");
  // Whose application it is the address does not tell; its reference draws a poster of its own.
  const poster = posterSvg(drawPoster(sent?.reference ?? words.stage.role), { size: 300 });
  return {
    words,
    poster: `data:image/svg+xml,${encodeURIComponent(poster)}`,
    form: formData(context, "creators-join"),
    sent,
  };
}

export async function action(args: ActionArgs) {
  return submitForm(args.context, await readForm(args, "creators-join"));
}

export default function CreatorsJoin({ loaderData }: Route.ComponentProps) {
  const { words, poster, form, sent } = loaderData;
  const answer = useActionData() as FormAnswer | undefined;
  const { typed, listen, show } = useLivePoster(answer?.values);
  const { stage } = words;
  const role = typed.handle && `@${typed.handle}`;
  const note = fill(stage.note, { handle: role || stage.role });
  const src = role ? `/api/poster?${new URLSearchParams({ handle: typed.handle })}` : poster;
  return (
    <ApplyStage
      words={{ ...words, stage: { ...stage, note: sent && !role ? undefined : note } }}
      sent={sent}
      known={{ name: typed.name || (sent && words.form.sections.you), role }}
      picture={<img src={src} width={180} height={320} alt="" />}
    >
      {sent ? (
        <SentView sent={sent} />
      ) : (
        <div onInput={listen}>
          <CreatorForm data={form} words={words.form} onValues={show} />
        </div>
      )}
    </ApplyStage>
  );
}
