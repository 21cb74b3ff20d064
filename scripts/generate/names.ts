/** Turns any name of a description into TypeScript names. */

/** `ship_orders`, `simple-user`, `v1.Order` -> `ShipOrders`, `SimpleUser`, `V1Order` */
export function pascal(name: string): string {
  const joined = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
  return /^\p{N}/u.test(joined) || joined === '' ? `_${joined}` : joined;
}

/** `Ship orders` -> `shipOrders` */
export function camel(name: string): string {
  const joined = pascal(name);
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

/** The first of name, name2, name3 ... for which `taken` is false. */
export function freeName(name: string, taken: (name: string) => boolean): string {
  if (!taken(name)) return name;
  let number = 2;
  while (taken(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

/** Bytes of a name; files are called by it, and no file system takes more than 255 for a file's. */
const MOST_BYTES = 160;

/** The beginning of a name that is too long to call a file by. */
export function shortened(name: string): string {
  let bytes = 0;
  let short = '';
  for (const sign of name) {
    bytes += Buffer.byteLength(sign);
    if (bytes > MOST_BYTES) return short;
    short += sign;
  }
  return name;
}
