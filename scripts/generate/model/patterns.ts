/**
 * Lists the names that an anchored pattern with plain alternatives matches: `^size_(XS|S)$` -> `['size_XS', 'size_S']`.
 * Returns undefined for other patterns.
 */
export function listPatternNames(pattern: string): string[] | undefined {
  const match = /^\^([\w-]*)\(([\w|-]+)\)([\w-]*)\$$/.exec(pattern);
  if (!match) return /^\^[\w-]+\$$/.test(pattern) ? [pattern.slice(1, -1)] : undefined;
  const [, prefix = '', names = '', suffix = ''] = match;
  return names.split('|').map((name) => `${prefix}${name}${suffix}`);
}
