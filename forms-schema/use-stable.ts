import { useState } from 'react';
import { isContainer } from './plain.ts';

/** Equality of two values, `depth` levels deep. */
function isEqualToDepth(one: unknown, other: unknown, depth: number): boolean {
  if (Object.is(one, other)) return true;
  if (depth === 0 || !isContainer(one) || !isContainer(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isEqualToDepth(one[name], other[name], depth - 1))
  );
}

/** Returns the same reference while the value is equal to `depth` levels, for values created in render. */
export function useStableValue<Value>(value: Value, depth: number): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || isEqualToDepth(stable, value, depth)) return stable;
  setStable(value);
  return value;
}
