import { useState } from 'react';
import { isContainer } from './plain.ts';

/** Equality of two values, `depth` levels deep. */
function isEqualToDepth(a: unknown, b: unknown, depth: number): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0 || !isContainer(a) || !isContainer(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isEqualToDepth(a[name], b[name], depth - 1));
}

/** Returns the same reference while the value is equal to `depth` levels, for values created in render. */
export function useStableValue<Value>(value: Value, depth: number): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || isEqualToDepth(stable, value, depth)) return stable;
  setStable(value);
  return value;
}
