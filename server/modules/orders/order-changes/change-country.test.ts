// A paid order goes to another country: its invoices are reversed and issued anew with the VAT of that country.
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sum, toMinor } from '#domain/money.ts';
import type { DispatchOrder, Order, PackSession, Problem, ProjectStatement, VatReport } from '#generated/schemas.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { type InvoiceRow, invoices } from '#server/modules/invoicing/index.ts';
import { addressIn, type AddressDesk, startAddresses } from './addresses.sample.ts';
import { checkNewAddress } from './check-new-address.ts';
import { linkOf } from './order-changes.sample.ts';
import { orders } from '../orders.table.ts';
import { shopOrders } from '../shop-orders.table.ts';
import { refunds } from '#server/modules/payments/index.ts';
import { readRates } from '#server/modules/pricing/index.ts';

let desk: AddressDesk;
beforeAll(async () => {
  desk = await startAddresses();
});
afterAll(() => desk.api.close());

const codeOf = ({ body }: { body: object }) => (body as Problem).code;
const brief = (books: readonly InvoiceRow[]) =>
  books.map(({ type, country_id, scheme, vat_rate, total, vat }) => [type, country_id, scheme, vat_rate, total, vat]);
const minor = (amount: number | undefined) => toMinor(amount ?? 0, 'EUR');

/** Invariant of every order: its sums are those of its documents, parts and payments. */
async function sumsHold(id: number): Promise<void> {
  const books = await desk.booksOf(id);
  const [order] = await desk.api.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('no order');
  const given = await desk.api.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.order_id, id), eq(refunds.status, 'done')));
  const parts = await desk.api.db.select().from(shopOrders).where(eq(shopOrders.order_id, id));
  const all = (rows: readonly InvoiceRow[], name: 'total' | 'vat' | 'total_eur' | 'vat_eur') =>
    sum(rows.map((row) => row[name]));
  const sold = books.filter(({ refund_id }) => refund_id === null);
  expect([all(sold, 'total'), all(sold, 'vat')]).toEqual([order.total, order.vat]);
  expect(all(books, 'total')).toBe(order.total - sum(given.map(({ amount }) => amount)));
  expect(all(books, 'vat_eur')).toBe(all(books, 'vat'));
  expect([sum(parts.map(({ total }) => total)), sum(parts.map(({ vat }) => vat))]).toEqual([order.total, order.vat]);
  for (const { lines, total } of books) expect(sum(lines.map((line) => line.total))).toBe(total);
}

/** Changes the destination of an order and pays the charge. */
async function moveAndPay(order: Order & { id: number }, country: Parameters<typeof addressIn>[0]): Promise<Order> {
  const { body: told } = await desk.previewMove(order.id, addressIn(country));
  const moved = await desk.move(order.id, addressIn(country));
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  if (told.charge > 0) expect((await desk.payLink(linkOf(moved.body), told.charge)).body.status).toBe('paid');
  return desk.read(order.id);
}

