// Asked in the page, so each function stands by itself.

/**
 * Whether React has taken over the first element of a selector. An element is known to React as soon as it has
 * been compared; that the page listens, to keys as well, is true once the whole of it is committed.
 */
export function isAlive(selector: string): boolean {
  type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
  const keyOf = (node: Node, prefix: string) =>
    Object.keys(node).find((key) => key.startsWith(prefix));
  const element = document.querySelector(selector);
  const key = keyOf(document, "__reactContainer$") as keyof Document | undefined;
  if (!element || !key || !keyOf(element, "__reactProps$")) return false;
  return !(document[key] as unknown as Root).stateNode.current.memoizedState.isDehydrated;
}

/** Lets what is to run after a commit have its turn. */
export async function afterCommit(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
