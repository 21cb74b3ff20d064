import { operations } from '#generated/operations.ts';
import { shapes } from '#server/api/description.ts';

/** Pages of the shop whose address carries the same secret as the operation they call. */
const PAGES = ['/offer/', '/quotes/', '/confirm-email/', '/fr/offer/', '/fr/quotes/', '/fr/confirm-email/'];

/** What stands before each path parameter that the description marks with `x-secret`, longest first. */
const PREFIXES = [
  ...new Set([
    ...PAGES,
    ...[...shapes.values()].flatMap(({ id, parameters }) => {
      const secret = parameters.find((one) => one.in === 'path' && one['x-secret']);
      return secret ? [`/api${operations[id].path.split(`{${secret.name}}`, 1)[0]}`] : [];
    }),
  ]),
].sort((a, b) => b.length - a.length);

/** A path as the log may show it: secrets in it are left out, whether or not an operation answered. */
export function redactPath(path: string): string {
  const plain = path.replace(/^\/{2,}/, '/');
  const prefix = PREFIXES.find((one) => plain.startsWith(one));
  if (prefix === undefined) return path;
  return prefix + plain.slice(prefix.length).replace(/^[^/]+/, '…');
}
