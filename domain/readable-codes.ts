/** Letters of codes that people read from paper and type: of those that look alike (0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V) one at most. */
export const CODE_LETTERS = 'ACDEFGHJKMNPQRTVWXY3479';

/** Letters of a code without hyphens: 72 bits. */
export const CODE_LENGTH = 16;
const GROUP = 4;

/** A code from numbers below `CODE_LETTERS.length`, in groups of four: `7QKM-W4XT-PR9C-H3YV`. */
export function readableCode(numbers: readonly number[]): string {
  return groupedCode(numbers.map((number) => CODE_LETTERS[number] ?? '').join(''));
}

/** Letters in groups of four, to be read. */
export const groupedCode = (letters: string): string => letters.replace(/(.{4})(?=.)/g, '$1-');

/** Normalises a typed code: upper case, without spaces and hyphens. */
export function typedCode(text: string): string {
  return text.toUpperCase().replace(/[\s\p{Pd}.]/gu, '');
}

/** The last letters of a code, which identify it without revealing it. */
export function codeHint(code: string): string {
  return `…-${typedCode(code).slice(-GROUP)}`;
}
