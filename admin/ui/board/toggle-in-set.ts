/** Returns a copy of the set with the value added, or removed when it was in it. */
export function toggleInSet<Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
