import { pascal } from '../names.ts';

/** What the texts and operation ids of a resource call its records. */
export interface Nouns {
  /** `price change` */
  noun: string;
  /** `price changes` */
  nouns: string;
  /** `PriceChange` */
  entity: string;
}

/** Names of the records of a resource; what is not given follows from the resource's name. */
export function nounsOf(resource: string, given: Partial<Nouns> = {}): Nouns {
  const entity = given.entity ?? pascal(singular(resource));
  const noun = given.noun ?? entity.replace(/(?<=.)\p{Lu}/gu, ' $&').toLowerCase();
  return { noun, nouns: given.nouns ?? plural(noun), entity };
}

/** `category` -> `categories`, `tax` -> `taxes`, `order` -> `orders` */
export function plural(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return word.replace(/y$/i, 'ies');
  return /(s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
}

/** `categories` -> `category`, `boxes` -> `box`, `price_changes` -> `price_change`; a singular stays. */
export function singular(word: string): string {
  if (/[^aeiou]ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  if (/(ss|x|zz|ch|sh)es$/i.test(word)) return word.slice(0, -2);
  return /[^s]s$/i.test(word) ? word.slice(0, -1) : word;
}

/** `a banner`, `an e-mail`; by spelling, so that `hour` needs a summary of its own. */
export function withArticle(noun: string): string {
  const soundsLikeVowel = /^[aeiou]/i.test(noun) && !/^(eu|uni|use|one)/i.test(noun);
  return `${soundsLikeVowel ? 'an' : 'a'} ${noun}`;
}
