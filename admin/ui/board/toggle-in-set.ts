/** Returns a copy of the set with the value added, or removed when it was in it. */
export function toggleInSet<Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const copy = new Set(set);
  if (!copy.delete(value)) copy.add(value);
  return copy;
}
