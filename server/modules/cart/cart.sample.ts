// Carts for tests, as a client sends them.
import type {
  CartCalculateRequest,
  CartItem,
  CartPayRequestInput,
  CartShop,
  CustomerDetails,
} from '#generated/schemas.ts';

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  expired: '4000000000000069',
  cvc: '4000000000000127',
  secured: '4000002500003155',
  securedToo: '4000000000003220',
} as const;

export const LEA: CustomerDetails = {
  firstname: 'Léa',
  lastname: 'Moreau',
  email: 'lea.moreau@example.com',
  address: '12 rue des Martyrs',
  zip_code: '75009',
  city: 'Paris',
  country_id: 'FR',
};

/** Builds the shops of a cart from lines by shop. */
export function buildCartShops(lines: Record<number, CartItem[]>): Record<string, CartShop> {
  return Object.fromEntries(Object.entries(lines).map(([id, items]) => [`s_${id}`, { id: Number(id), items }]));
}

let cartCount = 0;

/** Creates a unique cart id. */
export function cartId(): string {
  return `Cart${String(++cartCount).padStart(6, '0')}`;
}

/** Builds a request for one line. */
export function buildOneLineCart(
  shop: number,
  project: { id: number; items: number[] },
  quantity = 1,
): CartCalculateRequest {
  return {
    shops: buildCartShops({ [shop]: [{ project_id: project.id, item_id: project.items[0] ?? 0, quantity }] }),
    currency: 'EUR',
    customer: { country_id: 'FR' },
  };
}

/** Builds a request to pay with a test card. */
export function payment(
  cart_id: string,
  number: string = CARDS.good,
  changes: Partial<CartPayRequestInput> = {},
): CartPayRequestInput {
  return {
    cart_id,
    customer: LEA,
    method: 'card',
    card: { number, expiry: '12 / 30', cvc: '123' },
    ...changes,
  };
}
