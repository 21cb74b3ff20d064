import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
};

describe('the keys of Stripe', () => {
  it('are optional', () => expect(readConfig({}).stripe).toBeUndefined());

  it('are read together', () =>
    expect(readConfig(KEYS).stripe).toEqual({
      ...{ secretKey: 'sk_test_secret', publishableKey: 'pk_test_public', webhookSecret: 'whsec_secret' },
      apiUrl: undefined,
    }));

  it('may point at a simulator, but not in production', () => {
    const env = { ...KEYS, STRIPE_API_URL: 'http://127.0.0.1:12111/' };
    expect(readConfig(env).stripe?.apiUrl).toBe('http://127.0.0.1:12111');
    expect(readConfig({ ...env, NODE_ENV: 'production' }).stripe?.apiUrl).toBeUndefined();
  });

  it.each([
    [{ ...KEYS, STRIPE_WEBHOOK_SECRET: '' }, 'set all three or none'],
    [{ ...KEYS, STRIPE_SECRET_KEY: 'sk_live_secret' }, 'both be test keys or both live keys'],
    [{ ...KEYS, STRIPE_SECRET_KEY: 'pk_test_secret' }, 'STRIPE_SECRET_KEY must be a key like'],
    [{ ...KEYS, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET must be a key like'],
  ])('stop the start when they do not fit, without showing them', (env, message) => {
    const read = () => readConfig(env);
    expect(read).toThrow(StartError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/_secret\b(?!,| )/);
  });
});
