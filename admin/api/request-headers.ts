/** Builds the If-Match header from a record's version. */
export const buildIfMatch = (version: unknown) => ({ 'if-match': `"${String(version)}"` });

/** Creates an Idempotency-Key of 128 random bits; works without https, unlike `randomUUID`. */
export const createIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
