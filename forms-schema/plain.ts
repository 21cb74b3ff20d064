/** A copy of what inputs hold that later changes do not reach. Files and other things with a life of their own stay themselves. */
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyOf(member)]));
}

/** Whether a value is made of text, numbers, lists and objects alone, so that it can be written down. */
export function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isPlainObject(value)) return Object.values(value).every(isPlain);
  return value === null || value === undefined || (typeof value !== 'object' && typeof value !== 'function');
}

/** Whether two values say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other)) return false;
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

/** An object or list that holds values, and has no life of its own as files and dates have. */
export function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return Array.isArray(value) || isPlainObject(value);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
