import type { ReactNode } from "react";
import { classes } from "../../design/classes.ts";
import sheet from "./drop.module.css";

type DropProps = {
  /** What the icon opens. */
  label: string;
  icon: ReactNode;
  /** In the corner of a card, whose panel is as wide as the card; of all that share a name one is open. */
  card?: string;
  isOpen?: boolean;
  className?: string;
  /** The panel, one element. */
  children: ReactNode;
};

/** An icon that opens a panel over the page. */
export function Drop({ label, icon, card, isOpen, className, children }: DropProps) {
  return (
    <details
      className={classes(sheet.drop, card ? sheet.inCard : "relative", className)}
      name={card}
      open={isOpen || undefined}
    >
      <summary title={card ? undefined : label} aria-label={label}>
        {icon}
      </summary>
      {children}
    </details>
  );
}
