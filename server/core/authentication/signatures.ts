import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key that signs the addresses of one record. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What only who has the secret can say of a text: HMAC-SHA256, in letters that fit into an address. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/**
 * Whether a text was signed with the secret. Letters are compared, not what they stand for: the last one has bits to spare,
 * so some addresses we never gave out would stand for the same.
 */
export function isSignatureValid(secret: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(secret, text));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
