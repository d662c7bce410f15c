import { type ChangeEvent, useState } from "react";
import { afterPress, pressOver } from "../../../browser/press.ts";
import { FileField } from "../../../design/fields/file-field.tsx";
import { useField, useFormView } from "../../../forms/view/form-context.tsx";
import { Hidden } from "../../../forms/view/hidden.tsx";
import { uploadFile } from "../../../forms/view/upload-file.ts";
import { fill } from "../../../i18n/fill.ts";

type CvFieldProps = { words: { kept: string; uploading: string; another: string } };

const ACCEPTED = ".pdf,.doc,.docx,.odt,application/pdf,application/msword";

/**
 * The CV. Without script it goes with the form; with it, it goes ahead as soon as it is chosen, and
 * the form sends its key. Either way it stays with us while the rest is put right.
 */
export function CvField({ words }: CvFieldProps) {
  const { label, hint } = useField("cv", undefined);
  const { error } = useField("cvKey", undefined);
  const { data, setError, file, setFile } = useFormView();
  const [progress, setProgress] = useState<{ name: string; percent: number }>();
  const errors = data.fields.cvKey?.errors;

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    setProgress({ name: chosen.name, percent: 0 });
    setError("cvKey", "");
    const answer = await uploadFile(chosen, (percent) =>
      afterPress(() => setProgress({ name: chosen.name, percent })),
    );
    await pressOver();
    setProgress(undefined);
    if ("error" in answer) {
      target.value = "";
      setError("cvKey", errors?.[answer.error] ?? errors?.upload ?? "");
      return;
    }
    setFile(answer);
    // It is with us: the form need not bring it again.
    target.value = "";
  }

  return (
    <FileField
      name="cv"
      label={label}
      hint={hint}
      error={error}
      accept={ACCEPTED}
      required={!file}
      onChange={send}
    >
      <Hidden name="cvKey" value={file?.key} />
      <div role="status">
        {progress && (
          <>
            <progress
              className="upload-progress"
              max={100}
              value={progress.percent}
              aria-label={label}
            />
            <p className="small">
              {fill(words.uploading, { name: progress.name, percent: progress.percent })}
            </p>
          </>
        )}
        {file && !progress && (
          <p className="file-kept">
            <strong>{fill(words.kept, { name: file.label })}</strong> <span>{words.another}</span>
          </p>
        )}
      </div>
    </FileField>
  );
}
