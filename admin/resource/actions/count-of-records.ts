import type { TranslateFunction } from 'react-admin';

/** A name inside a sentence: "orders", but "VAT rates". */
const inSentence = (name: string): string =>
  /^\p{Lu}[\p{Ll}-]/u.test(name) ? name.charAt(0).toLocaleLowerCase() + name.slice(1) : name;

/** How many records of a resource there are, by its name: "5 orders". */
export function countOfRecords({ name }: { readonly name: string }, count: number, t: TranslateFunction): string {
  return t('action.records', {
    smart_count: count,
    one: inSentence(t(`resource_one.${name}`)),
    many: inSentence(t(`resources.${name}`)),
  });
}
