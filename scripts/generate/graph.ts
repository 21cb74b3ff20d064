/**
 * Finds strongly connected components (Tarjan): nodes with the same number reach each other. Iterative, because chains of
 * schemas may exceed the call stack.
 */
export function findStrongComponents(edges: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const component = new Map<string, number>();
  const stack: string[] = [];
  const updateLow = (node: string, to: string): void => {
    low.set(node, Math.min(low.get(node) ?? 0, low.get(to) ?? 0));
  };
  const enter = (node: string) => {
    low.set(node, index.size);
    index.set(node, index.size);
    stack.push(node);
    return { node, successors: (edges.get(node) ?? new Set<string>()).values() };
  };
  for (const start of edges.keys()) {
    if (index.has(start)) continue;
    const path = [enter(start)];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { node, successors } = step;
      const { value: successor, done } = successors.next();
      if (!done) {
        if (!index.has(successor)) path.push(enter(successor));
        else if (!component.has(successor)) updateLow(node, successor);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent) updateLow(parent.node, node);
      if (low.get(node) !== index.get(node)) continue;
      for (let member = stack.pop(); member !== undefined; member = stack.pop()) {
        component.set(member, index.get(node) ?? 0);
        if (member === node) break;
      }
    }
  }
  return component;
}
