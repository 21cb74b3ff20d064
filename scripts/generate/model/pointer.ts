// JSON pointers (RFC 6901) as URI fragments, as in `$ref` and diagnostics.

export function buildPointer(...parts: (string | number)[]): string {
  return `#/${parts.map(escapePart).join('/')}`;
}

/** `#/paths` + `/cart/pay` -> `#/paths/~1cart~1pay` */
export function joinPointer(pointer: string, ...parts: (string | number)[]): string {
  return [pointer, ...parts.map(escapePart)].join('/');
}

/** `#/paths/~1cart~1pay/post` -> `['paths', '/cart/pay', 'post']`; percent-encoded parts are decoded. */
export function parsePointer(pointer: string): string[] {
  return pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decodePart(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function escapePart(part: string | number): string {
  return String(part).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Decodes percent-encoding; returns a malformed text unchanged. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a bare %
  }
}
