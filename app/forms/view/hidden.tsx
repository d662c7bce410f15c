type HiddenProps = { name: string; value: string | undefined };

/**
 * What goes with a form unseen. The page alone sets it: Firefox would put back what stood here before.
 * A hidden field's value is its attribute, which is what React calls the default.
 */
export function Hidden({ name, value = "" }: HiddenProps) {
  return <input type="hidden" name={name} defaultValue={value} autoComplete="off" />;
}
