import { useEffect, useRef } from 'react';
import { findVatCountry } from '#domain/company-numbers.ts';
import type { Cart } from '#generated/schemas.ts';
import { useCart } from '#storefront/cart/cart-context.tsx';

/** Debounce of saving the details, in milliseconds. What changes the price is saved immediately. */
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
  const lastSaved = useRef({ price: toPriceKey(cart), text: '' });
  useEffect(() => () => clearTimeout(timer.current), []);

  return (details) => {
    // an unfinished number would be refused
    const vat_number = findVatCountry(details.vat_number ?? '') ? details.vat_number : null;
    const text = JSON.stringify({ ...details, vat_number });
    if (text === lastSaved.current.text) return;
    const price = toPriceKey({ ...details, vat_number });
    const isNewPrice = price !== lastSaved.current.price;
    lastSaved.current = { price, text };
    clearTimeout(timer.current);
    const save = () => {
      const form = new FormData();
      form.set('intent', 'details');
      form.set('details', text);
      void submit(form);
    };
    if (isNewPrice) save();
    else timer.current = setTimeout(save, SAVE_DETAILS_MS);
  };
}

/** What the price depends on. */
const toPriceKey = ({ customer, vat_number }: Pick<Cart, 'customer' | 'vat_number'>): string =>
  `${customer?.country_id ?? ''} ${vat_number ?? ''}`;
