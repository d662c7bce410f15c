import type { FormPageData } from "../form-page.server.ts";
import type { DraftState } from "./use-draft.ts";

type DraftControlProps = {
  state: DraftState;
  words: FormPageData["words"]["draft"];
  onClear: () => void;
};

/** Says that a draft is kept here, and takes it away. The line is always there: nothing jumps. */
export function DraftControl({ state, words, onClear }: DraftControlProps) {
  const hasDraft = state === "kept" || state === "restored";
  return (
    <p className="form-draft note">
      <span role="status">{state !== "none" && words[state]}</span>
      {hasDraft && (
        <button type="button" className="text-link" onClick={onClear}>
          {words.clear}
        </button>
      )}
    </p>
  );
}
