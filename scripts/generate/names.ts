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
