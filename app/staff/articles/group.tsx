import type { ReactNode } from "react";
import { classes } from "../../design/classes.ts";

type GroupProps = {
  title: string;
  /** Its fields are the rows of what it stands in, which they share with another group beside it. */
  sharesRows?: boolean;
  children: ReactNode;
};

/** Fields of an article that belong together, under a line and a name. */
export function Group({ title, sharesRows, children }: GroupProps) {
  return (
    <fieldset className={sharesRows ? "contents" : "grid min-w-0 grid-cols-1 gap-2.5"}>
      <legend
        className={classes("w-full border-t-2 border-text pt-2 title-2", !sharesRows && "mb-2")}
      >
        {title}
      </legend>
      {children}
    </fieldset>
  );
}
