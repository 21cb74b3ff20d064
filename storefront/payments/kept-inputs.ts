/** Inputs of the checkout, kept in the tab's session. The card is never kept. */
const PREFIX = 'checkout-';
const getKey = (cartId: string): string => `${PREFIX}${cartId}`;

type Inputs = Readonly<Record<string, unknown>>;

/** Deletes what was kept, once the cart is paid. */
export function forgetInputs(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // without storage there is nothing to delete
  }
}

export function keepInputs(cartId: string, { card: _, ...inputs }: Inputs): void {
  try {
    sessionStorage.setItem(getKey(cartId), JSON.stringify(inputs));
  } catch {
    // storage is full or blocked; the cart keeps most inputs
  }
}

export function readInputs(cartId: string): Inputs {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(getKey(cartId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
