import type { ComponentProps } from "react";
import { classes } from "../../design/classes.ts";
import styles from "./own-field.module.css";

/** How what is typed or chosen in the tool looks: a class of inputs and selects. */
export const control = styles.control ?? "";

type OwnFieldProps = Omit<ComponentProps<"input">, "name" | "autoComplete" | "onChange"> & {
  label: string;
  hint: string;
  onText: (text: string) => void;
};

/** A field whose text stays in it: without a name, so that nothing that keeps fields over a reload keeps it. */
export function OwnField({ label, hint, onText, ...input }: OwnFieldProps) {
  return (
    <label>
      <b>{label}</b> <span className="note">{hint}</span>
      <input
        {...input}
        className={classes(styles.control, styles.wide)}
        autoComplete="off"
        onChange={({ target }) => onText(target.value)}
      />
    </label>
  );
}
