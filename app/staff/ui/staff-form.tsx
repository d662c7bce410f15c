import { Form, type FormProps } from "react-router";
import { classes } from "../../design/classes.ts";
import sheet from "./staff-form.module.css";

type StaffFormProps = Omit<FormProps, "className"> & {
  /** Whole texts are written in it. */
  isWide?: boolean;
  /** One question, with the button in its line where there is room. */
  isLine?: boolean;
  /** Follows a sentence in a notice. */
  isAfterText?: boolean;
};

/** A form as its page has it: fields under each other, as wide as is good to read, then the button. */
export function StaffForm({ isWide, isLine, isAfterText, ...form }: StaffFormProps) {
  return (
    <Form
      {...form}
      className={classes(
        sheet.form,
        isLine && sheet.line,
        isWide && "max-w-[44rem]",
        isAfterText && "mt-1.75",
      )}
    />
  );
}
