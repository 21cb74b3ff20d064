/** A measured request of a visitor or a member of staff. */
export interface Case {
  name: string;
  method: 'GET' | 'POST';
  url: string;
  body?: object;
  /** Signed in as team@example.com. */
  staff?: true;
  /** Signed in as fan@example.com. */
  customer?: true;
  /** Aim in requests a second, of an answer that visitors share. */
  minSpeed?: number;
}

const range = encodeURIComponent('[0,24]');
const sort = encodeURIComponent('["created_at","DESC"]');
const filter = (conditions: object) => encodeURIComponent(JSON.stringify(conditions));

/** Reads of the shop and of the back office's busiest screen. */
export const CASES: readonly Case[] = [
  { name: 'product list (24)', method: 'GET', url: '/api/projects?limit=24', minSpeed: 4_000 },
  { name: 'product list (24), signed in', method: 'GET', url: '/api/projects?limit=24', customer: true },
  {
    name: 'product list of a genre, signed in',
    method: 'GET',
    url: '/api/projects?limit=24&genre=11%7C18',
    customer: true,
  },
  { name: 'product detail', method: 'GET', url: '/api/projects/120', minSpeed: 4_000 },
  { name: 'product detail, signed in', method: 'GET', url: '/api/projects/120', customer: true },
  { name: 'search, signed in', method: 'GET', url: '/api/search?search=harbour&type=projects', customer: true },
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

/** A page of the storefront. */
interface PageCase {
  readonly name: string;
  readonly path: string;
  /** Aim in requests a second without the cache, of pages that visitors share. */
  readonly minSpeed?: number;
}

/** Measured pages of the storefront. */
export const PAGES: readonly PageCase[] = [
  { name: 'home', path: '/', minSpeed: 200 },
  { name: 'listing', path: '/vinyl-shop', minSpeed: 250 },
  { name: 'product', path: '/vinyl/120', minSpeed: 300 },
  { name: 'cart', path: '/cart' },
];
