/**
 * Texts in a browser: the same files in the same notation as i18next's, which reads them on the server ({{value}}, _zero,
 * _one and _other, $t(key)), without the 15 kB of script it would cost every visitor.
 */
import type { Language } from '#generated/enums.ts';
import { withCount } from './counted.ts';

/** Nested texts of a language, as in the files. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The text of a dotted key; undefined when there is none. */
export type Look = (key: string) => string | undefined;

/** Values for a text's placeholders; `count` also chooses the plural. */
export type Values = Readonly<Record<string, unknown>>;

function* textsIn(messages: Messages, path = ''): Iterable<[key: string, text: string]> {
  for (const [name, value] of Object.entries(messages)) {
    if (typeof value === 'string') yield [path + name, value];
    else yield* textsIn(value, `${path}${name}.`);
  }
}

/** The texts of several files by their dotted keys. Earlier files win. */
export function textsOf(files: readonly Messages[]): ReadonlyMap<string, string> {
  return new Map(files.toReversed().flatMap((messages) => [...textsIn(messages)]));
}

const plurals = new Map<Language, Intl.PluralRules>();

function pluralOf(language: Language, count: number): string {
  let rules = plurals.get(language);
  if (!rules) plurals.set(language, (rules = new Intl.PluralRules(language)));
  // the files hold "one" and "other"; French "many" (1 000 000) reads as other
  return rules.select(count) === 'one' ? 'one' : 'other';
}

/** A key's text with its values filled in; undefined when there is no such text. A placeholder without value stays. */
export function fillText(look: Look, language: Language, key: string, values: Values = {}): string | undefined {
  const { count } = withCount(values);
  const forms = typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${pluralOf(language, count)}`] : [];
  const text = [...forms, '', '_other'].map((form) => look(key + form)).find((found) => found !== undefined);
  const fill = (words: string) =>
    words.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  return text && fill(text.replace(/\$t\((.+?)\)/g, (whole, other: string) => look(fill(other)) ?? whole));
}
