/** A measured request of a visitor or a member of staff. */
export interface Case {
  name: string;
  method: 'GET' | 'POST';
  url: string;
  body?: object;
  /** Signed in as team@example.com. */
  staff?: true;
}

const range = encodeURIComponent('[0,24]');
const sort = encodeURIComponent('["created_at","DESC"]');
const filter = (conditions: object) => encodeURIComponent(JSON.stringify(conditions));

/** Reads of the shop and of the back office's busiest screen. */
export const CASES: readonly Case[] = [
  { name: 'product list (24)', method: 'GET', url: '/api/projects?limit=24' },
  { name: 'product list of a genre', method: 'GET', url: '/api/projects?limit=24&genre=11%7C18' },
  { name: 'product detail', method: 'GET', url: '/api/projects/120' },
  { name: 'search', method: 'GET', url: '/api/search?search=harbour&type=projects' },
  {
    name: 'cart/calculate',
    method: 'POST',
    url: '/api/cart/calculate',
    body: {
      currency: 'EUR',
      customer: { country_id: 'FR' },
      shops: { s_1: { id: 1, items: [{ project_id: 1, item_id: 1, quantity: 1 }] } },
    },
  },
  {
    name: 'admin orders (25)',
    method: 'GET',
    url: `/api/admin/orders?filter=%7B%7D&range=${range}&sort=${sort}`,
    staff: true,
  },
  {
    name: 'admin orders, filtered',
    method: 'GET',
    url: `/api/admin/orders?filter=${filter({ status: 'completed', total_gte: 40 })}&range=${range}&sort=${sort}`,
    staff: true,
  },
];

/** Measured pages of the storefront. */
export const PAGES = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/vinyl-shop' },
  { name: 'product', path: '/vinyl/120' },
  { name: 'cart', path: '/cart' },
] as const;
