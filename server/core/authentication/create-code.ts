import { CODE_LENGTH, CODE_LETTERS, readableCode, typedCode } from '#domain/readable-codes.ts';
import { hash, randomInt } from 'node:crypto';

/** A code that nobody guesses, from the machine's own randomness. */
export function createCode(): string {
  return readableCode(Array.from({ length: CODE_LENGTH }, () => randomInt(CODE_LETTERS.length)));
}

/** What is kept of a code. Its 72 random bits need no slow hash, as passwords do. */
export function hashCode(code: string): string {
  return hash('sha256', typedCode(code), 'base64url');
}
