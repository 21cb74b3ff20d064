import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates a key that signs the links of one record. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the HMAC-SHA256 of a text, base64url. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/**
 * Whether a text was signed with the secret. Compares the encoded signatures, because the last base64url character has
 * unused bits.
 */
export function isSignatureValid(secret: string, text: string, signature: string): boolean {
  const actual = Buffer.from(signature);
  const expected = Buffer.from(sign(secret, text));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
