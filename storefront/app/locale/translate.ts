import type { Language } from '#generated/enums.ts';
import type common from '#locales/en/common.json';
import type storefront from '#locales/en/storefront.json';
import { fillText } from '#locales/lean-texts.ts';
import { getMessage } from './messages.ts';

type Leaves<Node, Path extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string ? `${Path}${Key}` : Leaves<Node[Key], `${Path}${Key}.`>;
}[keyof Node & string];

type WithoutPluralSuffix<Key extends string> = Key extends `${infer Stem}_${'zero' | 'one' | 'other'}` ? Stem : Key;

/** All message keys; plural keys without their suffix. */
export type MessageKey = WithoutPluralSuffix<Leaves<typeof storefront> | Leaves<typeof common>>;

/** Values of a text's placeholders; `count` also selects the plural form. */
export type MessageValues = Readonly<Record<string, string | number | boolean>>;

export interface Translate {
  (key: MessageKey, values?: MessageValues): string;
  /** the text of a key from the wire, such as an error code; undefined when there is none */
  maybe(key: string, values?: MessageValues): string | undefined;
}

/** Creates the translate function of a language. A missing key is returned unchanged. */
export function createTranslator(language: Language): Translate {
  const maybe = (key: string, values?: MessageValues): string | undefined =>
    fillText((messageKey) => getMessage(language, messageKey), language, key, values);
  return Object.assign((key: MessageKey, values?: MessageValues) => maybe(key, values) ?? key, { maybe });
}