describe('from France to Germany, where shipping is dearer', () => {
  it('previews VAT, shipping and documents, and changes nothing until the link is paid', async () => {
    const order = await desk.orderTo('FR');
    const [invoice] = await desk.booksOf(order.id);
    const { body: told } = await desk.previewMove(order.id, addressIn('DE'));
    const direct = await desk.orderTo('DE');
    expect(told).toMatchObject({
      ...{ settlement: 'charge', customs: false, vat_rate: 19, unserved: [], charge: direct.total - order.total },
      correction: {
        ...{ invoice_number: invoice?.number, credited: order.total, invoiced: direct.total },
        before: { country_id: 'FR', scheme: 'domestic', vat_rate: 20, vat: order.vat, shipping: order.shipping },
        after: { country_id: 'DE', scheme: 'oss', vat_rate: 19, vat: direct.vat, shipping: direct.shipping },
      },
    });
    const moved = await desk.move(order.id, addressIn('DE'));
    expect(moved.body).toMatchObject({ country_id: 'FR', vat: order.vat, vat_rate: 20, total: order.total });
    expect(await desk.booksOf(order.id)).toHaveLength(1);
    const { body: offer } = await desk.look(linkOf(moved.body));
    // of where it goes once it is paid
    expect(offer).toMatchObject({
      ...{ message: null, customer: { city: 'Berlin', country_id: 'DE' } },
      totals: { total: told.charge, vat: told.vat, vat_rate: 19, country_id: 'DE' },
    });
    const sent = await desk.api.db.select().from(mails).where(eq(mails.order_id, order.id));
    const link = sent.find(({ template }) => template === 'change_offer')?.text;
    expect(link).toContain('New address: Maya Hayes, Oranienstraße 25, 10999 Berlin, Germany');
  });

  it('becomes an order as if it had been placed there, with three documents', async () => {
    const order = await desk.orderTo('FR');
    const direct = await desk.orderTo('DE');
    const after = await moveAndPay(order, 'DE');
    const { total, vat, shipping, vat_rate } = direct;
    expect(after).toMatchObject({ country_id: 'DE', total, vat, shipping, vat_rate, refunded: 0, refunds: [] });
    const books = await desk.booksOf(order.id);
    const [first, credit, second] = books;
    expect(brief(books)).toEqual([
      ['invoice', 'FR', 'domestic', 20, minor(order.total), minor(order.vat)],
      ['credit_note', 'FR', 'domestic', 20, -minor(order.total), -minor(order.vat)],
      ['invoice', 'DE', 'oss', 19, minor(total), minor(vat)],
    ]);
    expect([credit?.credited_id, credit?.refund_id, second?.replaces_id]).toEqual([first?.id, null, first?.id]);
    expect([first?.buyer.city, credit?.buyer.city, second?.buyer.city]).toEqual(['Paris', 'Paris', 'Berlin']);
    expect(second?.lines.map(({ kind, total: of }) => [kind, of])).toEqual([
      ['item', minor(order.items)],
      ['shipping', minor(shipping)],
    ]);
    const numbers = [credit, second].map((one) => ({ id: one?.id, number: one?.number, type: one?.type }));
    expect(after.changes).toMatchObject([{ status: 'done', documents: numbers }]);
    await sumsHold(order.id);
  });

  it('names the documents in the mail to the customer', async () => {
    const order = await desk.orderTo('FR');
    await moveAndPay(order, 'DE');
    const [first, credit, second] = await desk.booksOf(order.id);
    const sent = await desk.api.db.select().from(mails).where(eq(mails.order_id, order.id));
    const text = sent.find(({ template }) => template === 'order_address_changed')?.text;
    expect(text).toContain(`Credit note ${credit?.number} cancels invoice ${first?.number}. Invoice ${second?.number}`);
  });
});

describe('out of the European Union and into it', () => {
  it('from France to the United States no VAT is left', async () => {
    const order = await desk.orderTo('FR', { copies: 2 });
    const after = await moveAndPay(order, 'US');
    expect(after).toMatchObject({ country_id: 'US', vat_rate: 0, vat: 0 });
    expect(after.total).toBeGreaterThan(order.total);
    expect(brief(await desk.booksOf(order.id))).toEqual([
      ['invoice', 'FR', 'domestic', 20, minor(order.total), minor(order.vat)],
      ['credit_note', 'FR', 'domestic', 20, -minor(order.total), -minor(order.vat)],
      ['invoice', 'US', 'export', 0, minor(after.total), 0],
    ]);
    await sumsHold(order.id);
  });

  it('from the United States to France gives back cheaper shipping, with the VAT of France', async () => {
    const order = await desk.orderTo('US');
    const direct = await desk.orderTo('FR');
    const { body: told } = await desk.previewMove(order.id, addressIn('FR'));
    const saved = minor(order.total) - minor(direct.total);
    expect(told).toMatchObject({ settlement: 'refund', charge: 0, refund: saved / 100 });
    expect(told.correction).toMatchObject({ credited: order.total, invoiced: order.total });
    const { body: after } = await desk.move(order.id, addressIn('FR'));
    expect(after).toMatchObject({ country_id: 'FR', vat_rate: 20, refunded: told.refund, net_total: direct.total });
    const books = await desk.booksOf(order.id);
    expect(brief(books).map(([type, country, , rate, total]) => [type, country, rate, total])).toEqual([
      ['invoice', 'US', 0, minor(order.total)],
      ['credit_note', 'US', 0, -minor(order.total)],
      ['invoice', 'FR', 20, minor(order.total)],
      ['credit_note', 'FR', 20, -saved],
    ]);
    expect(sum(books.map(({ vat }) => vat))).toBe(minor(told.correction?.after.vat));
    expect(Math.abs(sum(books.map(({ vat }) => vat)) - minor(direct.vat))).toBeLessThanOrEqual(1);
    await sumsHold(order.id);
  });

  it('the VAT report has each country with what stands there', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const read = async (country: string) => {
      const query = { from: '2020-01-01', to: day };
      const { body } = await desk.api.call<VatReport>('GET', '/admin/invoice/vat-report', { as: 'team', query });
      const rows = body.rows.filter(({ country_id }) => country_id === country);
      return [sum(rows.map(({ total }) => minor(total))), sum(rows.map(({ vat }) => minor(vat)))];
    };
    const before = { BE: await read('BE'), NL: await read('NL') };
    const order = await desk.orderTo('BE');
    await desk.booksOf(order.id);
    // the same rate, but declared to another country
    await moveAndPay(order, 'NL');
    await sumsHold(order.id);
    const after = await desk.read(order.id);
    const [total, vat] = await read('NL');
    expect(await read('BE')).toEqual(before.BE);
    expect([(total ?? 0) - (before.NL[0] ?? 0), (vat ?? 0) - (before.NL[1] ?? 0)]).toEqual([
      minor(after.total),
      minor(after.vat),
    ]);
  });

  it('a company is invoiced anew like a private customer: orders have no VAT number', async () => {
    const order = await desk.orderTo('FR', { company: 'Halfmoon SARL' });
    await desk.move(order.id, addressIn('BE', { company: 'Halfmoon SARL' }), { recompute_shipping: false });
    const books = await desk.booksOf(order.id);
    expect(books.map(({ buyer, scheme, vat_rate }) => [buyer.company, scheme, vat_rate])).toEqual([
      ['Halfmoon SARL', 'domestic', 20],
      ['Halfmoon SARL', 'domestic', 20],
      ['Halfmoon SARL', 'oss', 21],
    ]);
    await sumsHold(order.id);
  });
});

