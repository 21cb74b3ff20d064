import { expect, it } from 'vitest';
import { formatStartMessage } from './start-message.ts';

const ADDRESS = 'http://127.0.0.1:3000';

it('names every address, and whom to sign in as when there is demo data', () => {
  const text = formatStartMessage(
    ADDRESS,
    { serve: 'all', trustProxy: 1 },
    { password: 'secret', accounts: [{ email: 'fan@example.com', role: 'user' }] },
  );
  expect(text).toContain(`${ADDRESS}/\n`);
  expect(text).toContain(`${ADDRESS}/admin\n`);
  expect(text).toContain(`${ADDRESS}/api (reference: ${ADDRESS}/api/docs)`);
  expect(text).toMatch(/password secret:\n {2}fan@example\.com +user\n/);
});

it('names no screens for a process that serves only the API, and the API where it really is', () => {
  expect(formatStartMessage(ADDRESS, { serve: 'api', trustProxy: false })).not.toContain('/admin');
  const elsewhere = formatStartMessage(ADDRESS, {
    serve: 'all',
    apiUrl: 'https://shop.example/api',
    trustProxy: ['10.0.0.0/8', 'loopback'],
  });
  expect(elsewhere).toContain('https://shop.example/api (elsewhere)');
  expect(elsewhere).not.toContain('Demo accounts');
});

it('names the proxies trusted for the caller’s address', () => {
  const said = (trustProxy: readonly string[] | number | false) =>
    formatStartMessage(ADDRESS, { serve: 'all', trustProxy });
  expect(said(['10.0.0.0/8', 'loopback'])).toContain('believed from 10.0.0.0/8, loopback');
  expect(said(1)).toContain('believed from the proxy before the shop');
  expect(said(2)).toContain('believed from 2 proxies in a row');
  expect(said(false)).toContain('believed from no proxy');
});
