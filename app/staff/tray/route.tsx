import { data, Form, redirect } from "react-router";
import { deleteFiles } from "../../api/files.server.ts";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { pageOfList, ROWS_PER_PAGE, shownPage } from "../../content/page-of-list.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../context.ts";
import { intakeContext } from "../../forms/intake.ts";
import { isAdministrator, requireUser } from "../../middleware/admin.server.ts";
import { doneWords } from "../done.server.ts";
import { DataTable } from "../ui/data-table.tsx";
import { Done } from "../ui/done.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { StaffPage } from "../ui/staff-page.tsx";
import { StepButton } from "../ui/step-button.tsx";
import type { Route } from "./+types/route.ts";
import { trayRow } from "./rows.server.ts";
import { readStray, strayRow } from "./stray.server.ts";
import { Stray } from "./stray-section.tsx";
import { trayColumns } from "./tray-columns.tsx";

/** /admin/tray: what was acknowledged and could not be filed, for everybody who works on leads. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requireUser(context);
  const { locale } = context.get(siteContext);
  const { tray } = context.get(intakeContext);
  const words = contentIn(locale).words("adminTray");
  const total = tray.count();
  const offset = (shownPage(url, total, ROWS_PER_PAGE) - 1) * ROWS_PER_PAGE;
  const { backend } = context.get(sessionContext);
  // The list stands without it: that the backend is away may be why there is one.
  const stray = await readStray(backend, tray).catch(() => undefined);
  return {
    words,
    timeZone: contentIn(locale).words("adminShell").timeZone,
    done: doneWords(url, words.done),
    rows: tray.list({ limit: ROWS_PER_PAGE, offset }).map((entry) => trayRow(locale, entry)),
    pages: pageOfList(locale, url, total),
    stray: stray?.map(strayRow(locale)),
    isAdministrator: isAdministrator(user),
  };
}

/** `intent` is `retry-all`, or `remove-stray` with a `file`, for administrators. */
export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context);
  const { tray } = context.get(intakeContext);
  const { backend } = context.get(sessionContext);
  const form = await request.formData();
  if (form.get("intent") === "retry-all") {
    tray.retryAll();
    return redirect("/admin/tray?done=retrying", 303);
  }
  const file = form.get("file");
  const stray = isAdministrator(user) ? await readStray(backend, tray) : undefined;
  // Only what was shown here: no other file is deleted by a list that has grown old.
  const id = stray?.find((one) => one.id === file)?.id;
  if (form.get("intent") !== "remove-stray" || id === undefined) {
    throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  }
  await deleteFiles(backend, [id]);
  return redirect("/admin/tray?done=strayRemoved", 303);
}

export default function TrayPage({ loaderData }: Route.ComponentProps) {
  const { words, timeZone, done, rows, pages, stray } = loaderData;
  return (
    <StaffPage>
      <PageHead title={words.title} lead={words.lead}>
        {rows.length > 0 && (
          <Form method="post">
            <StepButton intent="retry-all">{words.retryAll}</StepButton>
          </Form>
        )}
      </PageHead>
      <Done what={done} />
      {rows.length > 0 ? (
        <DataTable
          caption={words.title}
          columns={trayColumns(words)}
          rows={rows}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState {...words.empty} isWhole>
          <FollowedLink to="/admin/leads" className="button button-small button-ink">
            <span className="button-label">{words.ways.leads}</span>
          </FollowedLink>
          {loaderData.isAdministrator && (
            <FollowedLink to="/admin/outbox" className="button button-small">
              <span className="button-label">{words.ways.outbox}</span>
            </FollowedLink>
          )}
        </EmptyState>
      )}
      <Pagination pages={pages} />
      <Stray words={words.stray} files={stray} isAdministrator={loaderData.isAdministrator} />
      <p className="note">{timeZone}</p>
    </StaffPage>
  );
}
