import type { UserBox } from '#generated/schemas.ts';

/** An active box without months. */
export const BOX: UserBox = {
  id: 7,
  name: 'Vinyl box',
  type: 'vinyl',
  periodicity: 'monthly',
  status: 'active',
  price: 29.9,
  currency: 'EUR',
  next_month: '2026-12',
  paid_months: 0,
  renews: true,
  paused_until: null,
  skipped_months: [],
  genres: [],
  taste: null,
  customer: {
    firstname: 'Léa',
    lastname: 'Moreau',
    email: 'lea@example.com',
    address: '12 rue des Lilas',
    zip_code: '75011',
    city: 'Paris',
    country_id: 'FR',
  },
  card_last4: '4242',
  card_expires: '2030-12',
  gift_message: null,
};
