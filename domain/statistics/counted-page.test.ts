import { expect, it } from 'vitest';
import { getCountedPage } from './counted-page.ts';

it.each([
  ['/', '/'],
  ['/fr', '/'],
  ['/fr/', '/'],
  ['/vinyl-shop?genre=11|18&search=secret@example.com', '/vinyl-shop'],
  ['/vinyl-shop/260/Jazz', '/vinyl-shop/260'],
  ['/fr/qui-sommes-nous', '/about'],
  ['/fr/vinyl/1204/salt-signal?ori=NL#songs', '/vinyl/1204'],
  ['/artist/31/marisol-vega', '/artist/31'],
  ['/services/vinyl', '/services/vinyl'],
  ['/contest', '/contest'],
  ['/contest/party', '/contest/party'],
  ['/contest/summer-turntable', '/contest/summer-turntable'],
  ['/my-account/orders', '/my-account/orders'],
  ['/offer/s3cr3t', '/offer'],
  ['/fr/quotes/s3cr3t', '/quotes'],
  ['/confirm-email/s3cr3t', '/confirm-email'],
  ['/quotes/s3cr3t/pdf', undefined],
  ['/look-preview', undefined],
  ['/api/orders', undefined],
  ['/wp-login.php', undefined],
  ['/vinyl/not-a-number', undefined],
  [`/contest/${'x'.repeat(61)}`, undefined],
  ['https://evil.example/', undefined],
  ['', undefined],
])('%s counts for %s', (url, page) => expect(getCountedPage(url)).toBe(page));
