import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const FACEBOOK = { FACEBOOK_APP_ID: '1234', FACEBOOK_APP_SECRET: 'app-secret' };
const SOUNDCLOUD = { SOUNDCLOUD_CLIENT_ID: 'abc', SOUNDCLOUD_CLIENT_SECRET: 'shop-secret' };

it('is off without an application', () => {
  expect(readConfig({})).toMatchObject({ facebook: undefined, soundcloud: undefined });
  expect(readConfig({ FACEBOOK_URL: 'http://127.0.0.1:4000' }).facebook).toBeUndefined();
});

it('may have a simulator, but not in production', () => {
  const env = {
    ...FACEBOOK,
    ...SOUNDCLOUD,
    FACEBOOK_URL: 'http://127.0.0.1:4000/',
    SOUNDCLOUD_URL: 'http://127.0.0.1:5000',
  };
  expect(readConfig(FACEBOOK).facebook).toEqual({ clientId: '1234', clientSecret: 'app-secret', url: undefined });
  expect(readConfig(env).facebook?.url).toBe('http://127.0.0.1:4000');
  expect(readConfig(env).soundcloud).toEqual({
    clientId: 'abc',
    clientSecret: 'shop-secret',
    url: 'http://127.0.0.1:5000',
  });
  expect(readConfig({ ...env, NODE_ENV: 'production' }).facebook?.url).toBeUndefined();
});

it.each([
  [{ FACEBOOK_APP_ID: '1234' }, 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET must be set together'],
  [{ SOUNDCLOUD_CLIENT_SECRET: 'x' }, 'SOUNDCLOUD_CLIENT_ID and SOUNDCLOUD_CLIENT_SECRET must be set together'],
  [{ ...SOUNDCLOUD, SOUNDCLOUD_URL: 'simulator' }, 'SOUNDCLOUD_URL must be'],
])('stops the start for %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(StartError);
  expect(() => readConfig(env)).toThrow(message);
});
