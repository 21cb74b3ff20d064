import { expect, it } from 'vitest';
import { formatStartMessage } from './start-message.ts';

const ADDRESS = 'http://127.0.0.1:3000';

it('lists all URLs, and the demo accounts', () => {
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

it('lists no screens when only the API is served, and the URL of a remote API', () => {
  expect(formatStartMessage(ADDRESS, { serve: 'api', trustProxy: false })).not.toContain('/admin');
  const message = formatStartMessage(ADDRESS, {
    serve: 'all',
    apiUrl: 'https://shop.example/api',
    trustProxy: ['10.0.0.0/8', 'loopback'],
  });
  expect(message).toContain('https://shop.example/api (elsewhere)');
  expect(message).not.toContain('Demo accounts');
});

it('lists the trusted proxies', () => {
  const formatMessage = (trustProxy: readonly string[] | number | false) =>
    formatStartMessage(ADDRESS, { serve: 'all', trustProxy });
  expect(formatMessage(['10.0.0.0/8', 'loopback'])).toContain('believed from 10.0.0.0/8, loopback');
  expect(formatMessage(1)).toContain('believed from the proxy before the shop');
  expect(formatMessage(2)).toContain('believed from 2 proxies in a row');
  expect(formatMessage(false)).toContain('believed from no proxy');
});
