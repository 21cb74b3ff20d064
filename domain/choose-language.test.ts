import { expect, test } from 'vitest';
import { chooseLanguage, type LanguageClues } from './choose-language.ts';

test.each<[string, LanguageClues, string]>([
  ['the user first', { user: 'zh', cookie: 'fr', browser: 'en', page: 'en' }, 'zh'],
  ['then the cookie', { cookie: 'fr', browser: 'zh', page: 'en' }, 'fr'],
  ['an unsupported user language is ignored', { user: 'de', cookie: 'fr', page: 'en' }, 'fr'],
  ['then a French browser', { browser: 'fr-FR,fr;q=0.9,en;q=0.8', page: 'en' }, 'fr'],
  ['then a Chinese browser', { browser: 'zh-CN', page: 'en' }, 'zh'],
  ['weights count', { browser: 'en;q=0.1,fr;q=0.9', page: 'en' }, 'fr'],
  ['weight 0 is a refusal', { browser: 'fr;q=0', page: 'en' }, 'en'],
  ['English before French keeps the page', { browser: 'en-US,fr;q=0.5', page: 'en' }, 'en'],
  ['an English browser stays on a French page', { browser: 'en-US', page: 'fr' }, 'fr'],
  ['an unsupported language before French', { browser: 'de,fr;q=0.5', page: 'en' }, 'fr'],
  ['a Chinese browser before English of equal weight', { browser: 'zh-CN,en', page: 'en' }, 'zh'],
  ['a wildcard keeps the page', { browser: '*', page: 'fr' }, 'fr'],
  ['otherwise the page', { page: 'fr' }, 'fr'],
  ['an empty header', { browser: '', page: 'en' }, 'en'],
])('%s', (_case, clues, language) => {
  expect(chooseLanguage(clues)).toBe(language);
});
