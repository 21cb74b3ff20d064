import { getPathBeforeToken } from '#domain/secret-pages.ts';
import { secretPaths } from '#generated/sensitive.ts';

/** Path prefixes of `x-sensitive` parameters, longest first. */
const API_PREFIXES = secretPaths
  .map((path) => `/api${path.slice(0, path.lastIndexOf('{'))}`)
  .sort((a, b) => b.length - a.length);

/** Replaces secrets in a path for the log. */
export function redactPath(path: string): string {
  const normalised = path.replace(/^\/{2,}/, '/');
  const prefix = getPathBeforeToken(normalised) ?? API_PREFIXES.find((one) => normalised.startsWith(one));
  if (prefix === undefined) return path;
  return prefix + normalised.slice(prefix.length).replace(/^[^/]+/, '…');
}
