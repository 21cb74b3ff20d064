import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

let loaded: { readonly key: string; readonly stripe: Promise<Stripe> } | undefined;

/** Loads Stripe's script once for a publishable key. Rejects when it cannot be loaded; the next call tries again. */
export function getStripe(key: string): Promise<Stripe> {
  if (loaded?.key === key) return loaded.stripe;
  const stripe = loadStripe(key).then((instance) => {
    if (!instance) throw new Error('Stripe is for browsers only');
    return instance;
  });
  loaded = { key, stripe };
  stripe.catch(() => (loaded = undefined));
  return stripe;
}
