import { useEffect } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';

let isPaying = false;

/** Sets whether a payment is in progress; reset on unmount. */
export function usePaymentInProgress(isInProgress: boolean): void {
  useEffect(() => {
    isPaying = isInProgress;
  }, [isInProgress]);
  useEffect(
    () => () => {
      isPaying = false;
    },
    [],
  );
}

/**
 * A `shouldRevalidate` that skips cart forms during a payment: the cart is becoming an order, and the loader would
 * redirect to the empty cart instead of the confirmation.
 */
export function skipRevalidationWhilePaying(args: ShouldRevalidateFunctionArgs): boolean {
  return isPaying ? skipCartForms(args) : args.defaultShouldRevalidate;
}
