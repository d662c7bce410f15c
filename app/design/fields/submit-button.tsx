import ArrowRight from "icon:lucide/arrow-right";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { useNavigation } from "react-router";
import "./forms.css";

type SubmitButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> & {
  children: ReactNode;
  tone?: "outline" | "signal" | "ink";
  size?: "normal" | "small";
  /** Under way; without it, whenever the page submits something. */
  pending?: boolean;
  /** Said while under way, e.g. "Sending…". */
  pendingLabel?: string;
};

/** Sends a form: label and cap; while it is under way a pulse runs across the cap. */
export function SubmitButton(props: SubmitButtonProps) {
  const submitting = useNavigation().state === "submitting";
  const {
    children,
    tone = "signal",
    size = "normal",
    pending = submitting,
    pendingLabel,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type="submit"
      className={`button button-${tone}${size === "small" ? " button-small" : ""}${pending ? " is-pending" : ""}`}
    >
      <span className="button-label">{pending && pendingLabel ? pendingLabel : children}</span>
      {size === "normal" && (
        <span className="button-cap">{pending ? <PendingPulse /> : <ArrowRight />}</span>
      )}
    </button>
  );
}

/** The 4-spike as a line that is drawn again and again. */
function PendingPulse() {
  return (
    <svg className="pending-pulse" viewBox="0 0 40 24" aria-hidden="true">
      <path d="M0 16H12L24 3V20M24 16H40" />
    </svg>
  );
}
