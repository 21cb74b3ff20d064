/** A new Idempotency-Key: 128 random bits, also where the page came without https and `randomUUID` is not there. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
