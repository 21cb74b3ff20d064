/** Base for parsing; `.invalid` never resolves. */
const SITE = 'http://shop.invalid';

/** Browsers remove tabs and newlines and read a backslash as a slash. */
const MISLEADING = /[\u0000-\u001f\u007f]|^[^?#]*\\/;

/**
 * Parses a path with query and fragment, normalised as a browser does: dot segments resolved, other characters
 * percent-encoded. Returns undefined for anything a browser could resolve to another site, e.g. `https://…`,
 * `//host`, `/\host`, `/..//host`.
 */
export function parseSitePath(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/') || MISLEADING.test(target)) return undefined;
  const url = URL.parse(target, SITE);
  if (!url || url.origin !== SITE || url.username || url.password) return undefined;
  const path = url.pathname + url.search + url.hash;
  // a path that starts with // after resolving dot segments leads to another host
  return path.startsWith('//') ? undefined : path;
}
