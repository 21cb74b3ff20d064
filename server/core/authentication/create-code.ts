import { CODE_LENGTH, CODE_LETTERS, formatReadableCode, normaliseCode } from '#domain/readable-codes.ts';
import { hash, randomInt } from 'node:crypto';

/** Creates a random readable code of 72 bits. */
export function createCode(): string {
  return formatReadableCode(Array.from({ length: CODE_LENGTH }, () => randomInt(CODE_LETTERS.length)));
}

/** Hashes a code for storage. With 72 random bits it needs no password hash. */
export function hashCode(code: string): string {
  return hash('sha256', normaliseCode(code), 'base64url');
}
