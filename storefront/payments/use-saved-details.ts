import { useEffect, useRef } from 'react';
import type { Cart } from '#generated/schemas.ts';
import { useCart } from '#storefront/cart/cart-context.tsx';

/** Debounce of saving the details, in milliseconds. A new country is saved immediately. */
export const SAVE_DETAILS_MS = 800;

/** What the checkout saves with the cart as it is typed. */
export type SavedDetails = Required<Pick<Cart, 'customer' | 'vat_number' | 'is_gift' | 'gift_message'>>;

/**
 * Saves the details in the cart as they are typed, so that shipping and VAT follow the country and the VAT number, and
 * nothing is lost when the page is left.
 */
export function useSavedDetails(cart: Cart): (details: SavedDetails) => void {
  const { submit } = useCart();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSaved = useRef({ country: cart.customer?.country_id, text: '' });
  useEffect(() => () => clearTimeout(timer.current), []);

  return (details) => {
    const text = JSON.stringify(details);
    if (text === lastSaved.current.text) return;
    const isNewCountry = details.customer?.country_id !== lastSaved.current.country;
    lastSaved.current = { country: details.customer?.country_id, text };
    clearTimeout(timer.current);
    const save = () => {
      const form = new FormData();
      form.set('intent', 'details');
      form.set('details', text);
      void submit(form);
    };
    if (isNewCountry) save();
    else timer.current = setTimeout(save, SAVE_DETAILS_MS);
  };
}
