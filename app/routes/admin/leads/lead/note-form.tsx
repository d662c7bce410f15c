import { Form } from "react-router";
import type { Pages } from "../../../../../content/types.ts";
import { TextArea } from "../../../../ui/forms/text-area.tsx";

type NoteFormProps = {
  words: Pages["adminLead"]["note"];
  note: { text: string; error: string } | undefined;
};

/** A note for colleagues. */
export function NoteForm({ words, note }: NoteFormProps) {
  return (
    <Form method="post" className="lead-note" preventScrollReset noValidate>
      <TextArea
        name="note"
        label={words.label}
        hint={words.hint}
        error={note?.error}
        defaultValue={note?.text}
        rows={3}
      />
      <button type="submit" name="intent" value="note" className="button button-small">
        <span className="button-label">{words.submit}</span>
      </button>
    </Form>
  );
}
