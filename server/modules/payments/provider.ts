import type { PaymentProvider as ProviderName } from '#generated/enums.ts';
import { problem } from '#server/core/problems/problem.ts';
import { manualProvider } from './manual-provider.ts';
import { testProvider } from './test-provider.ts';
import type { Config } from '#server/core/config/config.ts';
import type { PaymentProvider } from './payment-provider.ts';

const providers: Partial<Record<ProviderName, PaymentProvider>> = { test: testProvider, manual: manualProvider };

/** The provider of new payments. Throws 503 in production, where the test provider must not be used. */
export function getCurrentProvider({ production, demoData }: Config): PaymentProvider {
  if (production && demoData === 'none') throw problem(503, 'payments_not_set_up');
  return testProvider;
}

/** The provider of a payment by name. Throws for an unknown one. */
export function getPaymentProvider(name: ProviderName): PaymentProvider {
  const provider = providers[name];
  if (!provider) throw new Error(`payments by ${name} are not set up`);
  return provider;
}
