import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartCalculateRequest, CartCalculation } from '#generated/schemas.ts';
import { buildOneLineCart, buildCartShops, cartId } from './cart.sample.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { sampleCatalogue, type Sample } from '#server/modules/catalogue/catalogue.sample.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let sample: Sample;

beforeAll(async () => {
  api = await startApi({ now: () => NOW });
  sample = await sampleCatalogue(api.db);
});
afterAll(() => api.close());

const post = (body: CartCalculateRequest, call: ApiCall = {}) =>
  api.call<CartCalculation>('POST', '/cart/calculate', { body, ...call });
const calculate = async (body: CartCalculateRequest, call: ApiCall = {}) => (await post(body, call)).body;
const line = (project: { id: number; items: number[] }, values = {}) => ({
  project_id: project.id,
  item_id: project.items[0] ?? 0,
  quantity: 1,
  ...values,
});

describe('prices', () => {
  it('come from the database, include the VAT of the destination and are rounded by line', async () => {
    const record = await sample.project({ items: [{ price: 1999 }] });
    const { cart, totals, issues } = await calculate({
      ...buildOneLineCart(sample.shop, record, 3),
      shops: buildCartShops({ [sample.shop]: [line(record, { quantity: 3, price: 0.01, name: 'Free' })] }),
    });
    expect(cart.shops[`s_${sample.shop}`]?.items[0]).toMatchObject({
      name: 'Salt & Signal',
      price: 19.99,
      currency: 'EUR',
      item_name: 'LP 1',
    });
    // 59.97 includes 9.995 of VAT at 20 %, 6.90 of shipping includes 1.15
    expect(totals).toMatchObject({
      items: 59.97,
      discount: 0,
      shipping: 6.9,
      vat: 11.15,
      vat_rate: 20,
      total: 66.87,
      currency: 'EUR',
      country_id: 'FR',
    });
    expect(cart.count).toBe(3);
    expect(issues).toEqual([]);
  });

  it.each([
    ['DE', 19, 9.9],
    ['FI', 25.5, 9.9],
    ['GB', 0, 12.9],
    ['US', 0, 16.9],
    ['JP', 0, 19.9],
  ] as const)('to %s include %d %% of VAT and cost %d to ship', async (country_id, rate, shipping) => {
    const record = await sample.project();
    const { totals } = await calculate({ ...buildOneLineCart(sample.shop, record), customer: { country_id } });
    expect(totals).toMatchObject({ items: 20, vat_rate: rate, shipping, total: 20 + shipping, country_id });
    expect(totals.vat).toBeCloseTo(((20 + shipping) * rate) / (100 + rate), 1);
  });

  it('are converted by the rate of the day; yen have no decimals', async () => {
    const record = await sample.project();
    const usd = await calculate({ ...buildOneLineCart(sample.shop, record, 2), currency: 'USD' });
    expect(usd.totals).toMatchObject({ items: 46.4, shipping: 6.84, currency: 'USD' });
    const jpy = await calculate({ ...buildOneLineCart(sample.shop, record, 2), currency: 'JPY' });
    expect(jpy.totals).toMatchObject({ items: 7080, shipping: 1044, total: 8124 });
  });

  it('without a country show neither shipping nor VAT', async () => {
    const record = await sample.project();
    const { totals } = await calculate({ ...buildOneLineCart(sample.shop, record), customer: null });
    expect(totals).toMatchObject({ items: 20, shipping: 0, vat: 0, total: 20, country_id: null });
  });

  it('that differ from those shown are reported', async () => {
    const record = await sample.project();
    const item = line(record, { price: 18, currency: 'EUR' });
    const changed = await calculate({
      ...buildOneLineCart(sample.shop, record),
      shops: buildCartShops({ [sample.shop]: [item] }),
    });
    expect(changed.issues).toEqual([{ item_id: item.item_id, code: 'price_changed' }]);
    const other = await calculate({ shops: buildCartShops({ [sample.shop]: [item] }), currency: 'USD' });
    expect(other.issues).toEqual([]);
  });
});

