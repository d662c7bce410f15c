import Upload from "icon:lucide/upload";
import type { InputHTMLAttributes, ReactNode } from "react";
import { described, Field, type FieldProps } from "./field.tsx";

type FileProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "type">;
export type FileFieldProps = FieldProps &
  FileProps & {
    /** Below the control: what is kept already, how far an upload has come. */
    children?: ReactNode;
  };

/** A file to choose or drop. The platform's own control, so it works without script. */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, error, optional, id = name, children, ...input } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <span className="field-file">
        <Upload />
        <input {...input} {...described(id, hint, error)} type="file" id={id} name={name} />
      </span>
      {children}
    </Field>
  );
}
