import { expect, test } from 'vitest';
import { getFormatLocale, parseLanguage } from './language.ts';

test.each([
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['ZH_Hans', 'zh'],
  ['en-US', 'en'],
  ['de', undefined],
  ['french', undefined],
  [null, undefined],
])('%s is read as %s', (tag, language) => {
  expect(parseLanguage(tag)).toBe(language);
});

test('a language formats as its country does', () => {
  expect(getFormatLocale('en')).toBe('en-GB');
});
