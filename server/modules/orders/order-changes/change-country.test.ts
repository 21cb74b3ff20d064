// A paid order changes its country: its documents are credited and reissued with the VAT of the new country.
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toLocalDay } from '#domain/dates.ts';
import { sum, toMinor } from '#domain/money.ts';
import type { DispatchOrder, Order, PackSession, Problem, ProjectStatement, VatReport } from '#generated/schemas.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { type InvoiceRow, invoices } from '#server/modules/invoicing/index.ts';
import { toAddress, type AddressDesk, startAddresses } from './addresses.sample.ts';
import { checkNewAddress } from './check-new-address.ts';
import { getChangeToken } from './order-changes.sample.ts';
import { orders } from '../orders.table.ts';
import { shopOrders } from '../shop-orders.table.ts';
import { refunds } from '#server/modules/payments/index.ts';
import { readRates } from '#server/modules/pricing/index.ts';

let desk: AddressDesk;
beforeAll(async () => {
  desk = await startAddresses();
});
afterAll(() => desk.api.close());

const getErrorCode = ({ body }: { body: object }) => (body as Problem).code;
const toSummaries = (documents: readonly InvoiceRow[]) =>
  documents.map((one) => [one.type, one.country_id, one.scheme, one.vat_rate, one.total, one.vat]);
const minor = (amount: number | undefined) => toMinor(amount ?? 0, 'EUR');

/** Expects the sums of an order to equal those of its documents, parts and refunds. */
async function expectConsistentSums(id: number): Promise<void> {
  const documents = await desk.issueDocuments(id);
  const [order] = await desk.api.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('no order');
  const refundRows = await desk.api.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.order_id, id), eq(refunds.status, 'done')));
  const parts = await desk.api.db.select().from(shopOrders).where(eq(shopOrders.order_id, id));
  const sumColumn = (rows: readonly InvoiceRow[], name: 'total' | 'vat' | 'total_eur' | 'vat_eur') =>
    sum(rows.map((row) => row[name]));
  const soldDocuments = documents.filter(({ refund_id }) => refund_id === null);
  expect([sumColumn(soldDocuments, 'total'), sumColumn(soldDocuments, 'vat')]).toEqual([order.total, order.vat]);
  expect(sumColumn(documents, 'total')).toBe(order.total - sum(refundRows.map(({ amount }) => amount)));
  expect(sumColumn(documents, 'vat_eur')).toBe(sumColumn(documents, 'vat'));
  expect([sum(parts.map(({ total }) => total)), sum(parts.map(({ vat }) => vat))]).toEqual([order.total, order.vat]);
  for (const { lines, total } of documents) expect(sum(lines.map((line) => line.total))).toBe(total);
}

/** Changes the destination of an order and pays the charge. */
async function changeCountry(order: Order & { id: number }, country: Parameters<typeof toAddress>[0]): Promise<Order> {
  const { body: preview } = await desk.previewAddress(order.id, toAddress(country));
  const moved = await desk.changeAddress(order.id, toAddress(country));
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  if (preview.charge > 0) {
    const { body } = await desk.payLink(getChangeToken(moved.body), preview.charge);
    expect(body.status).toBe('paid');
  }
  return desk.read(order.id);
}

