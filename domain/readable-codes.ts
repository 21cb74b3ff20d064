/** Letters of printed codes; of similar ones (0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V) at most one is used. */
export const CODE_LETTERS = 'ACDEFGHJKMNPQRTVWXY3479';

/** Letters of a code without hyphens: 72 bits. */
export const CODE_LENGTH = 16;
const GROUP = 4;

/** Formats numbers below `CODE_LETTERS.length` as a code in groups of four: `7QKM-W4XT-PR9C-H3YV`. */
export function formatReadableCode(numbers: readonly number[]): string {
  return groupLetters(numbers.map((number) => CODE_LETTERS[number] ?? '').join(''));
}

/** Inserts a hyphen after every four letters. */
export const groupLetters = (letters: string): string => letters.replace(/(.{4})(?=.)/g, '$1-');

/** Normalises a typed code: upper case, without spaces and hyphens. */
export function normaliseCode(text: string): string {
  return text.toUpperCase().replace(/[\s\p{Pd}.]/gu, '');
}

/** The last letters of a code, which identify it without revealing it. */
export function getCodeHint(code: string): string {
  return `…-${normaliseCode(code).slice(-GROUP)}`;
}
