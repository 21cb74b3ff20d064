import { useEffect, useRef } from 'react';
import type { CartCustomer } from '#generated/schemas.ts';
import { useCart } from '#storefront/cart/cart-context.tsx';

/** Debounce of saving the customer, in milliseconds. A new country is saved immediately. */
export const SAVE_CUSTOMER_MS = 800;

/**
 * Saves the customer's details in the cart as they are typed, so that shipping and VAT follow the country and nothing
 * is lost when the page is left.
 */
export function useSavedCustomer(savedCustomer: CartCustomer | null | undefined): (customer: CartCustomer) => void {
  const { submit } = useCart();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSaved = useRef({ country: savedCustomer?.country_id, text: '' });
  useEffect(() => () => clearTimeout(timer.current), []);

  return (customer) => {
    const text = JSON.stringify(customer);
    if (text === lastSaved.current.text) return;
    const isNewCountry = customer.country_id !== lastSaved.current.country;
    lastSaved.current = { country: customer.country_id, text };
    clearTimeout(timer.current);
    const save = () => {
      const form = new FormData();
      form.set('intent', 'customer');
      form.set('customer', text);
      void submit(form);
    };
    if (isNewCountry) save();
    else timer.current = setTimeout(save, SAVE_CUSTOMER_MS);
  };
}
