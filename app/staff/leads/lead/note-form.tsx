import { Form } from "react-router";
import type { Pages } from "../../../../content/types.ts";
import { textOf } from "../../../design/fields/form-state.ts";
import { TextArea } from "../../../design/fields/text-area.tsx";
import { DraftLine } from "../../drafts/draft-line.tsx";
import { useKeptDraft } from "../../drafts/use-kept-draft.ts";

type NoteFormProps = {
  /** The lead that it is about. */
  lead: string;
  words: Pages["adminLead"]["note"];
  note: { text: string; error: string } | undefined;
};

/** A note for colleagues; what is typed outlives whatever else is done on the page. */
export function NoteForm({ lead, words, note }: NoteFormProps) {
  const draft = useKeptDraft(`note:${lead}`, { isAnswered: note !== undefined });
  return (
    <Form
      method="post"
      className="grid grid-cols-1 justify-items-start gap-1.5 [&>.field]:w-full"
      preventScrollReset
      noValidate
      key={draft.formKey}
      {...draft.form}
    >
      <TextArea
        name="note"
        label={words.label}
        hint={words.hint}
        error={note?.error}
        defaultValue={note?.text ?? textOf(draft.values, "note")}
        rows={3}
      />
      <DraftLine line={draft.line} />
      <button type="submit" name="intent" value="note" className="button button-small">
        <span className="button-label">{words.submit}</span>
      </button>
    </Form>
  );
}