describe('from France to Germany, where shipping is dearer', () => {
  it('previews VAT, shipping and documents, and changes nothing until the link is paid', async () => {
    const order = await desk.orderTo('FR');
    const [invoice] = await desk.issueDocuments(order.id);
    const { body: preview } = await desk.previewAddress(order.id, toAddress('DE'));
    const direct = await desk.orderTo('DE');
    expect(preview).toMatchObject({
      ...{ settlement: 'charge', customs: false, vat_rate: 19, unserved: [], charge: direct.total - order.total },
      correction: {
        ...{ invoice_number: invoice?.number, credited: order.total, invoiced: direct.total },
        before: { country_id: 'FR', scheme: 'domestic', vat_rate: 20, vat: order.vat, shipping: order.shipping },
        after: { country_id: 'DE', scheme: 'oss', vat_rate: 19, vat: direct.vat, shipping: direct.shipping },
      },
    });
    const moved = await desk.changeAddress(order.id, toAddress('DE'));
    expect(moved.body).toMatchObject({ country_id: 'FR', vat: order.vat, vat_rate: 20, total: order.total });
    expect(await desk.issueDocuments(order.id)).toHaveLength(1);
    const { body: offer } = await desk.getOffer(getChangeToken(moved.body));
    // totals of the new country
    expect(offer).toMatchObject({
      ...{ message: null, customer: { city: 'Berlin', country_id: 'DE' } },
      totals: { total: preview.charge, vat: preview.vat, vat_rate: 19, country_id: 'DE' },
    });
    const sent = await desk.api.db.select().from(mails).where(eq(mails.order_id, order.id));
    const link = sent.find(({ template }) => template === 'change_offer')?.text;
    expect(link).toContain('New address: Maya Hayes, Oranienstraße 25, 10999 Berlin, Germany');
  });

  it('has the sums of an order placed there, and three documents', async () => {
    const order = await desk.orderTo('FR');
    const direct = await desk.orderTo('DE');
    const after = await changeCountry(order, 'DE');
    const { total, vat, shipping, vat_rate } = direct;
    expect(after).toMatchObject({ country_id: 'DE', total, vat, shipping, vat_rate, refunded: 0, refunds: [] });
    const documents = await desk.issueDocuments(order.id);
    const [first, credit, second] = documents;
    expect(toSummaries(documents)).toEqual([
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
    await expectConsistentSums(order.id);
  });

  it('names the documents in the mail to the customer', async () => {
    const order = await desk.orderTo('FR');
    await changeCountry(order, 'DE');
    const [first, credit, second] = await desk.issueDocuments(order.id);
    const sent = await desk.api.db.select().from(mails).where(eq(mails.order_id, order.id));
    const text = sent.find(({ template }) => template === 'order_address_changed')?.text;
    expect(text).toContain(`Credit note ${credit?.number} cancels invoice ${first?.number}. Invoice ${second?.number}`);
  });
});

describe('out of the European Union and into it', () => {
  it('removes the VAT from France to the United States', async () => {
    const order = await desk.orderTo('FR', { copies: 2 });
    const after = await changeCountry(order, 'US');
    expect(after).toMatchObject({ country_id: 'US', vat_rate: 0, vat: 0 });
    expect(after.total).toBeGreaterThan(order.total);
    expect(toSummaries(await desk.issueDocuments(order.id))).toEqual([
      ['invoice', 'FR', 'domestic', 20, minor(order.total), minor(order.vat)],
      ['credit_note', 'FR', 'domestic', 20, -minor(order.total), -minor(order.vat)],
      ['invoice', 'US', 'export', 0, minor(after.total), 0],
    ]);
    await expectConsistentSums(order.id);
  });

  it('refunds lower shipping with the VAT of France from the United States to France', async () => {
    const order = await desk.orderTo('US');
    const direct = await desk.orderTo('FR');
    const { body: preview } = await desk.previewAddress(order.id, toAddress('FR'));
    const saved = minor(order.total) - minor(direct.total);
    expect(preview).toMatchObject({ settlement: 'refund', charge: 0, refund: saved / 100 });
    expect(preview.correction).toMatchObject({ credited: order.total, invoiced: order.total });
    const { body: after } = await desk.changeAddress(order.id, toAddress('FR'));
    expect(after).toMatchObject({ country_id: 'FR', vat_rate: 20, refunded: preview.refund, net_total: direct.total });
    const documents = await desk.issueDocuments(order.id);
    expect(toSummaries(documents).map(([type, country, , rate, total]) => [type, country, rate, total])).toEqual([
      ['invoice', 'US', 0, minor(order.total)],
      ['credit_note', 'US', 0, -minor(order.total)],
      ['invoice', 'FR', 20, minor(order.total)],
      ['credit_note', 'FR', 20, -saved],
    ]);
    expect(sum(documents.map(({ vat }) => vat))).toBe(minor(preview.correction?.after.vat));
    expect(Math.abs(sum(documents.map(({ vat }) => vat)) - minor(direct.vat))).toBeLessThanOrEqual(1);
    await expectConsistentSums(order.id);
  });

  it('counts the remaining documents of each country in the VAT report', async () => {
    const read = async (country: string) => {
      const query = { from: '2020-01-01', to: toLocalDay(Date.now() / 1000) };
      const { body } = await desk.api.call<VatReport>('GET', '/admin/invoice/vat-report', { as: 'team', query });
      const rows = body.rows.filter(({ country_id }) => country_id === country);
      return [sum(rows.map(({ total }) => minor(total))), sum(rows.map(({ vat }) => minor(vat)))];
    };
    const before = { BE: await read('BE'), NL: await read('NL') };
    const order = await desk.orderTo('BE');
    await desk.issueDocuments(order.id);
    // the same rate, but declared to another country
    await changeCountry(order, 'NL');
    await expectConsistentSums(order.id);
    const after = await desk.read(order.id);
    const [total, vat] = await read('NL');
    expect(await read('BE')).toEqual(before.BE);
    expect([(total ?? 0) - (before.NL[0] ?? 0), (vat ?? 0) - (before.NL[1] ?? 0)]).toEqual([
      minor(after.total),
      minor(after.vat),
    ]);
  });

  it('reissues the invoice of a company like that of a private customer, as orders have no VAT number', async () => {
    const order = await desk.orderTo('FR', { company: 'Halfmoon SARL' });
    await desk.changeAddress(order.id, toAddress('BE', { company: 'Halfmoon SARL' }), { recompute_shipping: false });
    const documents = await desk.issueDocuments(order.id);
    expect(documents.map(({ buyer, scheme, vat_rate }) => [buyer.company, scheme, vat_rate])).toEqual([
      ['Halfmoon SARL', 'domestic', 20],
      ['Halfmoon SARL', 'domestic', 20],
      ['Halfmoon SARL', 'oss', 21],
    ]);
    await expectConsistentSums(order.id);
  });
});

describe('an order with a refund', () => {
  it('is corrected by its remaining amount and can be refunded to the last cent at the new rate', async () => {
    const project = await desk.sample.project({ items: [{ stock: 20, price: 1999 }] });
    const order = await desk.orderTo('FR', { copies: 3, project });
    const line = order.shop_orders?.[0]?.lines[0]?.id ?? 0;
    const copy = { amount: 19.99, lines: [{ order_line_id: line, quantity: 1 }] };
    const refunded = await desk.act(order.id, 'refund', { reason: 'goodwill', currency: 'EUR', ...copy }, 'admin');
    expect(refunded.status).toBe(200);
    const { body: moved } = await desk.changeAddress(order.id, toAddress('US'), { recompute_shipping: false });
    expect(moved).toMatchObject({ country_id: 'US', refunded: 19.99 });
    await expectConsistentSums(order.id);
    const currentInvoice = (await desk.issueDocuments(order.id)).at(-1);
    expect(currentInvoice).toMatchObject({ type: 'invoice', total: minor(order.total) - 1999, vat: 0 });
    expect(currentInvoice?.lines[0]).toMatchObject({ quantity: 2, price: 1999, total: 3998 });
    // the artist earns nothing for the refunded copy, and the others are without VAT
    const period = { from: '2020-01-01', to: toLocalDay(Date.now() / 1000) };
    const path = `/admin/projects/${project.id}/statement`;
    const { body: statement } = await desk.api.call<ProjectStatement>('GET', path, { as: 'team', query: period });
    expect(statement.sums).toMatchObject([{ gross: 59.97, refunds: 19.99, vat: 0, net: 39.98 }]);
    const { body: cancelled } = await desk.act(order.id, 'cancel', { reason: 'withdrawal' }, 'admin');
    expect(cancelled).toMatchObject({ status: 'cancelled', refunded: order.total });
    const documents = await desk.issueDocuments(order.id);
    expect([sum(documents.map(({ total }) => total)), sum(documents.map(({ vat }) => vat))]).toEqual([0, 0]);
    await expectConsistentSums(order.id);
  });

  it('can change to a third country, and its items can still be changed', async () => {
    const project = await desk.sample.project({ items: [{ stock: 20, price: 1999 }] });
    const order = await desk.orderTo('FR', { copies: 2, project });
    for (const country of ['US', 'DE'] as const)
      expect((await desk.changeAddress(order.id, toAddress(country), { recompute_shipping: false })).status).toBe(200);
    await expectConsistentSums(order.id);
    const line = order.shop_orders?.[0]?.lines[0]?.id ?? 0;
    const reduced = await desk.change(order.id, { lines: [{ order_line_id: line, quantity: 1 }] });
    expect(reduced.body).toMatchObject({ refunded: 19.99, vat_rate: 19 });
    await expectConsistentSums(order.id);
    const extended = await desk.change(order.id, { added: [{ item_id: project.items[0] ?? 0, quantity: 1 }] });
    expect((await desk.payLink(getChangeToken(extended.body), 19.99)).body.status).toBe('paid');
    await expectConsistentSums(order.id);
    const documents = await desk.issueDocuments(order.id);
    expect(toSummaries(documents).map(([type, country, , rate]) => [type, country, rate])).toEqual([
      ['invoice', 'FR', 20],
      ['credit_note', 'FR', 20],
      ['invoice', 'US', 0],
      ['credit_note', 'US', 0],
      ['invoice', 'DE', 19],
      ['credit_note', 'DE', 19],
      ['invoice', 'DE', 19],
    ]);
    expect((await desk.changeAddress(order.id, toAddress('FR'), { recompute_shipping: false })).status).toBe(200);
    await expectConsistentSums(order.id);
    // one credit note credits the remaining documents, one line each
    const reversal = (await desk.issueDocuments(order.id)).at(-2);
    expect(reversal?.lines.slice(-2).map(({ name }) => name)).toEqual(documents.slice(-2).map(({ number }) => number));
  });
});

describe('a correction', () => {
  it('is made once for repeated calls, without gaps in the numbers', async () => {
    const order = await desk.orderTo('FR');
    const body = { address: toAddress('BE'), recompute_shipping: false, refund: 0, charge: 0, currency: 'EUR' };
    const changeOnce = () =>
      desk.api.call<Order>('POST', `/admin/orders/${order.id}/address`, {
        ...{ as: 'team', body },
        headers: { 'if-match': `"${order.version}"`, 'idempotency-key': `move-once-${order.id}` },
      });
    const answers = [...(await Promise.all([changeOnce(), changeOnce()])), await changeOnce()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await desk.issueDocuments(order.id)).toHaveLength(3);
    const all = await desk.api.db.select().from(invoices);
    for (const type of ['invoice', 'credit_note'] as const) {
      const sequences = all.filter((one) => one.type === type).map(({ sequence }) => sequence);
      expect(sequences.toSorted((a, b) => a - b)).toEqual(sequences.map((_, index) => index + 1));
    }
  });

  it('issues no document for a withdrawn link', async () => {
    const order = await desk.orderTo('FR');
    await desk.issueDocuments(order.id);
    const { body } = await desk.changeAddress(order.id, toAddress('US'));
    expect((await desk.act(order.id, `changes/${body.changes?.[0]?.id}/withdraw`)).status).toBe(200);
    expect(await desk.issueDocuments(order.id)).toHaveLength(1);
  });

  it('issues no credit note for a declined refund, and restates its VAT with the next correction', async () => {
    const order = await desk.orderTo('US', { card: '4000000000005126' });
    const { body } = await desk.changeAddress(order.id, toAddress('FR'));
    expect(body).toMatchObject({ country_id: 'FR', refunded: 0, refunds: [{ status: 'failed' }] });
    const documents = await desk.issueDocuments(order.id);
    expect(documents.map(({ type }) => type)).toEqual(['invoice', 'credit_note', 'invoice']);
    await expectConsistentSums(order.id);
    // a further change before the retry restates the refund at the rate of the new country
    await desk.changeAddress(order.id, toAddress('BE'), { recompute_shipping: false });
    const [failed] = await desk.api.db.select().from(refunds).where(eq(refunds.order_id, order.id));
    expect(failed?.vat).toBe(Math.round(((failed?.amount ?? 0) * 21) / 121));
  });

  it('returns 409 while a refund is processing and for a country without a tariff', async () => {
    const order = await desk.orderTo('FR');
    await desk.act(order.id, 'refund', { reason: 'goodwill', currency: 'EUR', amount: 1 }, 'admin');
    const { db } = desk.api;
    await db.update(refunds).set({ status: 'processing' }).where(eq(refunds.order_id, order.id));
    expect(getErrorCode(await desk.previewAddress(order.id, toAddress('US')))).toBe('address_refund_open');
    await db.update(refunds).set({ status: 'done' }).where(eq(refunds.order_id, order.id));
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    const { tables, carriers } = await readRates(db);
    const shipping = tables.shipping.filter(({ zone }) => zone !== 'north_america');
    const check = (country_id: 'US' | 'DE') =>
      row &&
      checkNewAddress(
        db,
        row,
        { country_id },
        { rates: { carriers, tables: { ...tables, shipping } }, at: new Date() },
      );
    await expect(check('US')).rejects.toMatchObject({ status: 409, code: 'address_not_deliverable' });
    await expect(check('DE')).resolves.toMatchObject({ after: { vat_rate: 19, scheme: 'oss' } });
  });
});

describe('partners, shipping types and prints', () => {
  it('previews a partner that does not ship to the country, with another one', async () => {
    const order = await desk.orderTo('US');
    await desk.api.db.update(shopOrders).set({ partner: 'whiplash' }).where(eq(shopOrders.order_id, order.id));
    const { body } = await desk.previewAddress(order.id, toAddress('FR'));
    expect(body.unserved).toMatchObject([{ partner: 'whiplash', suggested: 'daudin' }]);
    expect((await desk.previewAddress(order.id, toAddress('CA'))).body.unserved).toEqual([]);
  });

  it('replaces a shipping type that is not available in the country', async () => {
    const order = await desk.orderTo('FR');
    await desk.api.db.update(shopOrders).set({ shipping_type: 'pickup' }).where(eq(shopOrders.order_id, order.id));
    const { body: preview } = await desk.previewAddress(order.id, toAddress('US'));
    expect(preview.shipping_types).toMatchObject([{ before: 'pickup', after: 'standard' }]);
    expect((await desk.changeAddress(order.id, toAddress('US'), { recompute_shipping: false })).status).toBe(200);
    expect((await desk.read(order.id)).shop_orders).toMatchObject([{ shipping_type: 'standard' }]);
    expect((await desk.previewAddress(order.id, toAddress('CA'))).body.shipping_types).toEqual([]);
  });

  it('marks slips and labels to be printed again', async () => {
    const order = await desk.orderTo('FR');
    const print = (kind: string) =>
      desk.api.call('POST', '/admin/orders/print', { as: 'team', body: { ids: [order.id], kind } });
    for (const kind of ['packing_slip', 'label', 'invoice']) await print(kind);
    await desk.issueDocuments(order.id);
    await print('invoice');
    const moved = await desk.changeAddress(order.id, toAddress('FR', { city: 'Nantes' }));
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
    // only prints with the current address are listed
    const { body: preview } = await desk.previewAddress(order.id, toAddress('FR', { city: 'Lyon' }));
    expect(preview.prints.map(({ kind }) => kind)).toEqual(['label', 'packing_slip']);
  });
});

it('uses the reissued invoice in the account and for printing', async () => {
  const order = await desk.orderTo('FR');
  await changeCountry(order, 'US');
  const [, , second] = await desk.issueDocuments(order.id);
  const currentInvoice = await desk.api.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.order_id, order.id), isNull(invoices.credited_id), eq(invoices.country_id, 'US')));
  expect(currentInvoice).toEqual([{ id: second?.id }]);
  const { readOrderInvoices: readInvoices } = await import('#server/modules/invoicing/documents/invoice-pdf.ts');
  expect((await readInvoices(desk.api.db, [order.id])).map(({ invoice }) => invoice.number)).toEqual([second?.number]);
});