describe('an order of which something was refunded', () => {
  it('is corrected by what stands, and refunds go on at the new rate to the last cent', async () => {
    const project = await desk.sample.project({ items: [{ stock: 20, price: 1999 }] });
    const order = await desk.orderTo('FR', { copies: 3, project });
    const line = order.shop_orders?.[0]?.lines[0]?.id ?? 0;
    const copy = { amount: 19.99, lines: [{ order_line_id: line, quantity: 1 }] };
    const given = await desk.act(order.id, 'refund', { reason: 'goodwill', currency: 'EUR', ...copy }, 'admin');
    expect(given.status).toBe(200);
    const { body: moved } = await desk.move(order.id, addressIn('US'), { recompute_shipping: false });
    expect(moved).toMatchObject({ country_id: 'US', refunded: 19.99 });
    await sumsHold(order.id);
    const standing = (await desk.booksOf(order.id)).at(-1);
    expect(standing).toMatchObject({ type: 'invoice', total: minor(order.total) - 1999, vat: 0 });
    expect(standing?.lines[0]).toMatchObject({ quantity: 2, price: 1999, total: 3998 });
    // the artist gets nothing for the copy that came back, and the others without VAT
    const period = { from: '2020-01-01', to: new Date().toISOString().slice(0, 10) };
    const path = `/admin/projects/${project.id}/statement`;
    const { body: statement } = await desk.api.call<ProjectStatement>('GET', path, { as: 'team', query: period });
    expect(statement.sums).toMatchObject([{ gross: 59.97, refunds: 19.99, vat: 0, net: 39.98 }]);
    const { body: cancelled } = await desk.act(order.id, 'cancel', { reason: 'withdrawal' }, 'admin');
    expect(cancelled).toMatchObject({ status: 'cancelled', refunded: order.total });
    const books = await desk.booksOf(order.id);
    expect([sum(books.map(({ total }) => total)), sum(books.map(({ vat }) => vat))]).toEqual([0, 0]);
    await sumsHold(order.id);
  });

  it('goes on to a third country, and its items can still be changed', async () => {
    const project = await desk.sample.project({ items: [{ stock: 20, price: 1999 }] });
    const order = await desk.orderTo('FR', { copies: 2, project });
    for (const country of ['US', 'DE'] as const)
      expect((await desk.move(order.id, addressIn(country), { recompute_shipping: false })).status).toBe(200);
    await sumsHold(order.id);
    const line = order.shop_orders?.[0]?.lines[0]?.id ?? 0;
    const less = await desk.change(order.id, { lines: [{ order_line_id: line, quantity: 1 }] });
    expect(less.body).toMatchObject({ refunded: 19.99, vat_rate: 19 });
    await sumsHold(order.id);
    const more = await desk.change(order.id, { added: [{ item_id: project.items[0] ?? 0, quantity: 1 }] });
    expect((await desk.payLink(linkOf(more.body), 19.99)).body.status).toBe('paid');
    await sumsHold(order.id);
    const books = await desk.booksOf(order.id);
    expect(brief(books).map(([type, country, , rate]) => [type, country, rate])).toEqual([
      ['invoice', 'FR', 20],
      ['credit_note', 'FR', 20],
      ['invoice', 'US', 0],
      ['credit_note', 'US', 0],
      ['invoice', 'DE', 19],
      ['credit_note', 'DE', 19],
      ['invoice', 'DE', 19],
    ]);
    expect((await desk.move(order.id, addressIn('FR'), { recompute_shipping: false })).status).toBe(200);
    await sumsHold(order.id);
    // what stood was reversed in one credit note, each document a line
    const reversal = (await desk.booksOf(order.id)).at(-2);
    expect(reversal?.lines.slice(-2).map(({ name }) => name)).toEqual(books.slice(-2).map(({ number }) => number));
  });
});

