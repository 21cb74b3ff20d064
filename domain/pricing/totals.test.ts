import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Country, Currency } from '#generated/enums.ts';
import { EXCHANGE_RATE_SEED } from './exchange-rates.ts';
import { normalisePromoCode, type PromoRow } from './promo.ts';
import { SHIPPING_RATE_SEED } from './shipping-seed.ts';
import { computeCartTotals, type PricedLine, type TotalsInput } from './totals.ts';
import { VAT_SEED } from './vat.ts';

const line = (item_id: number, price: number, quantity = 1, values: Partial<PricedLine> = {}): PricedLine => ({
  item_id,
  price,
  quantity,
  currency: 'EUR',
  weight: 350,
  ...values,
});

const code = (values: Partial<PromoRow> = {}): PromoRow => ({
  code: 'WELCOME10',
  percent: 10,
  amount: null,
  currency: 'EUR',
  minimum: 0,
  starts_at: new Date('2026-01-01'),
  ends_at: new Date('2027-01-01'),
  max_uses: null,
  uses: 0,
  active: true,
  ...values,
});
const off = (amount: number, values: Partial<PromoRow> = {}): Partial<PromoRow> => ({
  percent: null,
  amount,
  ...values,
});

const calculate = (values: Partial<TotalsInput> = {}) =>
  computeCartTotals({
    currency: 'EUR',
    country: 'FR',
    now: new Date('2026-11-21T12:00:00Z'),
    shops: [{ shop_id: 4, lines: [line(1, 2490, 2)], shipping_type: 'standard' }],
    tables: { vat: VAT_SEED, exchange: EXCHANGE_RATE_SEED, shipping: SHIPPING_RATE_SEED },
    ...values,
  });

test('the sums of a French buyer with a code, as the description shows them', () => {
  expect(calculate({ promo: code() })).toMatchObject({
    items: 4980,
    discount: 498,
    shipping: 590,
    vat: 845,
    vat_rate: 20,
    total: 5072,
  });
});

test.each([
  ['FR', 20, 4980, 590, 928],
  ['DE', 19, 4980, 990, 953],
  ['HU', 27, 4980, 990, 1269],
  ['FI', 25.5, 4980, 990, 1213],
  ['US', 0, 4980, 1690, 0],
  ['GB', 0, 4980, 1290, 0],
])('in %s at %d %% two records cost %d and shipping %d, with %d VAT inside', (country, rate, items, shipping, vat) => {
  const totals = calculate({ country });
  expect(totals).toMatchObject({ vat_rate: rate, items, shipping, vat, total: items + shipping, deliverable: true });
});

test("the rates of the day apply, by the shop's calendar", () => {
  expect(calculate({ country: 'EE', now: new Date('2025-06-30T21:59:59Z') }).vat_rate).toBe(20);
  expect(calculate({ country: 'EE', now: new Date('2025-06-30T22:00:00Z') }).vat_rate).toBe(24);
});

test('each shop sends one parcel', () => {
  const apart = calculate({
    shops: [
      { shop_id: 1, lines: [line(1, 2000)] },
      { shop_id: 2, lines: [line(2, 3000)] },
    ],
  });
  const together = calculate({ shops: [{ shop_id: 1, lines: [line(1, 2000), line(2, 3000)] }] });
  expect(apart.shops.map(({ shop_id, items, shipping }) => ({ shop_id, items, shipping }))).toEqual([
    { shop_id: 1, items: 2000, shipping: 590 },
    { shop_id: 2, items: 3000, shipping: 590 },
  ]);
  expect(apart.shipping).toBe(1180);
  expect(together.shipping).toBe(590);
});

test('a cart in yen has no decimals anywhere', () => {
  const totals = calculate({ currency: 'JPY', country: 'JP' });
  // 24.90 EUR × 177 = 4407 JPY
  expect(totals).toMatchObject({ items: 8814, shipping: 3522, total: 12_336 });
  expect(Number.isInteger(totals.total)).toBe(true);
});

test('boxes are neither shipped nor reduced', () => {
  const totals = calculate({ shops: [], boxes: [{ price: 2990, currency: 'EUR' }], promo: code() });
  expect(totals).toMatchObject({
    items: 2990,
    shipping: 0,
    discount: 0,
    vat: 498,
    total: 2990,
    promo_refused: 'promo_minimum',
  });
});

test('an empty cart costs nothing', () => {
  expect(calculate({ shops: [] })).toMatchObject({
    items: 0,
    discount: 0,
    shipping: 0,
    vat: 0,
    total: 0,
    deliverable: true,
  });
});

test('a cart to a country without shipping is not deliverable', () => {
  expect(calculate({ country: 'XX' })).toMatchObject({ deliverable: false, shipping: 0 });
});

