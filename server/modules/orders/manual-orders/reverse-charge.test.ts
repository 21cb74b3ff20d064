// Manual orders of companies in other countries of the EU are without VAT, as carts are.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { sum, toMinor } from '#domain/money.ts';
import { Currency } from '#generated/enums.ts';
import type {
  Cart,
  CartTotals,
  KnownCustomer,
  ManualOrder,
  ManualOrderCalculation,
  ManualOrderDraftInput,
  Offer,
  Order,
} from '#generated/schemas.ts';
import { buildCartShops, cartId } from '#server/modules/cart/cart.sample.ts';
import { invoices, issueInvoices } from '#server/modules/invoicing/index.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { eq } from 'drizzle-orm';
import { type DraftDesk, startDesk } from './draft.sample.ts';

const vat_number = 'NL123456789B01';
const AMSTERDAM = { address: 'Prinsengracht 7', zip_code: '1015 DV', city: 'Amsterdam', country_id: 'NL' } as const;
const COMPANY = { ...AMSTERDAM, company: 'Platen BV', vat_number };

let desk: DraftDesk;
beforeAll(async () => {
  desk = await startDesk();
  await desk.api.db.insert(legalEntity).values(DEMO_ENTITY);
});
afterAll(() => desk.api.close());

const createLine = async (price: number, quantity: number) => {
  const { id: project_id, items } = await desk.sample.project({ items: [{ price, stock: 50 }] });
  return { project_id, item_id: items[0] ?? 0, quantity };
};
const readOrder = async (id: number | null | undefined) =>
  (await desk.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body;
const readDocument = async (order: Order) => {
  await issueInvoices.run({}, testContext(desk.api), { last: true });
  const [row] = await desk.api.db
    .select()
    .from(invoices)
    .where(eq(invoices.order_id, order.id ?? 0));
  return row;
};
const getErrors = (body: unknown) =>
  (body as { errors?: { path: string; code: string }[] }).errors?.map(({ path, code }) => [path, code]);

describe('a manual order of a company in another country of the EU', () => {
  it('has the sums of the same cart in every currency: offered, paid and invoiced', { timeout: 60_000 }, async () => {
    for (const currency of Currency.values) {
      const content = [await createLine(2490, 3), await createLine(1999, 1)];
      const cart = await desk.api.call<{ cart: Cart; totals: CartTotals }>('POST', '/cart/calculate', {
        body: {
          ...{ id: cartId(), currency, vat_number, customer: AMSTERDAM },
          shops: buildCartShops({ [desk.sample.shop]: content }),
        },
      });
      const { items, shipping, vat, vat_rate, total, reverse_charge } = cart.body.totals;
      expect([vat, vat_rate, reverse_charge], currency).toEqual([0, 0, true]);
      const sums = { items, shipping, vat, vat_rate, total };
      const body = { ...COMPANY, currency, lines: content.map(({ item_id, quantity }) => ({ item_id, quantity })) };
      const calculated = await desk.api.call<ManualOrderCalculation>('POST', '/admin/orders-manual/calculate', {
        as: 'team',
        body: { ...body, lang: 'en' },
      });
      expect(calculated.body, currency).toMatchObject({ ...sums, reverse_charge });
      const { body: draft } = await desk.draft(body);
      expect(draft, currency).toMatchObject(sums);
      const token = await desk.offer(draft.id);
      const { body: offer } = await desk.api.call<Offer>('GET', `/offers/${token}`);
      expect(offer.totals, currency).toMatchObject({ ...sums, reverse_charge });
      expect((await desk.payOffer(token, total)).body, currency).toMatchObject({ status: 'paid' });
      const order = await readOrder((await desk.read(draft.id)).order_id);
      expect(order, currency).toMatchObject({ ...sums, vat_number, status: 'paid' });
      const minor = toMinor(total, currency);
      expect(await readDocument(order), currency).toMatchObject({
        ...{ scheme: 'reverse_charge', vat: 0, vat_rate: 0, net: minor, total: minor, buyer: { vat_number } },
      });
    }
  });

  it('shows list prices without VAT, and keeps agreed prices and shipping as agreed', async () => {
    // 24.20 includes 21 %
    const lines = [
      { item_id: (await createLine(2420, 1)).item_id, quantity: 2 },
      { item_id: (await createLine(2420, 1)).item_id, quantity: 1, price: 15, reason: 'Wholesale' },
    ];
    const terms = { shipping_price: 12.1, shipping_reason: 'Pallet' };
    const { body: draft } = await desk.draft({ ...COMPANY, ...terms, lines });
    expect(draft.lines).toMatchObject([
      { list_price: 20, total: 40 },
      { list_price: 20, price: 15, total: 15 },
    ]);
    expect(draft).toMatchObject({ items: 55, shipping: 12.1, vat: 0, total: 67.1 });
    const { body: converted } = await desk.act(draft.id, 'convert', {});
    const order = await readOrder(converted.order_id);
    expect(order).toMatchObject({ items: 55, shipping: 12.1, vat: 0, vat_rate: 0, total: 67.1, vat_number });
    expect(sum(order.shop_orders?.map(({ total }) => total ?? 0) ?? [])).toBeCloseTo(67.1);
  });

  it('measures discounts on the price without VAT', async () => {
    const item_id = (await createLine(2420, 1)).item_id;
    // the team may go 40 % below the list price of 20.00
    const draft = (price: number) =>
      desk.draft({ ...COMPANY, lines: [{ item_id, quantity: 1, price, reason: 'Wholesale' }] });
    expect((await draft(12)).status).toBe(201);
    expect(getErrors((await draft(11.8)).body)).toEqual([['lines.0.price', 'discount_limit']]);
  });

  it('is priced again with VAT once the number or the country changes', async () => {
    const lines = [{ item_id: (await createLine(2420, 1)).item_id, quantity: 1 }];
    const { body: draft } = await desk.draft({ ...COMPANY, lines });
    const update = (version: number, body: object) =>
      desk.api.call<ManualOrder>('PUT', `/admin/orders-manual/${draft.id}`, {
        as: 'team',
        body,
        headers: { 'if-match': `"${version}"` },
      });
    const { body: consumer } = await update(1, { vat_number: null });
    expect(consumer).toMatchObject({ items: 24.2, vat_rate: 21, lines: [{ list_price: 24.2 }] });
    const { body: company } = await update(2, { vat_number });
    expect(company).toMatchObject({ items: 20, vat_rate: 0, lines: [{ list_price: 20 }] });
    const { body: domestic } = await update(3, { country_id: 'FR', zip_code: '75009', city: 'Paris' });
    expect(domestic).toMatchObject({ items: 24.2, vat_rate: 20 });
  });

  it('keeps number and reverse charge when it is copied or ordered again', async () => {
    const lines = [{ item_id: (await createLine(2420, 1)).item_id, quantity: 1 }];
    const { body: draft } = await desk.draft({ ...COMPANY, lines });
    const expected = { vat_number, items: 20, vat: 0, vat_rate: 0 };
    expect((await desk.act(draft.id, 'duplicate')).body).toMatchObject(expected);
    const { body: converted } = await desk.act(draft.id, 'convert', {});
    const again = await desk.api.call<ManualOrder>('POST', `/admin/orders/${converted.order_id}/order-again`, {
      as: 'team',
    });
    expect(again.body).toMatchObject(expected);
  });

  it('is made from the number of an earlier order to the company', async () => {
    const lines = [{ item_id: (await createLine(2420, 1)).item_id, quantity: 1 }];
    const find = async () =>
      (
        await desk.api.call<KnownCustomer[]>(
          'GET',
          `/admin/orders-manual/customers?${new URLSearchParams({ q: email })}`,
          {
            as: 'team',
          },
        )
      ).body.map(({ city, company, vat_number: number }) => [city, company, number]);
    const email = 'office@platen.example';
    const order = async (body: Partial<ManualOrderDraftInput>) => {
      const { body: draft } = await desk.draft({ ...COMPANY, email, lines, ...body });
      expect((await desk.act(draft.id, 'convert', {})).status).toBe(200);
    };
    await order({});
    await order({ address: 'Kanaalweg 1', zip_code: '3526 KL', city: 'Utrecht', company: null, vat_number: null });
    expect(await find()).toEqual([
      ['Utrecht', null, null],
      ['Amsterdam', 'Platen BV', vat_number],
    ]);
    // of the latest order to the address
    await order({ vat_number: 'NL001234567B01' });
    expect((await find())[0]).toEqual(['Amsterdam', 'Platen BV', 'NL001234567B01']);
  });

  it('needs a number in the format of the country that it names', async () => {
    for (const wrong of ['NL12', 'FR4012345682', 'GR123456789'])
      expect(getErrors((await desk.draft({ ...COMPANY, vat_number: wrong })).body), wrong).toEqual([
        ['vat_number', 'vat_number_invalid'],
      ]);
    // countries without a known format
    expect((await desk.draft({ ...COMPANY, vat_number: 'CHE-123.456.788' })).status).toBe(201);
  });
});