describe('a correction is made once or not at all', () => {
  it('a repeated call corrects once, and the numbers have no gap', async () => {
    const order = await desk.orderTo('FR');
    const body = { address: addressIn('BE'), recompute_shipping: false, refund: 0, charge: 0, currency: 'EUR' };
    const ask = () =>
      desk.api.call<Order>('POST', `/admin/orders/${order.id}/address`, {
        ...{ as: 'team', body },
        headers: { 'if-match': `"${order.version}"`, 'idempotency-key': `move-once-${order.id}` },
      });
    const answers = [...(await Promise.all([ask(), ask()])), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await desk.booksOf(order.id)).toHaveLength(3);
    const all = await desk.api.db.select().from(invoices);
    for (const type of ['invoice', 'credit_note'] as const) {
      const sequences = all.filter((one) => one.type === type).map(({ sequence }) => sequence);
      expect(sequences.toSorted((a, b) => a - b)).toEqual(sequences.map((_, place) => place + 1));
    }
  });

  it('a link that is withdrawn leaves no document behind', async () => {
    const order = await desk.orderTo('FR');
    await desk.booksOf(order.id);
    const { body } = await desk.move(order.id, addressIn('US'));
    expect((await desk.act(order.id, `changes/${body.changes?.[0]?.id}/withdraw`)).status).toBe(200);
    expect(await desk.booksOf(order.id)).toHaveLength(1);
  });

  it('a refund that the provider refuses leaves the documents right, and is credited when it is tried again', async () => {
    const order = await desk.orderTo('US', { card: '4000000000005126' });
    const { body } = await desk.move(order.id, addressIn('FR'));
    expect(body).toMatchObject({ country_id: 'FR', refunded: 0, refunds: [{ status: 'failed' }] });
    expect((await desk.booksOf(order.id)).map(({ type }) => type)).toEqual(['invoice', 'credit_note', 'invoice']);
    await sumsHold(order.id);
    // to another country before it is tried again: it is of that country then
    await desk.move(order.id, addressIn('BE'), { recompute_shipping: false });
    const [failed] = await desk.api.db.select().from(refunds).where(eq(refunds.order_id, order.id));
    expect(failed?.vat).toBe(Math.round(((failed?.amount ?? 0) * 21) / 121));
  });

  it('waits for a refund in progress, and refuses a country without a tariff', async () => {
    const order = await desk.orderTo('FR');
    await desk.act(order.id, 'refund', { reason: 'goodwill', currency: 'EUR', amount: 1 }, 'admin');
    const { db } = desk.api;
    await db.update(refunds).set({ status: 'processing' }).where(eq(refunds.order_id, order.id));
    expect(codeOf(await desk.previewMove(order.id, addressIn('US')))).toBe('address_refund_open');
    await db.update(refunds).set({ status: 'done' }).where(eq(refunds.order_id, order.id));
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    const { tables, carriers } = await readRates(db);
    const shipping = tables.shipping.filter(({ zone }) => zone !== 'north_america');
    const ask = (country_id: 'US' | 'DE') =>
      row &&
      checkNewAddress(
        db,
        row,
        { country_id },
        { rates: { carriers, tables: { ...tables, shipping } }, at: new Date() },
      );
    await expect(ask('US')).rejects.toMatchObject({ status: 409, code: 'address_not_deliverable' });
    await expect(ask('DE')).resolves.toMatchObject({ after: { vat_rate: 19, scheme: 'oss' } });
  });
});

