import { slugify } from '#domain/slug.ts';
import type { OwnAddress } from './own-address.ts';

/** The words of a text in lower case and without accents. */
const toWords = (text: string): string[] => slugify(text.replaceAll(/['’]/g, ' ')).split('-').filter(Boolean);

const ENDS_AT_SPACES = /^[\p{Script=Latin}\p{N}]+$/u;

/**
 * The addresses with all words of a text, in any order; each may be unfinished. Case and accents are ignored. Without a word
 * there are none.
 */
export function findAddresses(addresses: readonly OwnAddress[], text: string): OwnAddress[] {
  const words = toWords(text);
  if (words.length === 0) return [];
  return addresses.filter(({ label }) => {
    const known = toWords(label);
    // Chinese and Japanese write words without spaces
    return words.every((word) =>
      known.some((other) => (ENDS_AT_SPACES.test(word) ? other.startsWith(word) : other.includes(word))),
    );
  });
}
