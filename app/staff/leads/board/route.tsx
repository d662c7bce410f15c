import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { contentIn } from "../../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../../context.ts";
import { keepTyped } from "../../../design/fields/keep-typed.ts";
import { Notice } from "../../../design/fields/notice.tsx";
import { FORM_IDS, isFormId } from "../../../forms/form-ids.ts";
import { fill } from "../../../i18n/fill.ts";
import { cardsByForm, leadBoard } from "../../pipeline/board.server.ts";
import { changeLead } from "../../pipeline/change-lead.server.ts";
import { readLead } from "../../pipeline/lead.server.ts";
import { stageName } from "../../pipeline/lead-words.ts";
import { isStage, stagesOf } from "../../pipeline/stages.ts";
import { Done } from "../../ui/done.tsx";
import { FilterTabs } from "../../ui/filter-tabs.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { StaffPage } from "../../ui/staff-page.tsx";
import { LeadViews } from "../lead-views.tsx";
import type { Route } from "./+types/route.ts";
import { BoardColumns } from "./board-columns.tsx";

const formIn = (url: URL) => {
  const asked = url.searchParams.get("form");
  return isFormId(asked) ? asked : FORM_IDS[0];
};

/** /admin/leads/board: one form's leads by stage. `form` in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const words = contentIn(locale).words("adminLeads");
  const form = formIn(url);
  const [board, counts] = await Promise.all([
    leadBoard(locale, backend, form),
    cardsByForm(backend),
  ]);
  return {
    words,
    form,
    tabs: FORM_IDS.map((id) => ({
      to: `?form=${id}`,
      label: words.tabs[id],
      count: counts.get(id) ?? 0,
      current: id === form,
    })),
    board,
    moved: await movedSentence(),
  };

  /** Which lead was just moved, from `?moved=`. */
  async function movedSentence() {
    const id = url.searchParams.get("moved");
    if (!id) return undefined;
    const lead = await readLead(backend, id).catch(() => undefined);
    return (
      lead && fill(words.board.moved, { name: lead.name, stage: stageName(words, lead.stage) })
    );
  }
}

/** Moves one card: `lead`, `seen` (staff/pipeline/seen.ts), and the new `stage`. */
export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, request, url }: Route.ActionArgs) {
  const { locale } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const sent = await request.formData();
  const lead = await readLead(backend, String(sent.get("lead")));
  const stage = sent.get("stage");
  if (!isStage(stage) || !stagesOf(lead.form).includes(stage)) {
    throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  }
  // Moved there already: the same card sent twice.
  const isThere = lead.stage === stage;
  const seen = String(sent.get("seen") ?? "");
  if (!isThere && !(await changeLead(backend, lead, seen, { stage }))) {
    const { conflict } = contentIn(locale).words("adminLeads").board;
    return data({ problem: fill(conflict, { name: lead.name }) }, { status: 409 });
  }
  return redirect(`/admin/leads/board?form=${formIn(url)}&moved=${lead.id}`, 303);
}

/** After a conflict the board shows where the card is now. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

export default function Board({ loaderData, actionData }: Route.ComponentProps) {
  const { words, form, tabs, board, moved } = loaderData;
  const problem = actionData?.problem;
  return (
    <StaffPage width="board">
      <PageHead title={words.board.title} lead={words.board.lead} failed={problem !== undefined}>
        <LeadViews words={words.views} current="board" />
      </PageHead>
      {problem && (
        <Notice tone="problem" live>
          {problem}
        </Notice>
      )}
      <Done what={!problem && moved} />
      <FilterTabs label={words.tabs.label} tabs={tabs} />
      <BoardColumns words={words} board={board} action={`/admin/leads/board?form=${form}`} />
    </StaffPage>
  );
}
