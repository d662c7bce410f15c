import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { contentIn } from "../../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../../context.ts";
import { Notice } from "../../../design/fields/notice.tsx";
import { intakeContext } from "../../../forms/intake.ts";
import { isAdministrator, requireUser } from "../../../middleware/admin.server.ts";
import { summaryHeading } from "../../form-words.server.ts";
import { Callout } from "../../ui/callout.tsx";
import { Columns, Stack } from "../../ui/columns.tsx";
import { Confirms } from "../../ui/confirm.tsx";
import { ConfirmStep } from "../../ui/confirm-step.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section } from "../../ui/section.tsx";
import { StaffPage } from "../../ui/staff-page.tsx";
import type { Route } from "./+types/route.ts";
import { entryData } from "./entry-data.server.ts";
import { EntryFacts } from "./entry-facts.tsx";
import { readRepair } from "./repair.server.ts";
import { RepairForm } from "./repair-form.tsx";
import { Said } from "./said.tsx";
import { removeEntry, tryAgain } from "./steps.server.ts";
import { Technical } from "./technical.tsx";

/** /admin/tray/:id: one submission that isn't filed, why, and what can be done about it. */
export function loader({ context, params }: Route.LoaderArgs) {
  const user = requireUser(context);
  const { locale } = context.get(siteContext);
  const entry = context.get(intakeContext).tray.find(params.id);
  if (!entry) throw data({ statusCode: 404, statusMessage: "Not Found" }, { status: 404 });
  return {
    words: contentIn(locale).words("adminTray"),
    kilobytes: contentIn(locale).words("adminLead").cv.kilobytes,
    timeZone: contentIn(locale).words("adminShell").timeZone,
    entry: entryData(locale, entry),
    isAdministrator: isAdministrator(user),
  };
}

/** `intent` is `retry`, with the repaired fields, or `remove`, for administrators. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const user = requireUser(context);
  const { locale } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const { tray } = context.get(intakeContext);
  const form = await request.formData();
  const entry = tray.find(params.id);
  // Filed in the meantime, or deleted by a colleague.
  if (!entry) return redirect("/admin/tray", 303);
  if (form.get("intent") === "remove" && isAdministrator(user)) {
    await removeEntry(backend, tray, entry);
    return redirect("/admin/tray?done=removed", 303);
  }
  if (form.get("intent") !== "retry") {
    throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  }
  const { change, errors, values } = readRepair(locale, entry, form);
  if (Object.keys(errors).length > 0) {
    const heading = summaryHeading(locale, errors);
    return data({ errors, values, heading, problem: undefined }, { status: 422 });
  }
  tray.repair(entry.id, change);
  const tried = await tryAgain(backend, tray, entry);
  if (tried === "filed") return redirect(`/admin/leads/${entry.id}?done=filed`, 303);
  if (tried === "gone") return redirect("/admin/tray", 303);
  const problem = contentIn(locale).words("adminTray").entry[tried];
  return data({ errors: {}, values: {}, heading: "", problem }, { status: 409 });
}

/** After a try the page shows what came of it. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

export default function Entry({ loaderData, actionData }: Route.ComponentProps) {
  const { words, entry, timeZone } = loaderData;
  const { problem } = actionData ?? {};
  return (
    <StaffPage hasFootBar>
      <PageHead
        title={entry.name}
        lead={[entry.form, entry.summary].filter(Boolean).join(" · ")}
        back={{ to: "/admin/tray", label: words.title }}
        failed={actionData !== undefined}
      />
      {problem && (
        <Notice tone="problem" live>
          {problem}
        </Notice>
      )}
      <Columns>
        <Stack gap="far">
          <Section id="tray-why" title={words.entry.why}>
            <Callout>
              {entry.reasons.map((reason) => (
                <p key={reason} className="max-w-[44rem]">
                  {reason}
                </p>
              ))}
            </Callout>
            {entry.technical.length > 0 && (
              <Technical label={words.entry.technical} lang="en">
                {entry.technical.join("\n")}
              </Technical>
            )}
          </Section>
          <Said data={loaderData} />
        </Stack>
        <Stack gap="far">
          <RepairForm data={loaderData} sent={actionData} />
          <EntryFacts data={loaderData} />
          {loaderData.isAdministrator && (
            <Confirms>
              <ConfirmStep
                intent="remove"
                words={entry.isLeadThere ? words.entry.drop : words.entry.remove}
                isDangerous
              />
            </Confirms>
          )}
          <p className="note">{timeZone}</p>
        </Stack>
      </Columns>
    </StaffPage>
  );
}
