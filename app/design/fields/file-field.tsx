import Upload from "icon:lucide/upload";
import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { useShellData } from "../shell/use-shell-data.ts";
import { described, Field, type FieldProps } from "./field.tsx";

type FileProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "type">;
export type FileFieldProps = FieldProps &
  FileProps & {
    /** Below the control: what is kept already, how far an upload has come. */
    children?: ReactNode;
  };

/**
 * A file to choose or drop. The platform's own control, so it works without script. It speaks the
 * browser's language, though, so script lays the site's words over it, and the name of the file.
 */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, error, optional, id = name, children, onChange, ...input } = props;
  const words = useShellData()?.shell.file;
  const control = useRef<HTMLInputElement>(null);
  /** Of the chosen file; empty while there is none, undefined without script. */
  const [chosen, setChosen] = useState<string>();
  // After every rendering: whoever takes the file may empty the control, which tells nobody.
  useEffect(() => setChosen(namesIn(control.current)));
  const hasWords = words && chosen !== undefined;

  function change(event: ChangeEvent<HTMLInputElement>) {
    setChosen(namesIn(event.target));
    onChange?.(event);
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <span className={hasWords ? "field-file has-words" : "field-file"}>
        <Upload />
        {hasWords && (
          <>
            {/* A label, too: the control is called what is written on it. */}
            <label className="field-file-button" htmlFor={id}>
              {words.choose}
            </label>
            <span
              className={chosen ? "field-file-name" : "field-file-name is-empty"}
              aria-hidden="true"
            >
              {chosen || words.drop}
            </span>
          </>
        )}
        <input
          {...input}
          {...described(id, hint, error)}
          ref={control}
          type="file"
          id={id}
          name={name}
          onChange={change}
        />
      </span>
      {children}
    </Field>
  );
}

function namesIn(input: HTMLInputElement | null): string {
  return Array.from(input?.files ?? [], (file) => file.name).join(", ");
}
