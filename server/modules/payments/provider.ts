import type { PaymentProvider as ProviderName } from '#generated/enums.ts';
import { problem } from '#server/core/problems/problem.ts';
import { manualProvider } from './manual-provider.ts';
import { stripeProvider } from './stripe-provider.ts';
import { testProvider } from './test-provider.ts';
import type { Config } from '#server/core/config/config.ts';
import type { PaymentProvider } from './payment-provider.ts';

const providers: Partial<Record<ProviderName, PaymentProvider>> = {
  test: testProvider,
  stripe: stripeProvider,
  manual: manualProvider,
};

/**
 * The provider of new payments: Stripe when it is configured, else the test provider. Throws 503 in production without Stripe,
 * where the test provider must not be used.
 */
export function getCurrentProvider({ production, demoData, stripe }: Config): PaymentProvider {
  if (stripe) return stripeProvider;
  if (production && demoData === 'none') throw problem(503, 'payments_not_set_up');
  return testProvider;
}

/** The provider of a payment by name. Throws for an unknown one. */
export function getPaymentProvider(name: ProviderName): PaymentProvider {
  const provider = providers[name];
  if (!provider) throw new Error(`payments by ${name} are not set up`);
  return provider;
}
