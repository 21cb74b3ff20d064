import type { Language } from '#generated/enums.ts';
import { type Messages, textsOf } from '#locales/lean-texts.ts';

const loaded = new Map<Language, ReadonlyMap<string, string>>();

/** Makes a language's texts available; the entries call it before anything is rendered. Earlier namespaces win. */
export function registerMessages(language: Language, namespaces: readonly Messages[]): void {
  loaded.set(language, textsOf(namespaces));
}

/** The text under a dotted key; undefined when there is none. */
export function message(language: Language, key: string): string | undefined {
  return loaded.get(language)?.get(key);
}
