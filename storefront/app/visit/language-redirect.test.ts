import { expect, it } from 'vitest';
import { findLanguageRedirect } from './language-redirect.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

function open(path: string, language: 'en' | 'fr' | 'zh', headers: Record<string, string> = {}, method = 'GET') {
  const request = new Request(`http://shop.example${path}`, {
    method,
    headers: { accept: 'text/html,*/*', 'user-agent': BROWSER, ...headers },
  });
  return findLanguageRedirect(request, language);
}

it.each([
  ['/', 'fr', '/fr'],
  ['/vinyl-shop?genre=11|18', 'fr', '/fr/vinyl-shop?genre=11|18'],
  ['/fr/qui-sommes-nous', 'en', '/about'],
  ['/fr/cart', 'zh', '/cart'],
] as const)('leads from %s to %s: %s', (from, language, to) => expect(open(from, language)).toBe(to));

it.each([
  ['/', 'en'],
  ['/cart', 'zh'],
  ['/fr/cart', 'fr'],
] as const)('stays at %s in %s', (path, language) => expect(open(path, language)).toBeUndefined());

it('never redirects crawlers', () => {
  expect(open('/', 'fr', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBeUndefined();
});

it('does not redirect data requests and forms', () => {
  expect(open('/', 'fr', { accept: '*/*' })).toBeUndefined();
  expect(open('/cart', 'fr', {}, 'POST')).toBeUndefined();
});
