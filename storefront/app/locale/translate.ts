import type { Language } from '#generated/enums.ts';
import type common from '#locales/en/common.json';
import type storefront from '#locales/en/storefront.json';
import { fillText } from '#locales/lean-texts.ts';
import { message } from './messages.ts';

type Leaves<Node, Path extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string ? `${Path}${Key}` : Leaves<Node[Key], `${Path}${Key}.`>;
}[keyof Node & string];

type Countless<Key extends string> = Key extends `${infer Stem}_${'zero' | 'one' | 'other'}` ? Stem : Key;

/** Every key there is, so that a misspelt one does not compile; plural ones without their suffix. */
export type MessageKey = Countless<Leaves<typeof storefront> | Leaves<typeof common>>;

/** Values for a text's placeholders; `count` also chooses the plural. */
export type MessageValues = Readonly<Record<string, string | number | boolean>>;

export interface Translate {
  (key: MessageKey, values?: MessageValues): string;
  /** the text of a key that came over the wire, such as an error's code; undefined when there is none */
  maybe(key: string, values?: MessageValues): string | undefined;
}

/** A translator for a language. A key without text comes back as itself. */
export function translator(language: Language): Translate {
  const maybe = (key: string, values?: MessageValues): string | undefined =>
    fillText((of) => message(language, of), language, key, values);
  return Object.assign((key: MessageKey, values?: MessageValues) => maybe(key, values) ?? key, { maybe });
}
