import type { Language } from '#generated/enums.ts';
import { type FindText, type Messages, searchTexts } from '#locales/lean-texts.ts';

const loaded = new Map<Language, FindText>();

/** Registers a language's texts before the first render. Earlier namespaces take precedence. */
export function registerMessages(language: Language, namespaces: readonly Messages[]): void {
  loaded.set(language, searchTexts(namespaces));
}

/** The text of a dotted key; undefined when there is none. */
export function getMessage(language: Language, key: string): string | undefined {
  return loaded.get(language)?.(key);
}
