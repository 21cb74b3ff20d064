/** Letters of codes that people read from paper and type: of those that look alike (0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V) one at most. */
export const CODE_LETTERS = 'ACDEFGHJKMNPQRTVWXY3479';

/** Letters of a code, without its hyphens: 72 bits that nobody guesses. */
export const CODE_LENGTH = 16;
const GROUP = 4;

/** A code from numbers below `CODE_LETTERS.length`, in groups of four: `7QKM-W4XT-PR9C-H3YV`. */
export function readableCode(numbers: readonly number[]): string {
  return groupedCode(numbers.map((number) => CODE_LETTERS[number] ?? '').join(''));
}

/** Letters in groups of four, to be read. */
export const groupedCode = (letters: string): string => letters.replace(/(.{4})(?=.)/g, '$1-');

/** What somebody typed, as it is compared: in capitals, without spaces and hyphens of any kind. */
export function typedCode(text: string): string {
  return text.toUpperCase().replace(/[\s\p{Pd}.]/gu, '');
}

/** The end of a code, by which it is told from others and that gives nobody the code. */
export function codeHint(code: string): string {
  return `…-${typedCode(code).slice(-GROUP)}`;
}
