import { useActionData } from "react-router";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { drawPoster, posterSvg } from "../../../design/art/poster.ts";
import { posterOfCode } from "../../../design/art/poster-code.ts";
import { classes } from "../../../design/classes.ts";
import { bareHandle } from "../../../forms/creators-join/handle.ts";
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
import "../../../forms/view/form-parts.css";
import styles from "./hall.module.css";
import { SavePoster } from "./save-poster.tsx";
import { useLivePoster } from "./use-live-poster.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, formTitle(args.loaderData));

export const headers = formHeaders;
export const clientAction = sendForm;

export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const words = content.words("creatorsJoin");
  const sent = sentData(context, url, "creators-join");
  const code = url.searchParams.get("poster") ?? "";
  const own = posterOfCode(code);
  // Brought along by a form without script (your-poster/you-frame.tsx).
  const handle = sent ? "" : bareHandle(url.searchParams.get("handle"));
  // Whose application it is the address does not tell: at most which parts their poster has.
  const poster = (sent && own) ?? drawPoster(handle || sent?.reference || words.stage.role);
  return {
    words,
    poster: `data:image/svg+xml,${encodeURIComponent(posterSvg(poster, { size: 300 }))}`,
    /** Without its @. */
    handle,
    saved: sent && own && `/api/poster?${new URLSearchParams({ poster: code, save: "" })}`,
    form: formData(context, "creators-join"),
    sent,
  };
}

export async function action(args: ActionArgs) {
  return submitForm(args.context, await readForm(args, "creators-join"));
}

export default function CreatorsJoin({ loaderData }: Route.ComponentProps) {
  const { words, poster, form, sent, saved } = loaderData;
  const answer = useActionData() as FormAnswer | undefined;
  const { name, handle, brought, src, listen, show } = useLivePoster(
    form,
    answer?.values,
    loaderData.handle,
  );
  const { stage } = words;
  const role = handle && `@${handle}`;
  const note = fill(stage.note, { handle: role || stage.role });
  // What was sent is known to the server, which draws it for whoever has no script.
  const answered = answer && handle ? `/api/poster?handle=${encodeURIComponent(handle)}` : poster;
  const picture = src ?? answered;
  return (
    <ApplyStage
      words={{ ...words, stage: { ...stage, note: sent && !role ? undefined : note } }}
      sent={sent}
      known={{ name: name || (sent && words.poster.you), role }}
      picture={<img src={picture} width={180} height={320} alt="" />}
    >
      {sent ? (
        <SentView sent={sent}>
          {saved && <SavePoster href={saved} picture={picture} words={words.poster} />}
        </SentView>
      ) : (
        <div className={classes(styles.hall, "apply-foot form-parts")} onInput={listen}>
          <CreatorForm data={form} words={words.form} handle={brought} onValues={show} />
        </div>
      )}
    </ApplyStage>
  );
}
