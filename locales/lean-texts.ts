/**
 * Texts in browsers, in the notation of i18next, which the server uses for the same files: {{value}}, _zero, _one, _other
 * and $t(key). i18next itself would add 15 kB of script.
 */
import type { Language } from '#generated/enums.ts';
import { withCount } from './counted.ts';

/** Nested texts of a language, as in the files. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Finds the text of a dotted key; undefined when there is none. */
export type FindText = (key: string) => string | undefined;

/** Values for a text's placeholders; `count` also selects the plural. */
export type Values = Readonly<Record<string, unknown>>;

/** Finds texts in several files. Earlier files take precedence. */
export function searchTexts(files: readonly Messages[]): FindText {
  return (key) => {
    const names = key.split('.');
    for (const file of files) {
      let found: Messages | string | undefined = file;
      for (const name of names) found = typeof found === 'object' ? found[name] : undefined;
      if (typeof found === 'string') return found;
    }
    return undefined;
  };
}

/**
 * Whether a count takes the form "one" (CLDR plural rules); all others take "other", also millions in French. Own rules,
 * because the first `Intl` object of a browser takes a phone 150 ms to create.
 */
const isOne: Readonly<Record<Language, (count: number) => boolean>> = {
  en: (count) => count === 1,
  fr: (count) => Math.abs(count) < 2,
  zh: () => false,
};

/** Formats the text of a key with values; undefined when there is no text. Placeholders without a value are kept. */
export function fillText(findText: FindText, language: Language, key: string, values: Values = {}): string | undefined {
  const { count } = withCount(values);
  const forms =
    typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), isOne[language](count) ? '_one' : '_other'] : [];
  const text = [...forms, '', '_other'].map((form) => findText(key + form)).find((found) => found !== undefined);
  const fill = (template: string) =>
    template.replace(/\{\{\s*(\w+)\s*\}\}/g, (match, name: string) => String(values[name] ?? match));
  return text && fill(text.replace(/\$t\((.+?)\)/g, (match, nestedKey: string) => findText(fill(nestedKey)) ?? match));
}
