/**
 * Finds strongly connected components (Tarjan): nodes with the same number reach each other. Iterative, because chains of
 * schemas may exceed the call stack.
 */
export function findStrongComponents(edges: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const component = new Map<string, number>();
  const open: string[] = [];
  const lower = (node: string, to: string): void => {
    low.set(node, Math.min(low.get(node) ?? 0, low.get(to) ?? 0));
  };
  const enter = (node: string) => {
    low.set(node, index.size);
    index.set(node, index.size);
    open.push(node);
    return { node, rest: (edges.get(node) ?? new Set<string>()).values() };
  };
  for (const start of edges.keys()) {
    if (index.has(start)) continue;
    const path = [enter(start)];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { node, rest } = step;
      const { value: next, done } = rest.next();
      if (!done) {
        if (!index.has(next)) path.push(enter(next));
        else if (!component.has(next)) lower(node, next);
        continue;
      }
      path.pop();
      const before = path.at(-1);
      if (before) lower(before.node, node);
      if (low.get(node) !== index.get(node)) continue;
      for (let member = open.pop(); member !== undefined; member = open.pop()) {
        component.set(member, index.get(node) ?? 0);
        if (member === node) break;
      }
    }
  }
  return component;
}
