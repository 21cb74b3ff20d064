import { expect, it } from 'vitest';
import { parseCookies, serializeCookie } from './cookies.ts';

it('reads cookies, the first of a name', () => {
  const cookies = parseCookies('token=a%20b; cart="aB3dE6gH9k"; token=second; odd; broken=%E0%A4%A');
  expect([...cookies]).toEqual([
    ['token', 'a b'],
    ['cart', 'aB3dE6gH9k'],
    ['broken', '%E0%A4%A'],
  ]);
});

it('reads none from no header', () => expect(parseCookies(null).size).toBe(0));

it('keeps the token from scripts, for the whole site, Secure behind https', () => {
  expect(serializeCookie('token', 'a b', { days: 365, secure: true })).toBe(
    'token=a%20b; Path=/; SameSite=Lax; Max-Age=31536000; HttpOnly; Secure',
  );
});

it('lives for the session without days, and dies when empty', () => {
  expect(serializeCookie('x', '1', { days: 0, secure: false, readable: true })).toBe('x=1; Path=/; SameSite=Lax');
  expect(serializeCookie('x', '', { days: 3, secure: false })).toBe('x=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly');
});
