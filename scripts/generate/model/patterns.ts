/**
 * The names an anchored pattern with plain alternatives stands for: `^size_(XS|S)$` -> `['size_XS', 'size_S']`.
 * A pattern that is no finite list gives undefined.
 */
export function namesOfPattern(pattern: string): string[] | undefined {
  const match = /^\^([\w-]*)\(([\w|-]+)\)([\w-]*)\$$/.exec(pattern);
  if (!match) return /^\^[\w-]+\$$/.test(pattern) ? [pattern.slice(1, -1)] : undefined;
  const [, before = '', names = '', after = ''] = match;
  return names.split('|').map((name) => `${before}${name}${after}`);
}
