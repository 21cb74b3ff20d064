import { toPascalCase } from '../names.ts';

/** Names of a resource's records in texts and operation ids. */
export interface Nouns {
  /** `price change` */
  noun: string;
  /** `price changes` */
  nouns: string;
  /** `PriceChange` */
  entity: string;
}

/** Derives the names of a resource's records from its name; `overrides` take precedence. */
export function deriveNouns(resource: string, overrides: Partial<Nouns> = {}): Nouns {
  const entity = overrides.entity ?? toPascalCase(singularise(resource));
  const noun = overrides.noun ?? entity.replace(/(?<=.)\p{Lu}/gu, ' $&').toLowerCase();
  return { noun, nouns: overrides.nouns ?? pluralise(noun), entity };
}

/** `category` -> `categories`, `tax` -> `taxes`, `order` -> `orders` */
export function pluralise(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return word.replace(/y$/i, 'ies');
  return /(s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
}

/** `categories` -> `category`, `boxes` -> `box`, `price_changes` -> `price_change`; returns a singular unchanged. */
export function singularise(word: string): string {
  if (/[^aeiou]ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  if (/(ss|x|zz|ch|sh)es$/i.test(word)) return word.slice(0, -2);
  return /[^s]s$/i.test(word) ? word.slice(0, -1) : word;
}

/** `a banner`, `an e-mail`; chosen by spelling, so a noun such as `hour` needs a hand-written summary. */
export function addArticle(noun: string): string {
  const soundsLikeVowel = /^[aeiou]/i.test(noun) && !/^(eu|uni|use|one)/i.test(noun);
  return `${soundsLikeVowel ? 'an' : 'a'} ${noun}`;
}
