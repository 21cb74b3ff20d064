import { describe, expect, it } from 'vitest';
import { translatePath, toLocalPath, getPageLanguage, toEnglishPath } from './local-paths.ts';

describe('the language of an address', () => {
  it.each([
    ['/', 'en'],
    ['/fr', 'fr'],
    ['/fr/vinyl-shop', 'fr'],
    ['/france', 'en'],
    ['/vinyl/3/fr', 'en'],
  ])('of %s is %s', (path, language) => expect(getPageLanguage(path)).toBe(language));
});

describe('an address in another language', () => {
  it.each([
    ['/', 'fr', '/fr'],
    ['/?genre=8', 'fr', '/fr?genre=8'],
    ['/vinyl-shop?genre=11|18#list', 'fr', '/fr/vinyl-shop?genre=11|18#list'],
    ['/about', 'fr', '/fr/qui-sommes-nous'],
    ['/how-it-works/new', 'fr', '/fr/comment-ca-marche/new'],
    ['/vinyl-boxes', 'fr', '/fr/vinyl-boxes'],
    ['/cart', 'en', '/cart'],
    ['/cart', 'zh', '/cart'],
  ] as const)('%s in %s is %s', (path, language, expected) => expect(toLocalPath(path, language)).toBe(expected));

  it.each([
    ['/fr', 'en', '/'],
    ['/fr/box-de-vinyle', 'en', '/vinyl-box'],
    ['/fr/vinyl/12/x?y=1', 'zh', '/vinyl/12/x?y=1'],
    ['/fr/vinyl/12/x', 'fr', '/fr/vinyl/12/x'],
    ['/fr//evil.example', 'en', '/evil.example'],
    ['/fr///evil.example', 'fr', '/fr/evil.example'],
  ] as const)('%s becomes %s: %s', (path, language, expected) => expect(translatePath(path, language)).toBe(expected));

  it('converts back unchanged', () => {
    for (const path of ['/', '/about', '/vinyl-shop/9/staff-picks'])
      expect(toEnglishPath(toLocalPath(path, 'fr'))).toBe(path);
  });
});
