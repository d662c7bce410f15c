import { Form, type FormProps } from "react-router";
import { classes } from "../../design/classes.ts";
import sheet from "./staff-form.module.css";

/** Whole texts are written in it; in two languages, side by side where there is room. */
const WIDTHS = { text: "max-w-[44rem]", texts: "max-w-[44rem] desk:max-w-[80rem]" } as const;

type StaffFormProps = Omit<FormProps, "className"> & {
  width?: keyof typeof WIDTHS;
  /** One question, with the button in its line where there is room. */
  isLine?: boolean;
  /** Follows a sentence in a notice. */
  isAfterText?: boolean;
};

/** A form as its page has it: fields under each other, as wide as is good to read, then the button. */
export function StaffForm({ width, isLine, isAfterText, ...form }: StaffFormProps) {
  return (
    <Form
      {...form}
      className={classes(
        sheet.form,
        isLine && sheet.line,
        width && WIDTHS[width],
        isAfterText && "mt-1.75",
      )}
    />
  );
}
