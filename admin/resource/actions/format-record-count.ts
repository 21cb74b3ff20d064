import type { TranslateFunction } from 'react-admin';

/** Lowercases a name inside a sentence: "orders", but "VAT rates". */
const lowerFirst = (name: string): string =>
  /^\p{Lu}[\p{Ll}-]/u.test(name) ? name.charAt(0).toLocaleLowerCase() + name.slice(1) : name;

/** Formats a number of records with the resource's name: "5 orders". */
export function formatRecordCount({ name }: { readonly name: string }, count: number, t: TranslateFunction): string {
  return t('action.records', {
    count,
    one: lowerFirst(t(`resource_one.${name}`)),
    many: lowerFirst(t(`resources.${name}`)),
  });
}
