import { useEffect, useRef, useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { StaffData } from "../staff-data.server.ts";
import { DRAFT_KEY } from "./kept-drafts.ts";
import { guardLeaving, type Leaving } from "./leave-guard.ts";
import type { DraftLineData } from "./use-kept-draft.ts";

/**
 * In a form whose draft is kept (use-kept-draft.ts): says so, takes it away, and asks before the page
 * is left. The line is always there: nothing jumps.
 */
export function DraftLine({ line }: { line: DraftLineData }) {
  const words = useRouteLoaderData<StaffData>("admin")?.draftWords;
  const { state, clear, draftKey } = line;
  const hasDraft = state === "kept" || state === "restored";
  if (!words) return null;
  return (
    <div className="note flex min-h-3.5 w-full flex-wrap items-center gap-x-1.5">
      <input type="hidden" name={DRAFT_KEY} value={draftKey} />
      <span role="status">{state !== "none" && words[state]}</span>
      {hasDraft && (
        <button type="button" className="text-link min-h-3.5 font-600 text-text" onClick={clear}>
          {words.clear}
        </button>
      )}
      <LeaveQuestion isUnsent={line.isUnsent} words={words.leave} />
    </div>
  );
}

type LeaveQuestionProps = Pick<DraftLineData, "isUnsent"> & {
  words: StaffData["draftWords"]["leave"];
};

function LeaveQuestion({ isUnsent, words }: LeaveQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const asked = useRef(isUnsent);
  asked.current = isUnsent;
  const [leaving, setLeaving] = useState<Leaving>();
  useEffect(() => guardLeaving(() => asked.current(), setLeaving), []);
  useEffect(() => {
    if (leaving) dialog.current?.showModal();
    else dialog.current?.close();
  }, [leaving]);
  return (
    <dialog
      ref={dialog}
      className="m-auto w-[min(460px,100%-2*var(--margin))] rounded-(--radius) border-[1.5px] border-line-ctl bg-stage p-[clamp(18px,3vw,28px)] text-small text-text backdrop:bg-(--footer)/72"
      aria-labelledby="staff-leave-heading"
      // Escape too: whoever is not sure stays.
      onClose={() => {
        leaving?.stay();
        setLeaving(undefined);
      }}
    >
      <h2 id="staff-leave-heading" className="title-2">
        {words.heading}
      </h2>
      <p className="pt-1 pb-2.25 text-text-2">{words.text}</p>
      <div className="flex flex-wrap gap-1.25">
        <button
          type="button"
          className="button button-small button-ink"
          onClick={() => dialog.current?.close()}
        >
          <span className="button-label">{words.stay}</span>
        </button>
        <button
          type="button"
          className="button button-small"
          onClick={() => {
            setLeaving(undefined);
            leaving?.leave();
          }}
        >
          <span className="button-label">{words.leave}</span>
        </button>
      </div>
    </dialog>
  );
}
