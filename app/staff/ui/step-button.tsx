import type { ReactNode } from "react";
import { classes } from "../../design/classes.ts";

type StepButtonProps = {
  /** Which step of the page's action it is, as the form's `intent`; without, there is but one. */
  intent?: string;
  /** It takes something away. */
  isDangerous?: boolean;
  disabled?: boolean;
  "aria-label"?: string;
  children: ReactNode;
};

const DANGER =
  "border-sig-text text-sig-text hover:border-sig-text hover:bg-sig-text hover:text-ground";

/** Sends a form of one step; a page's action tells its steps apart by `intent`. */
export function StepButton({ intent, isDangerous, children, ...button }: StepButtonProps) {
  return (
    <button
      {...button}
      type="submit"
      {...(intent && { name: "intent", value: intent })}
      className={classes("button button-small", isDangerous && DANGER)}
    >
      <span className="button-label">{children}</span>
    </button>
  );
}
