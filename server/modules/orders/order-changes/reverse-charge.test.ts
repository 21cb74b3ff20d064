// Changes of orders that a company bought without VAT.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CartTotals, Order, Problem } from '#generated/schemas.ts';
import { buildCartShops, CARDS, payment } from '#server/modules/cart/cart.sample.ts';
import { type AddressDesk, PLACES, startAddresses, toAddress } from './addresses.sample.ts';
import { getChangeToken, getLines } from './order-changes.sample.ts';

const vat_number = 'NL123456789B01';

type Project = Parameters<AddressDesk['cart']>[0];

let desk: AddressDesk;
beforeAll(async () => {
  desk = await startAddresses();
});
afterAll(() => desk.api.close());

/** An order of a company in the Netherlands; 24.20 and 9.90 include 21 %. */
async function orderAsCompany(project?: Project, country: 'NL' | 'FR' = 'NL'): Promise<Order & { id: number }> {
  const cart = await desk.cart(project ?? (await desk.sample.project({ items: [{ price: 2420, stock: 10 }] })));
  const customer = { ...toAddress(country), firstname: 'Maya', lastname: 'Hayes', email: 'maya@example.com' };
  const { body } = await desk.pay(payment(cart, CARDS.good, { customer, vat_number }));
  const order = await desk.read(body.order_id);
  return { ...order, id: order.id ?? 0 };
}

const createAddedLine = async (price: number, quantity = 1) => {
  const { items } = await desk.sample.project({ name: 'Fjord', items: [{ price, stock: 10 }] });
  return { item_id: items[0] ?? 0, quantity };
};

it('charges added copies without VAT, and invoices them under reverse charge', async () => {
  const order = await orderAsCompany();
  expect(order).toMatchObject({ items: 20, shipping: 8.18, vat: 0, vat_rate: 0 });
  const input = { added: [await createAddedLine(1210, 2)] };
  const { body: preview } = await desk.preview(order.id, input);
  expect(preview).toMatchObject({ settlement: 'charge', charge: 20, vat: 0, vat_rate: 0 });
  const { body: offered } = await desk.change(order.id, input);
  const token = getChangeToken(offered);
  const totals = { items: 20, vat: 0, vat_rate: 0, total: 20, reverse_charge: true };
  expect((await desk.getOffer(token)).body.totals).toMatchObject(totals);
  expect((await desk.payLink(token, 20)).body).toMatchObject({ status: 'paid' });
  const changed = await desk.read(order.id);
  expect(changed).toMatchObject({ items: 40, shipping: 8.18, vat: 0, vat_rate: 0, total: 48.18 });
  expect(getLines(changed)).toMatchObject([
    { price: 20, quantity: 1 },
    { price: 10, quantity: 2 },
  ]);
  const documents = await desk.issueDocuments(order.id);
  expect(documents.map(({ scheme, vat, total }) => [scheme, vat, total])).toEqual([
    ['reverse_charge', 0, 2818],
    ['reverse_charge', 0, 2000],
  ]);
});

it('exchanges copies at prices without VAT and refunds the difference', async () => {
  const order = await orderAsCompany();
  const line = getLines(order)[0]?.id ?? 0;
  const input = { lines: [{ order_line_id: line, quantity: 0 }], added: [await createAddedLine(1210)] };
  const { body } = await desk.change(order.id, input);
  expect(body).toMatchObject({ total: 28.18, refunded: 10, vat: 0 });
  const documents = await desk.issueDocuments(order.id);
  expect(documents.map(({ type, scheme, vat, total }) => [type, scheme, vat, total])).toEqual([
    ['invoice', 'reverse_charge', 0, 2818],
    ['credit_note', 'reverse_charge', 0, -1000],
  ]);
});

it('measures the discount of added copies on the price without VAT', async () => {
  const order = await orderAsCompany();
  const line = await createAddedLine(2420);
  const offer = (price: number) =>
    desk.change(order.id, { added: [{ ...line, price, reason: 'Wholesale' }] }, { charge: price });
  expect(((await offer(11.8)).body as object as Problem).errors).toMatchObject([{ code: 'discount_limit' }]);
  expect((await offer(12)).status).toBe(200);
});

it('recomputes shipping by tariff to that of a cart with the same copies', async () => {
  const record = await desk.sample.project({ items: [{ price: 1210, stock: 50 }] });
  const order = await orderAsCompany(record);
  const { shipping: sold = 0 } = order;
  const content = [{ project_id: record.id, item_id: record.items[0] ?? 0, quantity: 4 }];
  const body = {
    currency: 'EUR',
    vat_number,
    customer: PLACES.NL,
    shops: buildCartShops({ [desk.sample.shop]: content }),
  };
  const cart = await desk.api.call<{ totals: CartTotals }>('POST', '/cart/calculate', { body });
  const line = getLines(order)[0]?.id ?? 0;
  const input = { lines: [{ order_line_id: line, quantity: 4 }], recompute_shipping: true };
  const { body: preview } = await desk.preview(order.id, input);
  expect(cart.body.totals.shipping).toBeGreaterThan(sold);
  expect(preview).toMatchObject({ new_total: cart.body.totals.total, vat: 0 });
  expect(sold + preview.shipping).toBeCloseTo(cart.body.totals.shipping);
});

it('stays in the countries where the company owes the VAT', async () => {
  const getCode = ({ body }: { body: object }) => (body as Problem).code;
  const order = await orderAsCompany();
  for (const country of ['FR', 'US'] as const)
    expect(getCode(await desk.previewAddress(order.id, toAddress(country))), country).toBe('address_reverse_charge');
  const { body: preview } = await desk.previewAddress(order.id, toAddress('DE'));
  expect(preview).toMatchObject({ vat: 0, vat_rate: 0, correction: { after: { scheme: 'reverse_charge', vat: 0 } } });
  const domestic = await orderAsCompany(undefined, 'FR');
  expect(domestic).toMatchObject({ items: 24.2, vat_rate: 20 });
  expect(getCode(await desk.previewAddress(domestic.id, toAddress('NL')))).toBe('address_reverse_charge');
});
