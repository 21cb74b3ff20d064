import { Language } from '#generated/enums.ts';

/** §1: the language of pages without a prefix. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The supported language that a tag such as "fr-CA" or "zh_Hans" begins with. */
export function parseLanguage(tag: string | null | undefined): Language | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return Language.values.find((language) => language === code);
}

/** The tag to format numbers and dates with: en → en-GB. */
export function formatLocale(language: Language): string {
  return Language.data[language].locale;
}

/** The languages of an Accept-Language header, best first; of equal weight, in the order written. */
function acceptedTags(header: string): string[] {
  const weighted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { tag, q: q === undefined ? 1 : Number(q) };
  });
  return weighted
    .filter(({ tag, q }) => tag !== '' && q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => tag);
}

/** What is known of a visitor when her language is chosen. */
export interface LanguageClues {
  /** of the signed-in user */
  readonly user?: string | null;
  /** the saved "lang" cookie */
  readonly cookie?: string | null;
  /** the Accept-Language header, or navigator.languages joined with commas */
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
  const own = acceptedTags(browser ?? '')
    .map(parseLanguage)
    .find(Boolean);
  return own && own !== DEFAULT_LANGUAGE ? own : page;
}
