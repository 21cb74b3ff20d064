// A sample order for tests of mails.
import type { UserOrder } from '#generated/schemas.ts';
import { LEA } from '#server/modules/cart/cart.sample.ts';

const line = { item_id: 1, category: 'vinyl' as const, barcode: null, comment: null };

export const ORDER: UserOrder = {
  id: 3190,
  number: 'VS-103190',
  status: 'paid',
  payment_status: 'paid',
  created_at: 1_795_000_000,
  currency: 'EUR',
  items: 64.7,
  discount: 4.98,
  shipping: 5.9,
  vat: 10.94,
  vat_rate: 20,
  total: 65.62,
  items_count: 3,
  cancellable: true,
  customer: { ...LEA, firstname: 'Léa <script>', company: 'Moreau & Filles' },
  shop_orders: [
    {
      id: 1,
      shop_id: 4,
      shop_name: 'Halfmoon Audio',
      status: 'pending',
      shipments: [],
      lines: [
        {
          ...line,
          id: 11,
          project_id: 1204,
          name: 'Salt & Signal',
          artist_name: 'Marisol Vega',
          item_name: 'Red LP',
          picture: '1204',
          quantity: 2,
          price: 24.9,
          total: 49.8,
        },
        {
          ...line,
          id: 12,
          project_id: 1300,
          name: 'Fjord',
          artist_name: 'Nils Aker',
          item_name: 'CD',
          picture: null,
          quantity: 1,
          price: 14.9,
          total: 14.9,
        },
      ],
    },
  ],
};
