import { useState } from 'react';
import { isContainer } from './plain.ts';

/** Whether two values say the same, looking `depth` levels into objects and lists. */
function isAlike(one: unknown, other: unknown, depth: number): boolean {
  if (Object.is(one, other)) return true;
  if (depth === 0 || !isContainer(one) || !isContainer(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => isAlike(one[name], other[name], depth - 1))
  );
}

/** A value that keeps its identity as long as it says the same, for parents that write it anew each time they render. */
export function useStable<Value>(value: Value, depth: number): Value {
  const [kept, keep] = useState(value);
  if (kept === value || isAlike(kept, value, depth)) return kept;
  keep(value);
  return value;
}
