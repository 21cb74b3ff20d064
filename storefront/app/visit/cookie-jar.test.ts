import { expect, it } from 'vitest';
import { COOKIES } from '#domain/cookies.ts';
import { KeptDaysFields } from '#generated/fields/KeptDays.ts';
import type { KeptDays } from '#generated/schemas.ts';
import { CookieJar } from './cookie-jar.ts';
import { OWN_COOKIES } from './cookies.ts';

const loadKeptDays = async () =>
  Object.fromEntries(KeptDaysFields.map(({ name, defaultValue }) => [name, defaultValue])) as unknown as KeptDays;

/** Returns the Set-Cookie values after a change. */
async function getSetCookies(change: (jar: CookieJar) => void, secure = false): Promise<string[]> {
  const jar = new CookieJar(null, secure);
  change(jar);
  return jar.changes(loadKeptDays);
}

it('reads cookies, and the first of several with one name', () => {
  const jar = new CookieJar('token=a%20b; cart="aB3dE6gH9k"; token=second; odd; broken=%E0%A4%A; bell=%07', false);
  expect(['token', 'cart', 'odd', 'broken', 'bell'].map((name) => jar.get(name))).toEqual([
    'a b',
    'aB3dE6gH9k',
    undefined,
    '%E0%A4%A',
    undefined,
  ]);
});

it('reads no cookies without a header', () => expect(new CookieJar(null, false).get('token')).toBeUndefined());

it('sets the token for the whole site, HttpOnly, and Secure over https', async () => {
  expect(await getSetCookies((jar) => jar.set(COOKIES.token, 'a b'), true)).toEqual([
    'token=a%20b; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

it('sets a session cookie for 0 days and Max-Age=0 for a deleted cookie', async () => {
  expect(await getSetCookies((jar) => jar.set(OWN_COOKIES.impersonation, '1'))).toEqual([
    'as=1; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect(await getSetCookies((jar) => jar.delete(OWN_COOKIES.scheme))).toEqual([
    'scheme=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
});
