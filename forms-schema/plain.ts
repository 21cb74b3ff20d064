/** Deep copy of input values. Files and other class instances are kept by reference. */
export function cloneValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneValues);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cloneValues(member)]));
}

/** Whether a value is JSON-like data only, so that it can be stored. */
export function isPlainData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlainData);
  if (isPlainObject(value)) return Object.values(value).every(isPlainData);
  return value === null || value === undefined || (typeof value !== 'object' && typeof value !== 'function');
}

/** Deep equality of input values. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b)) return false;
    return a.length === b.length && a.every((entry, index) => isEqual(entry, b[index]));
  }
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isEqual(a[name], b[name]));
}

/** Whether a value is a plain object or list, not a class instance such as a file or date. */
export function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return Array.isArray(value) || isPlainObject(value);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
