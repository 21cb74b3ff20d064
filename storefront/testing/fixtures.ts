/** Fixtures of the storefront's tests: a project, a cart and an order. */
import { round } from '#domain/money.ts';
import { listCurrencyNames } from '#storefront/app/frame/currency-names.server.ts';
import { loadLocalFormats } from '#storefront/app/locale/local-formats.server.ts';
import type {
  CartCalculation,
  Item,
  KeptDays,
  ProjectCard,
  ProjectDetail,
  ProjectFacets,
  UserData,
  UserOrder,
} from '#generated/schemas.ts';
import { DEFAULT_MENU } from '#storefront/app/frame/default-menu.ts';
import { buildShopMenu } from '#storefront/app/frame/shop-menu.ts';
import type { RootData } from '#storefront/app/root-data.ts';

export const ROOT: RootData = {
  language: 'en',
  currency: 'EUR',
  currencyNames: listCurrencyNames('en'),
  formats: loadLocalFormats('en', 'EUR'),
  country: undefined,
  scheme: undefined,
  user: undefined,
  menu: buildShopMenu(...DEFAULT_MENU),
  cartCount: 0,
  publicUrl: 'https://shop.example',
};

export const KEPT_DAYS: KeptDays = { sign_in_days: 365, cart_days: 1, preference_days: 365, alert_days: 40 };

export const CARD: ProjectCard = {
  id: 1204,
  project_id: 1204,
  name: 'Salt & Signal',
  artist_name: 'Marisol Vega',
  artist_id: 31,
  label_name: 'Halfmoon Audio',
  picture: '1204',
  category: 'vinyl',
  type: 'stock',
  step: 'successful',
  genres: [7, 12],
  color_vinyl: '["transparent_red"]',
  sleeve: 'gatefold',
  price: 24.9,
  currency: 'EUR',
  item_id: 3301,
  in_stock: true,
  released_on: '2026-10-02',
};

const item = (id: number, changes: Partial<Item>): Item => ({
  id,
  name: 'LP',
  price: 24.9,
  currency: 'EUR',
  stock: 40,
  weight: 350,
  ...changes,
});

export const DETAIL: ProjectDetail = {
  ...CARD,
  description_en: '<p>Recorded in one take by the sea.</p><p>Twice.</p>',
  description_fr: '<p>Enregistré d’une traite.</p>',
  catalog_number: 'HMA-014',
  images: ['cover', 'back'],
  shop_id: 4,
  shop_name: 'Halfmoon Audio',
  shop_code: 'halfmoon',
  label_id: 12,
  items: [
    item(3301, { name: 'Transparent red LP', color: 'transparent_red', stock: 3 }),
    item(3302, { name: 'Gold LP', color: 'gold', price: 29.9, stock: 0 }),
    item(3303, { name: 'Black LP', color: 'black' }),
  ],
  songs: [
    { id: 1, uuid: null, title: 'Harbour Lights', artist_name: 'Marisol Vega', side: 'A', duration: 214 },
    { id: 2, uuid: '0d9c2a52', title: 'Salt', artist_name: 'Marisol Vega', side: 'B', duration: 3725 },
  ],
};

/** Builds a cart with one line, priced for France. */
export function buildCalculation(quantity = 1): CartCalculation {
  const line = { project_id: 1204, item_id: 3301, quantity, name: 'Salt & Signal', artist_name: 'Marisol Vega' };
  const items = round(24.9 * quantity);
  const sums = { items, discount: 0, shipping: 5.9, vat: 5, total: round(items + 5.9) };
  return {
    cart: {
      id: 'aB3dE6gH9k',
      count: quantity,
      currency: 'EUR',
      promo_code: null,
      customer: { country_id: 'FR' },
      shops: {
        s_4: {
          id: 4,
          name: 'Halfmoon Audio',
          shipping_type: 'standard',
          items: [{ ...line, price: 24.9, currency: 'EUR', category: 'vinyl', picture: '1204', item_name: 'Red LP' }],
        },
      },
      boxes: [],
    },
    totals: {
      ...sums,
      vat_rate: 20,
      reverse_charge: false,
      currency: 'EUR',
      country_id: 'FR',
      shops: [
        {
          shop_id: 4,
          ...sums,
          options: [
            { type: 'standard', price: 5.9, days_min: 2, days_max: 4 },
            { type: 'express', price: 0 },
          ],
        },
      ],
    },
    issues: [],
    held_minutes: 30,
  };
}

export const USER: UserData = {
  id: 88,
  email: 'lea@example.com',
  name: 'Léa Moreau',
  role: 'user',
  lang: 'fr',
  currency: 'GBP',
  pro: false,
  isMun: false,
  is_admin: false,
};

export const ORDER: UserOrder = {
  id: 3190,
  number: 'VS-103190',
  status: 'sent',
  payment_status: 'paid',
  created_at: 1767222000,
  currency: 'EUR',
  total: 30.8,
  cancellable: false,
  customer: {
    firstname: 'Léa',
    lastname: 'Moreau',
    email: 'lea@example.com',
    address: '12 rue des Martyrs',
    zip_code: '75009',
    city: 'Paris',
    country_id: 'FR',
  },
  shop_orders: [
    {
      id: 4102,
      shop_id: 4,
      shop_name: 'Halfmoon Audio',
      status: 'sent',
      lines: [{ id: 1, project_id: 1204, item_id: 3301, name: 'Salt & Signal', quantity: 2, price: 12.45 }],
      shipments: [
        {
          id: 771,
          status: 'sent',
          lines: [{ order_line_id: 1, quantity: 1 }],
          tracking_transporter: 'col',
          tracking_number: '6A123',
          tracking_link: 'https://carrier.example/6A123',
          sent_at: 1767308400,
        },
      ],
    },
  ],
};

export const FACETS: ProjectFacets = {
  categories: [
    { value: 'vinyl', count: 48 },
    { value: 'cd', count: 12 },
  ],
  types: [
    { value: 'stock', count: 51 },
    { value: 'preorder', count: 9 },
  ],
  genres: [
    { value: 7, count: 37 },
    { value: 11, count: 1204 },
  ],
  colors: [{ value: 'red', count: 5 }],
  years: [
    { value: 2026, count: 40 },
    { value: 2025, count: 20 },
  ],
  prices: [
    { min: null, max: 15, count: 8 },
    { min: 15, max: 25, count: 31 },
    { min: 50, max: null, count: 2 },
  ],
  in_stock: 55,
};