describe('what carried the address before', () => {
  it('a partner that does not ship there is named, with one who does', async () => {
    const order = await desk.orderTo('US');
    await desk.api.db.update(shopOrders).set({ partner: 'whiplash' }).where(eq(shopOrders.order_id, order.id));
    const { body } = await desk.previewMove(order.id, addressIn('FR'));
    expect(body.unserved).toMatchObject([{ partner: 'whiplash', suggested: 'daudin' }]);
    expect((await desk.previewMove(order.id, addressIn('CA'))).body.unserved).toEqual([]);
  });

  it('a way of shipping that the country does not have gives way to one that it has', async () => {
    const order = await desk.orderTo('FR');
    await desk.api.db.update(shopOrders).set({ shipping_type: 'pickup' }).where(eq(shopOrders.order_id, order.id));
    const { body: told } = await desk.previewMove(order.id, addressIn('US'));
    expect(told.shipping_types).toMatchObject([{ before: 'pickup', after: 'standard' }]);
    expect((await desk.move(order.id, addressIn('US'), { recompute_shipping: false })).status).toBe(200);
    expect((await desk.read(order.id)).shop_orders).toMatchObject([{ shipping_type: 'standard' }]);
    expect((await desk.previewMove(order.id, addressIn('CA'))).body.shipping_types).toEqual([]);
  });

  it('slips and labels are to be printed again', async () => {
    const order = await desk.orderTo('FR');
    const print = (kind: string) =>
      desk.api.call('POST', '/admin/orders/print', { as: 'team', body: { ids: [order.id], kind } });
    for (const kind of ['packing_slip', 'label', 'invoice']) await print(kind);
    await desk.booksOf(order.id);
    await print('invoice');
    const moved = await desk.move(order.id, addressIn('FR', { city: 'Nantes' }));
    expect(moved.body).toMatchObject({ slips_printed: 0, labels_printed: 0, invoices_printed: 1 });
    const path = `/admin/orders/${order.id}/documents`;
    const { body } = await desk.api.call<{ prints: object[] }>('GET', path, { as: 'team' });
    expect(body.prints).toMatchObject([
      { kind: 'invoice', outdated: false },
      { kind: 'label', outdated: true },
      { kind: 'packing_slip', outdated: true },
    ]);
    const isDue = async () => {
      const query = { partner: 'none', country_id: 'FR' };
      const { body: waiting } = await desk.api.call<DispatchOrder[]>('GET', '/admin/dispatch/orders', {
        as: 'team',
        query,
      });
      return waiting.find(({ order_id }) => order_id === order.id)?.reprint;
    };
    const code = { code: order.number };
    const { body: packing } = await desk.api.call<PackSession>('POST', '/admin/pack', { as: 'team', body: code });
    expect([await isDue(), packing.reprint]).toEqual([true, true]);
    await print('packing_slip');
    expect(await desk.read(order.id)).toMatchObject({ slips_printed: 1 });
    expect(await isDue()).toBe(true);
    await print('label');
    expect(await isDue()).toBe(false);
    // only documents printed with the current address carry it
    const { body: told } = await desk.previewMove(order.id, addressIn('FR', { city: 'Lyon' }));
    expect(told.prints.map(({ kind }) => kind)).toEqual(['label', 'packing_slip']);
  });
});

it('the account and the printer have the invoice that stands', async () => {
  const order = await desk.orderTo('FR');
  await moveAndPay(order, 'US');
  const [, , second] = await desk.booksOf(order.id);
  const standing = await desk.api.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.order_id, order.id), isNull(invoices.credited_id), eq(invoices.country_id, 'US')));
  expect(standing).toEqual([{ id: second?.id }]);
  const { readOrderInvoices: invoicesOf } = await import('#server/modules/invoicing/documents/invoice-pdf.ts');
  expect((await invoicesOf(desk.api.db, [order.id])).map(({ invoice }) => invoice.number)).toEqual([second?.number]);
});
