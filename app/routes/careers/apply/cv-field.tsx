import { type ChangeEvent, useEffect, useState } from "react";
import { useField, useFormView } from "../../../forms/view/form-context.tsx";
import { uploadFile } from "../../../forms/view/upload-file.ts";
import { FileField } from "../../../ui/forms/file-field.tsx";

type Kept = { key: string; label: string };
type CvFieldProps = {
  words: { kept: string; uploading: string; another: string };
  /** A file that is with us from before. */
  kept: Kept | undefined;
};

const ACCEPTED = ".pdf,.doc,.docx,.odt,application/pdf,application/msword";

/**
 * The CV. Without script it goes with the form; with it, it goes ahead as soon as it is chosen, and
 * the form sends its key. Either way it stays with us while the rest is put right.
 */
export function CvField({ words, kept }: CvFieldProps) {
  const { label, hint } = useField("cv", undefined);
  const { error } = useField("cvKey", undefined);
  const { data, setError } = useFormView();
  const [file, setFile] = useState(kept);
  const [progress, setProgress] = useState<{ name: string; percent: number }>();
  const errors = data.fields.cvKey?.errors;

  useEffect(() => setFile(kept), [kept]);

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    setProgress({ name: chosen.name, percent: 0 });
    setError("cvKey", "");
    const answer = await uploadFile(chosen, (percent) =>
      setProgress({ name: chosen.name, percent }),
    );
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
      <input type="hidden" name="cvKey" value={file?.key ?? ""} readOnly />
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
              {words.uploading
                .replace("{{name}}", progress.name)
                .replace("{{percent}}", String(progress.percent))}
            </p>
          </>
        )}
        {file && !progress && (
          <p className="file-kept">
            <strong>{words.kept.replace("{{name}}", file.label)}</strong>
            <span>{words.another}</span>
          </p>
        )}
      </div>
    </FileField>
  );
}
