type HiddenProps = { name: string; value: string | undefined };

/** What goes with a form unseen. The page alone sets it: Firefox would put back what stood here before. */
export function Hidden({ name, value = "" }: HiddenProps) {
  return <input type="hidden" name={name} value={value} autoComplete="off" readOnly />;
}
