import { expect, it } from 'vitest';
import { announcement } from '#server/platform/announce.ts';

const ADDRESS = 'http://127.0.0.1:3000';

it('names every address, and whom to sign in as when there is demo data', () => {
  const text = announcement(
    ADDRESS,
    { serve: 'all' },
    { password: 'secret', accounts: [{ email: 'fan@example.com', role: 'user' }] },
  );
  expect(text).toContain(`${ADDRESS}/\n`);
  expect(text).toContain(`${ADDRESS}/admin\n`);
  expect(text).toContain(`${ADDRESS}/api (reference: ${ADDRESS}/api/docs)`);
  expect(text).toMatch(/password secret:\n {2}fan@example\.com +user\n/);
});

it('names no screens for a process that serves only the API, and the API where it really is', () => {
  expect(announcement(ADDRESS, { serve: 'api' })).not.toContain('/admin');
  const elsewhere = announcement(ADDRESS, { serve: 'all', apiUrl: 'https://shop.example/api' });
  expect(elsewhere).toContain('https://shop.example/api (elsewhere)');
  expect(elsewhere).not.toContain('Demo accounts');
});
