import type { ReactNode } from "react";
import { TextField } from "../../design/fields/text-field.tsx";

type CodeFieldProps = {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A one-time code: digits on a phone's keyboard, offered by the browser where it can. */
export function CodeField({ id, label, hint, error }: CodeFieldProps) {
  return (
    <TextField
      name="otp"
      id={id}
      label={label}
      hint={hint}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      required
    />
  );
}
