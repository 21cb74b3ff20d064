/** JSON pointers (RFC 6901) in the form of URI fragments, as `$ref` and diagnostics write them. */

export function pointerTo(...parts: (string | number)[]): string {
  return `#/${parts.map(escapePart).join('/')}`;
}

/** `#/paths` + `/cart/pay` -> `#/paths/~1cart~1pay` */
export function child(pointer: string, ...parts: (string | number)[]): string {
  return [pointer, ...parts.map(escapePart)].join('/');
}

/** `#/paths/~1cart~1pay/post` -> `['paths', '/cart/pay', 'post']`; percent-encoded parts are decoded. */
export function partsOf(pointer: string): string[] {
  return pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decode(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function escapePart(part: string | number): string {
  return String(part).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Text without percent-encoding; as it is where that is none. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a bare % is no encoding
  }
}
