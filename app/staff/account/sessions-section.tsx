import { Form } from "react-router";
import { fill } from "../../i18n/fill.ts";
import { Confirm, Confirms } from "../ui/confirm.tsx";
import { Fold } from "../ui/fold.tsx";
import { Mark } from "../ui/mark.tsx";
import { StepButton } from "../ui/step-button.tsx";
import type { Route } from "./+types/route.ts";
import { AccountSection } from "./account-section.tsx";
import type { SessionRow } from "./sessions.server.ts";
import { SHOWN_SESSIONS as SHOWN } from "./shown-sessions.ts";

type AccountData = Route.ComponentProps["loaderData"];

/** Where one is signed in, and the way out of there. */
export function SessionsSection({ data }: { data: AccountData }) {
  const { words, sessions, moreSessions } = data;
  if (!sessions) return null;
  const texts = words.sessions;
  return (
    <AccountSection id="account-sessions" heading={texts.heading}>
      <SessionList sessions={sessions.slice(0, SHOWN)} texts={texts} />
      {sessions.length > SHOWN && (
        <Fold label={moreSessions}>
          <SessionList sessions={sessions.slice(SHOWN)} texts={texts} />
        </Fold>
      )}
      <Confirms>
        {sessions.length > 1 && (
          <Confirm label={texts.others.label} consequence={texts.others.consequence}>
            <Form method="post">
              <StepButton intent="end-others">{texts.others.submit}</StepButton>
            </Form>
          </Confirm>
        )}
        <Confirm label={texts.all.label} consequence={texts.all.consequence} key="all">
          {/* The answer leads to another page that knows nothing of the session. */}
          <Form method="post" reloadDocument>
            <StepButton intent="end-all">{texts.all.submit}</StepButton>
          </Form>
        </Confirm>
      </Confirms>
    </AccountSection>
  );
}

type Texts = AccountData["words"]["sessions"];

function SessionList({ sessions, texts }: { sessions: readonly SessionRow[]; texts: Texts }) {
  return (
    <ul className="max-w-[36rem] border-t border-line text-[1rem]">
      {sessions.map((session) => (
        <li
          key={session.id}
          className="flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1 border-b border-line py-1.75"
        >
          <SessionFacts session={session} texts={texts} />
        </li>
      ))}
    </ul>
  );
}

function SessionFacts({ session, texts }: { session: SessionRow; texts: Texts }) {
  const { id, current, device, place, lastUsed, since } = session;
  return (
    <>
      <p className="flex-[1_1_240px]">
        <b>{device}</b>
        {current && <Mark>{texts.current}</Mark>}
        <span className="block text-note text-text-2 wrap-anywhere">
          {[
            place,
            fill(texts.lastUsed, { time: lastUsed.text }),
            fill(texts.since, { time: since.text }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </p>
      {!current && (
        <Form method="post">
          <input type="hidden" name="session" value={id} />
          <button type="submit" name="intent" value="end-session" className="button button-small">
            <span className="button-label">
              {texts.end}
              <span className="visually-hidden">: {device}</span>
            </span>
          </button>
        </Form>
      )}
    </>
  );
}
