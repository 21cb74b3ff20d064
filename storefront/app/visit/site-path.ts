/** Stands for the shop while an address is parsed; `.invalid` never resolves. */
const SITE = 'http://shop.invalid';

/** Browsers drop tabs and newlines, and read a backslash as a slash: neither belongs into an address of ours. */
const MISLEADING = /[\u0000-\u001f\u007f]|^[^?#]*\\/;

/**
 * An address on this site (path, query, fragment), normalised as a browser would read it: dot segments resolved, other
 * characters percent-encoded. Undefined for anything a browser could take for another site, e.g. `https://…`, `//host`,
 * `/\host`, `/..//host`.
 */
export function parseSitePath(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/') || MISLEADING.test(target)) return undefined;
  const url = URL.parse(target, SITE);
  if (!url || url.origin !== SITE || url.username || url.password) return undefined;
  const path = url.pathname + url.search + url.hash;
  // what is left after dot segments were resolved is read once more by the browser
  return path.startsWith('//') ? undefined : path;
}
