import { useEffect, useRef } from 'react';
import type { CartCustomer } from '#generated/schemas.ts';
import { useCart } from '#storefront/cart/cart-context.tsx';

/** Typing pauses this long before it is saved; a new country is saved at once. Milliseconds. */
export const SAVE_CUSTOMER_MS = 800;

/**
 * Keeps what is typed about the customer in the cart on the server: shipping and VAT follow the country, and nothing is
 * lost when the page is left or breaks.
 */
export function useSavedCustomer(saved: CartCustomer | null | undefined): (customer: CartCustomer) => void {
  const { submit } = useCart();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef({ country: saved?.country_id, text: '' });
  useEffect(() => () => clearTimeout(timer.current), []);

  return (customer) => {
    const text = JSON.stringify(customer);
    if (text === last.current.text) return;
    const isNewCountry = customer.country_id !== last.current.country;
    last.current = { country: customer.country_id, text };
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
