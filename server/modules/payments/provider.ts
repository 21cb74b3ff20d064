import type { PaymentProvider as ProviderName } from '#generated/enums.ts';
import { problem } from '#server/core/problems/problem.ts';
import { manualProvider } from './manual-provider.ts';
import { testProvider } from './test-provider.ts';
import type { Config } from '#server/core/config/config.ts';
import type { PaymentProvider } from './payment-provider.ts';

const providers: Partial<Record<ProviderName, PaymentProvider>> = { test: testProvider, manual: manualProvider };

/** The provider that takes new payments. Throws 503 in a real shop, where test cards must not buy real records. */
export function currentProvider({ production, demoData }: Config): PaymentProvider {
  if (production && demoData === 'none') throw problem(503, 'payments_not_set_up');
  return testProvider;
}

/** The provider that took a payment. Throws for one this server does not know. */
export function paymentProvider(name: ProviderName): PaymentProvider {
  const provider = providers[name];
  if (!provider) throw new Error(`payments by ${name} are not set up`);
  return provider;
}
