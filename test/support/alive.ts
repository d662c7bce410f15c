/**
 * Whether React has taken over the first element of a selector, asked in the page, so the function stands by
 * itself. An element is known to React as soon as it has been compared; that the page listens, to keys as well,
 * is true once the whole of it is committed and what was to run after that has had its turn.
 */
export async function isAlive(selector: string): Promise<boolean> {
  type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
  const keyOf = (node: Node, prefix: string) =>
    Object.keys(node).find((key) => key.startsWith(prefix));
  const element = document.querySelector(selector);
  const key = keyOf(document, "__reactContainer$") as keyof Document | undefined;
  if (!element || !key || !keyOf(element, "__reactProps$")) return false;
  const root = document[key] as unknown as Root;
  if (root.stateNode.current.memoizedState.isDehydrated) return false;
  await new Promise((resolve) => setTimeout(resolve));
  return true;
}
