import { describe, expect, it } from 'vitest';
import { FOREIGN_ADDRESSES } from '#storefront/testing/foreign-addresses.ts';
import { parseSitePath } from './site-path.ts';

describe('an address on this site', () => {
  it.each([
    ['/my-account/orders', '/my-account/orders'],
    ['/fr/cart?x=1#y', '/fr/cart?x=1#y'],
    ['/a/../cart', '/cart'],
    ['/./cart', '/cart'],
    ['/disquaire/é 1', '/disquaire/%C3%A9%201'],
    ['/vinyl-shop?genre=11|18', '/vinyl-shop?genre=11|18'],
    // a query may hold anything: it does not affect the host
    ['/sign?redirect=//evil.example', '/sign?redirect=//evil.example'],
    ['/search?q=a\\b', '/search?q=a\\b'],
    ['/@evil.example', '/@evil.example'],
    ['/:80', '/:80'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/%252f%252fevil.example', '/%252f%252fevil.example'],
    ['/%5cevil.example', '/%5cevil.example'],
    ['/／evil.example', '/%EF%BC%8Fevil.example'],
    ['/。evil.example', '/%E3%80%82evil.example'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('%s is parsed as %s', (target, path) => expect(parseSitePath(target)).toBe(path));
});

describe('anything else', () => {
  it.each(FOREIGN_ADDRESSES)('%j is rejected', (target) => expect(parseSitePath(target)).toBeUndefined());

  it('is rejected when a browser would resolve it to another host', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'é',
      'a',
    ];
    let seed = 14;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    let acceptedCount = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const text = `/${Array.from({ length: 1 + random(7) }, () => pieces[random(pieces.length)]).join('')}`;
      const path = parseSitePath(text);
      if (path === undefined) continue;
      acceptedCount += 1;
      const resolved = new URL(path, 'https://shop.example/a/b');
      expect(resolved.origin, text).toBe('https://shop.example');
      expect(parseSitePath(path), text).toBe(path);
    }
    expect(acceptedCount).toBeGreaterThan(2_000);
  });
});
