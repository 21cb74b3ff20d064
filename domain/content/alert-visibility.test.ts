import { expect, test } from 'vitest';
import { isAlertShown } from './alert-visibility.ts';
import { getAlertCookie } from '#domain/cookies.ts';

const home = { path: '/', host: 'www.example.com', storeHosts: ['www.store.example'], dismissed: false };

test.each([
  [{}, true],
  [{ host: 'localhost:3000' }, true],
  [{ path: '/cart' }, false],
  [{ host: 'shop.example.com' }, false],
  [{ host: 'www.store.example' }, false],
  [{ host: 'www.store.example:443' }, false],
  [{ dismissed: true }, false],
])('home with %j shows the alert: %s', (change, shown) => {
  expect(isAlertShown({ ...home, ...change })).toBe(shown);
});

test('a dismissal is kept 40 days under the name of the alert', () => {
  expect(getAlertCookie(7)).toEqual({ name: 'alert-7', setting: 'alert_days' });
});
