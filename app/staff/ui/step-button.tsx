type StepButtonProps = {
  /** Which step of the page's action it is, as the form's `intent`. */
  intent: string;
  /** It takes something away. */
  isDangerous?: boolean;
  children: string;
};

/** Sends a form of one step; a page's action tells its steps apart by `intent`. */
export function StepButton({ intent, isDangerous = false, children }: StepButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={isDangerous ? "button button-small staff-danger" : "button button-small"}
    >
      <span className="button-label">{children}</span>
    </button>
  );
}