describe('shipping', () => {
  it('offers the methods of zone and weight, per shop, and keeps the choice', async () => {
    const heavy = await sample.project({ items: [{ weight: 900 }] });
    const shop = await sample.createSampleShop();
    const light = await sample.project({ shop_id: shop });
    const shops = buildCartShops({ [sample.shop]: [line(heavy, { quantity: 2 })], [shop]: [line(light)] });
    shops[`s_${shop}`] = { ...shops[`s_${shop}`]!, shipping_type: 'express' };
    const { cart, totals } = await calculate({ shops, currency: 'EUR', customer: { country_id: 'FR' } });
    const [first, second] = totals.shops;
    expect(first).toMatchObject({ shop_id: sample.shop, shipping: 6.9 });
    expect(first?.options.map(({ type, price }) => [type, price])).toEqual([
      ['pickup', 4.9],
      ['standard', 6.9],
      ['express', 11.9],
    ]);
    expect(second).toMatchObject({ shop_id: shop, shipping: 9.9 });
    expect(cart.shops[`s_${shop}`]?.shipping_type).toBe('express');
    expect(totals.total).toBe(first!.total + second!.total);
  });

  it('puts projects of one group shipment into one parcel', async () => {
    const shop = await sample.createSampleShop();
    const first = await sample.project({ group_shipment: 'berlin-depot' });
    const second = await sample.project({ group_shipment: 'berlin-depot', shop_id: shop });
    const { cart, totals } = await calculate({
      shops: buildCartShops({ [sample.shop]: [line(first)], [shop]: [line(second)] }),
      currency: 'EUR',
      customer: { country_id: 'FR' },
    });
    expect(Object.keys(cart.shops)).toEqual([`s_${sample.shop}`]);
    expect(totals.shops).toHaveLength(1);
  });
});