describe('the shipping type', () => {
  test('is the requested one', () => {
    const shops = [{ shop_id: 4, lines: [line(1, 2490)], shipping_type: 'express' as const }];
    expect(calculate({ shops }).shops[0]).toMatchObject({ shipping_type: 'express', shipping: 990 });
  });

  test('is never pick-up by default', () => {
    const shops = [{ shop_id: 4, lines: [line(1, 2490)] }];
    expect(calculate({ shops }).shops[0]).toMatchObject({ shipping_type: 'standard', shipping: 590 });
  });

  test('is the cheapest when the requested one is not available', () => {
    const shops = [{ shop_id: 4, lines: [line(1, 2490)], shipping_type: 'pickup' as const }];
    expect(calculate({ shops, country: 'DE' }).shops[0]).toMatchObject({ shipping_type: 'standard', shipping: 990 });
  });

  test('is free above its limit, after the reduction', () => {
    const shops = [{ shop_id: 4, lines: [line(1, 12_000)], shipping_type: 'standard' as const }];
    expect(calculate({ shops }).shipping).toBe(0);
    expect(calculate({ shops, promo: code() }).shipping).toBe(590);
  });
});

describe('a code', () => {
  const shops = [
    { shop_id: 1, lines: [line(1, 1999), line(2, 1)] },
    { shop_id: 2, lines: [line(3, 3333, 3)] },
  ];

  test.each<[string, Partial<PromoRow>, number]>([
    ['10 %', {}, 1200],
    ['5 EUR', off(500), 500],
    ['more than the cart', off(99_999), 11_999],
    ['its minimum just reached', { minimum: 11_999 }, 1200],
    ['10 USD', off(1000, { currency: 'USD' }), 862],
    ['no end', { starts_at: null, ends_at: null }, 1200],
    ['a use left', { max_uses: 5, uses: 4 }, 1200],
  ])('with %s has its discount', (_what, change, discount) => {
    const totals = calculate({ shops, promo: code(change) });
    expect(totals.discount).toBe(discount);
    expect(totals.promo_refused).toBeUndefined();
    const lines = totals.shops.flatMap((shop) => shop.lines);
    expect(lines.reduce((sum, { discount: part }) => sum + part, 0)).toBe(discount);
    expect(lines.every(({ total }) => total >= 0)).toBe(true);
  });

  test.each<[string, PromoRow | null, string]>([
    ['that is unknown', null, 'promo_unknown'],
    ['switched off', code({ active: false }), 'promo_unknown'],
    ['of last year', code({ ends_at: new Date('2026-01-01') }), 'promo_expired'],
    ['of next year', code({ starts_at: new Date('2027-01-01') }), 'promo_expired'],
    ['below its minimum', code({ minimum: 12_000 }), 'promo_minimum'],
    ['used too often', code({ max_uses: 5, uses: 5 }), 'promo_used_up'],
  ])('%s changes nothing', (_what, promo, reason) => {
    const totals = calculate({ shops, promo });
    expect(totals).toMatchObject({ discount: 0, promo_refused: reason, total: calculate({ shops }).total });
  });
});

test('codes are compared in upper case without spaces around', () => {
  expect(normalisePromoCode(' welcome10 ')).toBe('WELCOME10');
});

test('totals add up for many odd carts', () => {
  for (let price = 1; price < 4000; price += 37) {
    for (const country of ['FR', 'FI', 'US', 'JP']) {
      const shops = [
        { shop_id: 1, lines: [line(1, price, 3), line(2, 99)] },
        { shop_id: 2, lines: [line(3, price * 2)] },
      ];
      const totals = calculate({ shops, country, currency: 'USD', promo: code({ percent: 7.5 }) });
      expect(totals.total).toBe(totals.items - totals.discount + totals.shipping);
      expect(totals.vat).toBeGreaterThanOrEqual(0);
      for (const shop of totals.shops) expect(shop.total).toBe(shop.items - shop.discount + shop.shipping);
    }
  }
});

