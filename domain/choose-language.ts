import Negotiator from 'negotiator';
import type { Language } from '#generated/enums.ts';
import { DEFAULT_LANGUAGE, parseLanguage } from './language.ts';

/** Inputs for choosing a visitor's language. */
export interface LanguageClues {
  /** of the signed-in user */
  readonly user?: string | null;
  /** the saved "lang" cookie */
  readonly cookie?: string | null;
  /** the Accept-Language header */
  readonly browser?: string | null;
  /** of the page's address: fr under /fr, en elsewhere */
  readonly page: Language;
}

/**
 * §4 language choice order: the user's language; else the cookie; else the browser's when its first supported language is French or
 * Chinese; otherwise the page's.
 */
export function chooseLanguage({ user, cookie, browser, page }: LanguageClues): Language {
  const saved = parseLanguage(user) ?? parseLanguage(cookie);
  if (saved) return saved;
  // all tags by weight: with a list of supported ones, negotiator prefers "en" to an earlier "zh-CN" of equal weight
  const tags = new Negotiator({ headers: { 'accept-language': browser ?? '' } }).languages();
  const browserLanguage = tags.map(parseLanguage).find(Boolean);
  return browserLanguage && browserLanguage !== DEFAULT_LANGUAGE ? browserLanguage : page;
}
