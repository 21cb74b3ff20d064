/**
 * The storefront's translator. It reads the same files in the same notation as i18next ({{value}}, _one and _other),
 * which would cost every visitor 15 kB of script for the part that browse pages need.
 */
import type { Language } from '#generated/enums.ts';
import type common from '#locales/en/common.json';
import type storefront from '#locales/en/storefront.json';
import { message } from './messages.ts';

type Leaves<Node, Path extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string ? `${Path}${Key}` : Leaves<Node[Key], `${Path}${Key}.`>;
}[keyof Node & string];

type Countless<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** Every key there is, so that a misspelt one does not compile; plural ones without their suffix. */
export type MessageKey = Countless<Leaves<typeof storefront> | Leaves<typeof common>>;

/** Values for a text's placeholders; `count` also chooses the plural. */
export type MessageValues = Readonly<Record<string, string | number | boolean>>;

export interface Translate {
  (key: MessageKey, values?: MessageValues): string;
  /** the text of a key that came over the wire, such as an error's code; undefined when there is none */
  maybe(key: string, values?: MessageValues): string | undefined;
}

const plurals = new Map<Language, Intl.PluralRules>();

function pluralOf(language: Language, count: number): string {
  let rules = plurals.get(language);
  if (!rules) plurals.set(language, (rules = new Intl.PluralRules(language)));
  // the files hold "one" and "other"; French "many" (1 000 000) reads as other
  return rules.select(count) === 'one' ? 'one' : 'other';
}

/** A translator for a language. A key without text comes back as itself. */
export function translator(language: Language): Translate {
  const maybe = (key: string, values: MessageValues = {}): string | undefined => {
    const { count } = values;
    const plural = typeof count === 'number' ? message(language, `${key}_${pluralOf(language, count)}`) : undefined;
    const text = plural ?? message(language, key) ?? message(language, `${key}_other`);
    return text?.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
  return Object.assign((key: MessageKey, values?: MessageValues) => maybe(key, values) ?? key, { maybe });
}
