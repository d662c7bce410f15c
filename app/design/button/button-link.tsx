import ArrowRight from "icon:lucide/arrow-right";
import type { ReactNode } from "react";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";

type ButtonLinkProps = {
  to: string;
  children: ReactNode;
  tone?: "outline" | "signal" | "ink" | "on-blue";
  size?: "normal" | "small";
  onClick?: () => void;
};

/** A link that asks for a decision: label and arrow cap; small ones have no cap. */
export function ButtonLink({
  to,
  children,
  tone = "outline",
  size = "normal",
  onClick,
}: ButtonLinkProps) {
  const className = `button button-${tone}${size === "small" ? " button-small" : ""}`;
  return (
    <PrefetchLink to={to} className={className} onClick={onClick}>
      {/* Words end, also where two buttons stand side by side. */}
      <span className="button-label">{children}</span>{" "}
      {size === "normal" && (
        <span className="button-cap">
          <ArrowRight />
        </span>
      )}
    </PrefetchLink>
  );
}