describe('agreed terms', () => {
  const shop = (...lines: PricedLine[]) => ({ shop_id: 4, lines });

  test('an agreed price is in the currency of the total, and may be 0', () => {
    const { shops, items } = calculate({
      currency: 'USD',
      shops: [shop(line(1, 2490, 2, { agreed_price: 1500 }), line(2, 2490, 1, { agreed_price: 0 }))],
    });
    expect(shops[0]?.lines.map(({ price }) => price)).toEqual([1500, 0]);
    expect(items).toBe(3000);
  });

  test('the discounts of the line, of all items and of the code apply one after another', () => {
    const totals = calculate({
      shops: [shop(line(1, 10_000, 1, { discount_percent: 10 }), line(2, 1000))],
      reduction: { percent: 50 },
      promo: code(),
    });
    const [first, second] = totals.shops[0]?.lines ?? [];
    // 10000 - 10 % = 9000, half of 9000 and 1000, then 10 % of 5000
    expect([first?.total, second?.total]).toEqual([4050, 450]);
    expect([first?.by_code, second?.by_code]).toEqual([450, 50]);
    expect(totals).toMatchObject({ items: 11_000, discount: 6500 });
    expect(totals.vat).toBe((first?.vat ?? 0) + (second?.vat ?? 0) + 98);
  });

  test('an amount is distributed without losing a unit, and limited to the value of the items', () => {
    const lines = [line(1, 333), line(2, 333), line(3, 333)];
    const totals = calculate({ shops: [shop(...lines)], reduction: { amount: 100 } });
    expect(totals.shops[0]?.lines.map(({ discount }) => discount)).toEqual([34, 33, 33]);
    expect(calculate({ shops: [shop(...lines)], reduction: { amount: 5000 } })).toMatchObject({
      discount: 999,
      total: totals.shipping,
    });
  });

  test('agreed shipping is distributed over the parcels and allows every type and country', () => {
    const shops = [
      { ...shop(line(1, 2490)), shipping_type: 'pickup' as const },
      { ...shop(line(2, 2490)), shop_id: 5 },
    ];
    const totals = calculate({ shops, agreed_shipping: 101, country: 'DE' });
    expect(totals.shops.map(({ shipping }) => shipping)).toEqual([51, 50]);
    expect(totals.shops.map(({ shipping_type }) => shipping_type)).toEqual(['pickup', 'standard']);
    expect(totals).toMatchObject({ shipping: 101, total: 4980 + 101 });
    expect(calculate({ agreed_shipping: 0, country: '' })).toMatchObject({ deliverable: true, shipping: 0 });
    expect(calculate({ country: '' }).deliverable).toBe(false);
  });
});

test('a company under reverse charge pays prices and shipping without the VAT of its country', () => {
  const totals = calculate({ country: 'NL', reverse_charge: true });
  // 24.90 and 9.90 include 21 %
  expect(totals).toMatchObject({ items: 4116, shipping: 818, vat: 0, vat_rate: 0, total: 4934, reverse_charge: true });
  expect(totals.shops[0]?.options.find(({ type }) => type === 'standard')?.price).toBe(818);
});

const cartOf = fc.record({
  currency: fc.constantFrom(...Currency.values),
  country: fc.constantFrom(...Country.values),
  reverse_charge: fc.boolean(),
  promo: fc.option(fc.constantFrom(code(), code({ percent: 33 }), code(off(700)), code(off(100_000))), {
    nil: undefined,
  }),
  boxes: fc.array(fc.record({ price: fc.integer({ min: 0, max: 50_000 }), currency: fc.constantFrom('EUR', 'JPY') }), {
    maxLength: 2,
  }),
  shops: fc.array(
    fc.record({
      shop_id: fc.integer({ min: 1, max: 1000 }),
      shipping_type: fc.constantFrom('standard', 'express', 'pickup', null),
      lines: fc.array(
        fc.record({
          item_id: fc.integer({ min: 1 }),
          quantity: fc.integer({ min: 1, max: 99 }),
          price: fc.integer({ min: 0, max: 100_000 }),
          currency: fc.constantFrom('EUR', 'USD', 'GBP'),
          weight: fc.integer({ min: 0, max: 2000 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
    }),
    { maxLength: 4 },
  ),
});

test('lines, discounts, shipping, boxes and VAT add up to the total of any cart, in every currency', () => {
  fc.assert(
    fc.property(cartOf, (cart) => {
      const totals = calculate(cart);
      const add = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
      const lines = totals.shops.flatMap((shop) => shop.lines);
      expect(totals.total).toBe(totals.items - totals.discount + totals.shipping);
      expect(totals.items).toBe(add(lines.map(({ items }) => items)) + add(totals.boxes));
      expect(totals.discount).toBe(add(lines.map(({ discount }) => discount)));
      expect(totals.shipping).toBe(add(totals.shops.map(({ shipping }) => shipping)));
      expect(totals.total).toBe(add(totals.shops.map(({ total }) => total)) + add(totals.boxes));
      for (const shop of totals.shops) {
        expect(shop.total).toBe(shop.items - shop.discount + shop.shipping);
        expect(shop.items).toBe(add(shop.lines.map(({ items }) => items)));
      }
      for (const { line, price, items, discount, total, vat } of lines) {
        expect(items).toBe(price * line.quantity);
        expect(total).toBe(items - discount);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(Math.abs(vat - (total * totals.vat_rate) / (100 + totals.vat_rate))).toBeLessThanOrEqual(0.5);
      }
      // rounded by line, parcel and box
      const parts = lines.length + totals.shops.length + totals.boxes.length;
      const exactVat = (totals.total * totals.vat_rate) / (100 + totals.vat_rate);
      expect(Math.abs(totals.vat - exactVat)).toBeLessThanOrEqual(0.5 * parts + 1e-6);
      if (cart.reverse_charge) expect(totals.vat).toBe(0);
    }),
    { numRuns: 500 },
  );
});
