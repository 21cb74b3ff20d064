import type { Language } from '#generated/enums.ts';

/** Nested texts of a language, as in locales/. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

const loaded = new Map<Language, ReadonlyMap<string, string>>();

function* textsIn(messages: Messages, path = ''): Iterable<[key: string, text: string]> {
  for (const [name, value] of Object.entries(messages)) {
    if (typeof value === 'string') yield [path + name, value];
    else yield* textsIn(value, `${path}${name}.`);
  }
}

/** Makes a language's texts available; the entries call it before anything is rendered. Earlier namespaces win. */
export function registerMessages(language: Language, namespaces: readonly Messages[]): void {
  loaded.set(language, new Map(namespaces.toReversed().flatMap((messages) => [...textsIn(messages)])));
}

/** The text under a dotted key; undefined when there is none. */
export function message(language: Language, key: string): string | undefined {
  return loaded.get(language)?.get(key);
}