describe('unavailable items', () => {
  it('are removed and reported, for every reason', async () => {
    const record = await sample.project();
    const unavailable = [
      await sample.project({ visibility: 'offline' }),
      await sample.project({ step: 'failed' }),
      await sample.project({ categories: [155] }),
      await sample.project({ type: 'crowdfunding', ends_at: new Date('2026-11-19T00:00:00Z') }),
      { id: 987_654, items: [987_654] },
      { id: record.id, items: [(await sample.project()).items[0] ?? 0] },
    ];
    const { cart, issues } = await calculate({
      shops: buildCartShops({ [sample.shop]: [line(record), ...unavailable.map((other) => line(other))] }),
      currency: 'EUR',
    });
    expect(cart.count).toBe(1);
    expect(issues).toEqual(unavailable.map(({ items: [item_id] }) => ({ item_id, code: 'unavailable' })));
  });

  it('have their quantity reduced to the stock, across all lines of an item', async () => {
    const record = await sample.project({ items: [{ stock: 3 }] });
    const sold = await sample.project({ items: [{ stock: 0 }] });
    const { cart, issues } = await calculate({
      shops: buildCartShops({
        [sample.shop]: [
          line(record, { quantity: 2, chosen_sizes: { M: 2 } }),
          line(record, { quantity: 2, chosen_sizes: { L: 2 } }),
          line(sold),
        ],
      }),
      currency: 'EUR',
    });
    expect(cart.shops[`s_${sample.shop}`]?.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(issues).toEqual([
      { item_id: record.items[0], code: 'quantity_reduced', available: 1 },
      { item_id: sold.items[0], code: 'out_of_stock', available: 0 },
    ]);
  });

  it('leave out boxes without a price', async () => {
    const { cart } = await calculate({ boxes: [{ name: 'Vinyl box', type: 'vinyl', periodicity: 'monthly' }] });
    expect(cart).toMatchObject({ count: 0, boxes: [] });
  });
});

describe('lines', () => {
  it('of the same project, item and sizes are merged, other sizes are not, in both formats of sizes', async () => {
    const shirt = await sample.project({ category: 't-shirt', items: [{ stock: 50 }] });
    const { cart } = await calculate({
      shops: buildCartShops({
        [sample.shop]: [
          line(shirt, { chosen_sizes: { M: 1 } }),
          line(shirt, { chosen_sizes: { M: 1 }, quantity: 2 }),
          line(shirt, { size_L: 1 }),
          line(shirt, { size_L: 1, comment: 'A gift' }),
        ],
      }),
      currency: 'EUR',
    });
    expect(cart.shops[`s_${sample.shop}`]?.items).toMatchObject([
      { quantity: 3, chosen_sizes: { M: 1 } },
      { quantity: 2, size_L: 1 },
    ]);
    expect(cart.count).toBe(5);
  });

  it('of marketplace sellers are unavailable', async () => {
    const record = await sample.project();
    const { issues } = await calculate({
      shops: buildCartShops({ [sample.shop]: [line(record, { marketplace_item_id: 7 })] }),
      currency: 'EUR',
    });
    expect(issues).toMatchObject([{ code: 'unavailable' }]);
  });
});

describe('a gift and a pick-up point', () => {
  const pickup = { name: 'Relais Montmartre', address: '3 rue Lepic', zip_code: '75018', city: 'Paris' };

  it('are saved with the cart, and removed by null and false', async () => {
    const record = await sample.project();
    const id = cartId();
    const gift = { is_gift: true, gift_message: 'Happy birthday' };
    await calculate({ ...buildOneLineCart(sample.shop, record), ...gift, pickup, id, save: true });
    const { cart } = await calculate({ id });
    expect(cart).toMatchObject({ ...gift, pickup, shops: { [`s_${sample.shop}`]: { shipping_type: 'pickup' } } });
    const removed = { is_gift: false, gift_message: null, pickup: null };
    expect((await calculate({ id, ...removed, save: true })).cart).toMatchObject(removed);
  });

  it('make collection the shipping method, except where another was chosen', async () => {
    const record = await sample.project();
    const request = buildOneLineCart(sample.shop, record);
    const { totals } = await calculate({ ...request, pickup });
    expect(totals.shipping).toBe(totals.shops[0]?.options.find(({ type }) => type === 'pickup')?.price);
    const key = `s_${sample.shop}`;
    const shops = { [key]: { ...request.shops![key]!, shipping_type: 'express' as const } };
    expect((await calculate({ ...request, shops, pickup })).cart.shops[key]?.shipping_type).toBe('express');
  });
});

describe('a VAT number', () => {
  beforeAll(async () => {
    await api.db.insert(legalEntity).values(DEMO_ENTITY);
  });
  const toNetherlands = (record: { id: number; items: number[] }, vat_number: string | null) => ({
    ...buildOneLineCart(sample.shop, record),
    customer: { country_id: 'NL' as const },
    vat_number,
  });

  it('of a company in another country of the EU leaves the VAT to the company, without an issue', async () => {
    const record = await sample.project({ items: [{ price: 2420 }] });
    const { cart } = await calculate(toNetherlands(record, null));
    const { totals, issues } = await calculate({ ...toNetherlands(record, 'NL123456789B01'), shops: cart.shops });
    // 24.20 and 9.90 include 21 %
    expect(totals).toMatchObject({
      items: 20,
      shipping: 8.18,
      vat: 0,
      vat_rate: 0,
      total: 28.18,
      reverse_charge: true,
    });
    expect(issues).toEqual([]);
  });

  it('has no effect in the country of the shop and outside of the EU', async () => {
    const record = await sample.project();
    for (const country_id of ['FR', 'US'] as const) {
      const request = { ...toNetherlands(record, 'NL123456789B01'), customer: { country_id } };
      expect((await calculate(request)).totals).toMatchObject({ items: 20, reverse_charge: false });
    }
  });

  it('in no format of the EU is kept while it is typed, without effect', async () => {
    const { cart, totals } = await calculate(toNetherlands(await sample.project(), 'NL12'));
    expect([cart.vat_number, totals.reverse_charge]).toEqual(['NL12', false]);
  });
});
