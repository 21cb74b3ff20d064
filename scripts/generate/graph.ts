/** Tarjan's strongly connected components: nodes with the same number reach each other. */
export function strongComponents(edges: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const component = new Map<string, number>();
  const stack: string[] = [];
  const visit = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.get(node) ?? 0);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (!component.has(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== index.get(node)) return;
    for (let member = stack.pop(); member !== undefined; member = stack.pop()) {
      component.set(member, index.get(node) ?? 0);
      if (member === node) break;
    }
  };
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return component;
}
