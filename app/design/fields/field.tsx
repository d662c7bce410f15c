import type { ReactNode } from "react";
import "./forms.css";

/** What every field has in common. */
export type FieldProps = {
  name: string;
  label: ReactNode;
  /** A sentence between label and control: what is wanted, in which form. */
  hint?: ReactNode;
  /** A sentence that says what to do; marks the field as wrong. */
  error?: string | undefined;
  /** The word that marks a field one may leave empty, e.g. "optional". */
  optional?: string | undefined;
  /** Defaults to the name; needed where two forms of a page share one. */
  id?: string;
};

/** Attributes that tie a control to its hint and error. */
export function described(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}

type FieldFrameProps = Omit<FieldProps, "name" | "id"> & { id: string; children: ReactNode };

/** A field: label above, hint, control, error below. */
export function Field({ id, label, hint, error, optional, children }: FieldFrameProps) {
  return (
    <div className={error ? "field is-wrong" : "field"}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> {optional}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      <span className="field-error-mark" aria-hidden="true" />
      {error}
    </p>
  );
}
