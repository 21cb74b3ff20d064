import { useEffect } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';

let isPaying = false;

/** Says whether a payment is under way; a page that is left is not paying. */
export function usePaying(isUnderWay: boolean): void {
  useEffect(() => {
    isPaying = isUnderWay;
  }, [isUnderWay]);
  useEffect(
    () => () => {
      isPaying = false;
    },
    [],
  );
}

/**
 * While a payment is under way, what is saved of the cart asks for nothing again: the cart is becoming an order, and the
 * page would lead back to an empty cart instead of to the confirmation.
 */
export function stillWhilePaying(args: ShouldRevalidateFunctionArgs): boolean {
  return isPaying ? skipCartForms(args) : args.defaultShouldRevalidate;
}
