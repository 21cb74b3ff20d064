import { expect, it } from 'vitest';
import { COOKIES } from '#domain/cookies.ts';
import { KeptDaysFields } from '#generated/fields/KeptDays.ts';
import type { KeptDays } from '#generated/schemas.ts';
import { CookieJar } from './cookie-jar.ts';
import { OWN_COOKIES } from './cookies.ts';

const kept = async () =>
  Object.fromEntries(KeptDaysFields.map(({ name, defaultValue }) => [name, defaultValue])) as unknown as KeptDays;

/** The Set-Cookie values after a change. */
async function changed(change: (jar: CookieJar) => void, secure = false): Promise<string[]> {
  const jar = new CookieJar(null, secure);
  change(jar);
  return jar.changes(kept);
}

it('reads cookies, the first of a name', () => {
  const jar = new CookieJar('token=a%20b; cart="aB3dE6gH9k"; token=second; odd; broken=%E0%A4%A; bell=%07', false);
  expect(['token', 'cart', 'odd', 'broken', 'bell'].map((name) => jar.get(name))).toEqual([
    'a b',
    'aB3dE6gH9k',
    undefined,
    '%E0%A4%A',
    undefined,
  ]);
});

it('reads none from no header', () => expect(new CookieJar(null, false).get('token')).toBeUndefined());

it('keeps the token from scripts, for the whole site, Secure behind https', async () => {
  expect(await changed((jar) => jar.set(COOKIES.token, 'a b'), true)).toEqual([
    'token=a%20b; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

it('lives for the session without days, and dies when empty', async () => {
  expect(await changed((jar) => jar.set(OWN_COOKIES.impersonation, '1'))).toEqual([
    'as=1; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect(await changed((jar) => jar.delete(OWN_COOKIES.scheme))).toEqual([
    'scheme=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
});
