import { StartError } from './start-error.ts';

/** Keys of a Stripe account, of the same mode (test or live). */
export interface StripeConfig {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Address of a simulator; Stripe's own by default. */
  readonly apiUrl?: string | undefined;
}

type VariableName = `STRIPE_${'SECRET_KEY' | 'PUBLISHABLE_KEY' | 'WEBHOOK_SECRET' | 'API_URL'}`;

/**
 * Checks the keys of Stripe: all three or none, and both API keys of one mode, so that no test card pays for a real order. Undefined
 * without keys. Throws StartError, which never shows a key.
 */
export function readStripeConfig(
  readText: (name: VariableName) => string | undefined,
  production: boolean,
): StripeConfig | undefined {
  const readKey = (name: VariableName, pattern: RegExp, example: string): string | undefined => {
    const key = readText(name);
    if (key && !pattern.test(key))
      throw new StartError(`${name} must be a key like ${example}: change it or unset it.`);
    return key;
  };
  const secretKey = readKey('STRIPE_SECRET_KEY', /^(?:sk|rk)_(?:test|live)_\w+$/, 'sk_live_…');
  const publishableKey = readKey('STRIPE_PUBLISHABLE_KEY', /^pk_(?:test|live)_\w+$/, 'pk_live_…');
  const webhookSecret = readKey('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'whsec_…');
  if (!secretKey && !publishableKey && !webhookSecret) return undefined;
  if (!secretKey || !publishableKey || !webhookSecret)
    throw new StartError(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together: set all three or none.',
    );
  if (secretKey.split('_')[1] !== publishableKey.split('_')[1])
    throw new StartError('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both live keys.');
  const address = readText('STRIPE_API_URL');
  if (address && !URL.canParse(address))
    throw new StartError('STRIPE_API_URL must be an address like http://127.0.0.1:12111: change it or unset it.');
  // a live shop cannot be pointed at a simulator
  const apiUrl = address && !production ? new URL(address).origin : undefined;
  return { secretKey, publishableKey, webhookSecret, apiUrl };
}
