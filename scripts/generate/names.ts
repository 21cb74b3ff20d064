// Names of a description as TypeScript names.

/** `ship_orders`, `simple-user`, `v1.Order` -> `ShipOrders`, `SimpleUser`, `V1Order` */
export function toPascalCase(name: string): string {
  const joined = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
  return /^\p{N}/u.test(joined) || joined === '' ? `_${joined}` : joined;
}

/** `Ship orders` -> `shipOrders` */
export function toCamelCase(name: string): string {
  const joined = toPascalCase(name);
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

/** Returns the first of name, name2, name3 … for which `isTaken` is false. */
export function findFreeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  let number = 2;
  while (isTaken(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

/** Bytes of a name that becomes a file name; file systems allow 255. */
const MAX_BYTES = 160;

/** Truncates a name that is too long for a file name. */
export function truncateName(name: string): string {
  let bytes = 0;
  let truncated = '';
  for (const sign of name) {
    bytes += Buffer.byteLength(sign);
    if (bytes > MAX_BYTES) return truncated;
    truncated += sign;
  }
  return name;
}
