import { expect, it } from 'vitest';
import { toDocumentRequest } from './document-request.ts';
import { findLanguageRedirect } from './language-redirect.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

function findRedirect(
  path: string,
  language: 'en' | 'fr' | 'zh',
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const request = new Request(`http://shop.example${path}`, {
    method,
    headers: { accept: 'text/html,*/*', 'user-agent': BROWSER, ...headers },
  });
  return findLanguageRedirect(toDocumentRequest(request), language);
}

it.each([
  ['/', 'fr', '/fr'],
  ['/vinyl-shop?genre=11|18', 'fr', '/fr/vinyl-shop?genre=11|18'],
  ['/fr/qui-sommes-nous', 'en', '/about'],
  ['/fr/cart', 'zh', '/cart'],
] as const)('redirects %s in %s to %s', (from, language, to) => expect(findRedirect(from, language)).toBe(to));

it.each([
  ['/', 'en'],
  ['/cart', 'zh'],
  ['/fr/cart', 'fr'],
] as const)('does not redirect %s in %s', (path, language) => expect(findRedirect(path, language)).toBeUndefined());

it('never redirects crawlers', () => {
  expect(findRedirect('/', 'fr', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBeUndefined();
});

it('does not redirect data requests and forms', () => {
  expect(findRedirect('/', 'fr', { accept: '*/*' })).toBeUndefined();
  expect(findRedirect('/cart', 'fr', {}, 'POST')).toBeUndefined();
});
