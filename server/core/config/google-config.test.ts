import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const GOOGLE = { GOOGLE_CLIENT_ID: 'shop.apps.googleusercontent.com' };

it('is off without a client', () => {
  expect(readConfig({}).google).toBeUndefined();
  expect(readConfig({ GOOGLE_ISSUER: 'http://127.0.0.1:4000' }).google).toBeUndefined();
});

it('may have another provider, but not in production', () => {
  const env = { ...GOOGLE, GOOGLE_ISSUER: 'http://127.0.0.1:4000/' };
  expect(readConfig(GOOGLE).google).toEqual({
    clientId: GOOGLE.GOOGLE_CLIENT_ID,
    issuer: 'https://accounts.google.com',
  });
  expect(readConfig(env).google?.issuer).toBe('http://127.0.0.1:4000');
  expect(readConfig({ ...env, NODE_ENV: 'production' }).google?.issuer).toBe('https://accounts.google.com');
});

it.each([
  [{ GOOGLE_CLIENT_ID: 'two words' }, 'GOOGLE_CLIENT_ID must be'],
  [{ ...GOOGLE, GOOGLE_ISSUER: 'provider' }, 'GOOGLE_ISSUER must be'],
])('stops the start for %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(StartError);
  expect(() => readConfig(env)).toThrow(message);
});
