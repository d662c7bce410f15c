/** Files that import each other by whatever way round: Tarjan's strongly connected components. */

export type Imports = Map<string, readonly string[]>;

/** Each circle of two files or more, or of one that imports itself. */
export function circles(imports: Imports): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];

  function visit(file: string): number {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    path.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue;
      const reached = order.has(target)
        ? path.includes(target) && (order.get(target) ?? 0)
        : visit(target);
      if (reached !== false) lowest.set(file, Math.min(lowest.get(file) ?? 0, reached));
    }
    const low = lowest.get(file) ?? 0;
    if (low === order.get(file)) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1 || imports.get(file)?.includes(file)) found.push(circle);
    }
    return low;
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}
