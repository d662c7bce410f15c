import type { ReactNode } from "react";
import { SubmitButton } from "../../design/fields/submit-button.tsx";
import { useFormView } from "./form-context.tsx";

type SendProps = { label: string; note?: string; subject: string; children?: ReactNode };

/** The end of a form: its button, by when there is an answer, and the way without the form. */
export function Send({ label, note, subject, children }: SendProps) {
  const { words, email } = useFormView().data;
  return (
    <>
      <div className="form-send">
        <SubmitButton name="intent" value="send" pendingLabel={words.sending}>
          {label}
        </SubmitButton>
        <p className="note">
          {words.sendNote} {note}
        </p>
      </div>
      <p className="form-or small">
        {words.orWrite}{" "}
        <a className="text-link" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
          {email}
        </a>
      </p>
      {children}
    </>
  );
}
