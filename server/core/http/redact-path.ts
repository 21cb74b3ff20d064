import { beforeSecret } from '#domain/secret-pages.ts';
import { secretPaths } from '#generated/sensitive.ts';

/** What stands before each path parameter that the description marks with `x-sensitive`, longest first. */
const API_PREFIXES = secretPaths
  .map((path) => `/api${path.slice(0, path.lastIndexOf('{'))}`)
  .sort((a, b) => b.length - a.length);

/** A path as the log may show it: secrets in it are left out, whether or not an operation answered. */
export function redactPath(path: string): string {
  const plain = path.replace(/^\/{2,}/, '/');
  const prefix = beforeSecret(plain) ?? API_PREFIXES.find((one) => plain.startsWith(one));
  if (prefix === undefined) return path;
  return prefix + plain.slice(prefix.length).replace(/^[^/]+/, '…');
}
