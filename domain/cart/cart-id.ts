const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Length of a cart's id (§9). */
const CART_ID_LENGTH = 10;

/** Thrown when the platform has no cryptographic randomness; a guessable id would expose a cart (§8). */
export class UnsupportedCryptoError extends Error {
  override readonly name = 'UnsupportedCryptoError';
  readonly code = 'unsupported_crypto';
  constructor() {
    super('this browser cannot make secure random ids');
  }
}

/** Thrown for an id that is not 10 alphanumerics (§5: an invalid generated id is rejected). */
export class InvalidIdError extends Error {
  override readonly name = 'InvalidIdError';
  readonly code = 'invalid_id';
  constructor() {
    super(`an id has ${CART_ID_LENGTH} letters or digits`);
  }
}

/** The required part of the Web Crypto API. */
export type RandomSource = Pick<Crypto, 'getRandomValues'>;

/** Whether a value is a cart id: 10 ASCII letters or digits. */
export function isCartId(value: unknown): value is string {
  return typeof value === 'string' && value.length === CART_ID_LENGTH && /^[A-Za-z0-9]+$/.test(value);
}

/** Creates a random cart id, uniform over its characters. Throws UnsupportedCryptoError or InvalidIdError. */
export function createCartId(source: RandomSource | undefined = globalThis.crypto): string {
  if (typeof source?.getRandomValues !== 'function') throw new UnsupportedCryptoError();
  // rejection sampling: bytes of the last, incomplete round of the alphabet would favour its first letters
  const fair = 256 - (256 % CHARACTERS.length);
  let id = '';
  for (let round = 0; id.length < CART_ID_LENGTH && round < 100; round++) {
    for (const byte of source.getRandomValues(new Uint8Array(2 * CART_ID_LENGTH))) {
      if (byte < fair) id += CHARACTERS[byte % CHARACTERS.length];
    }
  }
  id = id.slice(0, CART_ID_LENGTH);
  if (!isCartId(id)) throw new InvalidIdError();
  return id;
}
