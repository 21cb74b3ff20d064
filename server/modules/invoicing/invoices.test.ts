import type { BulkAnswer, Invoice, OrderDocuments, Problem } from '#generated/schemas.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import { ISSUE_INVOICES, issueInvoices } from './issue-waiting.ts';
import { invoices } from './invoices.table.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { lockOrder, orderLines, orders } from '#server/modules/orders/index.ts';
import { payments, refundLines, refunds } from '#server/modules/payments/index.ts';
import { CARDS, LEA, payment } from '#server/modules/cart/cart.sample.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { insertOrders } from '#server/testing/rows.ts';

let shop: SampleShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.api.close());

const context = () => testContext(shop.api);
const run = () => issueInvoices.run({}, context(), { last: true });
const PAID = { payment_status: 'paid', status: 'paid', vat: 415, vat_rate: 20, shipping: 0 } as const;

/** Inserts orders paid a minute apart, so that their sequence is defined. */
const insertPaidOrders = (count: number, values: Partial<typeof orders.$inferInsert> = {}) =>
  insertOrders(
    shop.api.db,
    Array.from({ length: count }, (_, index) => ({
      ...PAID,
      paid_at: new Date(Date.UTC(2026, 4, 1, 10, index)),
      ...values,
    })),
  );

const issue = (id: number) =>
  inTransaction(shop.api.db, async (tx) => issueInvoice(tx, context(), await lockOrder(tx, id)));

async function insertRefund(order_id: number, amount: number, values: Partial<typeof refunds.$inferInsert> = {}) {
  const { db } = shop.api;
  const paid = { order_id, status: 'paid', amount: 2490, currency: 'EUR', provider_id: `pi_${Math.random()}` } as const;
  const [payment] = await db.insert(payments).values(paid).returning();
  const row = {
    order_id,
    payment_id: payment?.id ?? 0,
    amount,
    currency: 'EUR',
    reason: 'damaged',
    status: 'done',
  } as const;
  const [refund] = await db
    .insert(refunds)
    .values({ ...row, settled_at: new Date(), ...values })
    .returning();
  return refund?.id ?? 0;
}

const readPdfText = async (path: string, token?: string) => {
  const url = await getBaseUrl();
  const answer = await fetch(`${url}/api${path}`, {
    headers: { authorization: `Bearer ${token ?? (await shop.api.tokenOf('team'))}` },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return (await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })).text;
};
let baseUrl: Promise<string> | undefined;
const getBaseUrl = () => (baseUrl ??= shop.api.listen());

it('issues nothing before the seller is set', async () => {
  const [id = 0] = await insertPaidOrders(1);
  const { body } = await shop.api.call<BulkAnswer>('POST', '/admin/orders/invoice', {
    as: 'team',
    body: { ids: [id] },
  });
  expect(body).toEqual({ done: [], refused: [{ id, code: 'seller_missing' }] });
  await run();
  expect(await shop.api.db.$count(invoices)).toBe(0);
  await shop.api.db.insert(legalEntity).values(DEMO_ENTITY);
  await run();
  expect(await shop.api.db.$count(invoices)).toBe(1);
});

describe('invoices', () => {
  it('are queued by a payment and issued with VAT', async () => {
    const { order_id } = await shop.buy(await shop.sample.project());
    expect(shop.api.jobs.map(({ name }) => name)).toContain(ISSUE_INVOICES);
    await run();
    const [invoice] = await shop.api.db.select().from(invoices).where(eq(invoices.order_id, order_id));
    const [order] = await shop.api.db.select().from(orders).where(eq(orders.id, order_id));
    expect(order?.accounting_status).toBe('invoiced');
    expect(invoice).toMatchObject({
      type: 'invoice',
      total: order?.total,
      vat: order?.vat,
      net: (order?.total ?? 0) - (order?.vat ?? 0),
      scheme: 'domestic',
      exchange_rate: 1,
      taxed_at: order?.paid_at,
    });
    expect(invoice?.lines.reduce((sum, { total }) => sum + total, 0)).toBe(order?.total);
    expect(invoice?.number).toMatch(/^F\d{4}-\d{6}$/);
  });

  it('have no gaps and duplicates when many are issued at once and one fails', async () => {
    const ids = await insertPaidOrders(20);
    const failing = inTransaction(shop.api.db, async (tx) => {
      await issueInvoice(tx, context(), await lockOrder(tx, ids[0] ?? 0));
      throw new Error('given up');
    });
    const results = await Promise.allSettled([failing, ...ids.slice(1).map(issue)]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    await issue(ids[0] ?? 0);
    const rows = await shop.api.db
      .select()
      .from(invoices)
      .where(eq(invoices.type, 'invoice'))
      .orderBy(asc(invoices.sequence));
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
    const times = rows.map(({ issued_at }) => issued_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('are issued once when requested several times', async () => {
    const [id = 0] = await insertPaidOrders(1);
    const [first, second] = await Promise.all([issue(id), issue(id)]);
    expect(first.number).toBe(second.number);
  });

  it('are refused before payment', async () => {
    const [id = 0] = await insertOrders(shop.api.db, [{}]);
    const { body } = await shop.api.call<BulkAnswer>('POST', '/admin/orders/invoice', {
      as: 'team',
      body: { ids: [id] },
    });
    expect(body.refused).toEqual([{ id, code: 'order_not_paid' }]);
  });

  it('determine the accounting status of an order', async () => {
    const [id = 0, unpaid = 0] = [...(await insertPaidOrders(1)), ...(await insertOrders(shop.api.db, [{}]))];
    const readStatus = async (order: number) =>
      (await shop.api.db.select().from(orders).where(eq(orders.id, order)))[0]?.accounting_status;
    const changeStatus = async (accounting_status: string) => {
      const [row] = await shop.api.db.select({ version: orders.version }).from(orders).where(eq(orders.id, id));
      const headers = { 'if-match': `"${row?.version}"` };
      const body = { accounting_status };
      return shop.api.call<Problem>('PUT', `/admin/orders/${id}`, { as: 'team', body, headers });
    };
    expect([await readStatus(id), await readStatus(unpaid)]).toEqual(['to_do', 'to_do']);
    await issue(id);
    expect(await readStatus(id)).toBe('invoiced');
    expect((await changeStatus('to_check')).status).toBe(200);
    expect((await changeStatus('to_do')).body).toMatchObject({ status: 409, code: 'order_invoiced' });
    expect(await readStatus(id)).toBe('to_check');
    expect((await changeStatus('invoiced')).status).toBe(200);
    expect(await readStatus(id)).toBe('invoiced');
    const [pending] = await shop.api.db
      .select({ count: sql<number>`count(*)::int` })
      .from(orders)
      .where(
        sql`${orders.accounting_status} = 'to_do' and exists (select from invoices i where i.order_id = ${orders.id} and i.change_id is null)`,
      );
    expect(pending?.count).toBe(0);
  });

  it('are refused for orders that have one', async () => {
    const [first = 0, second = 0] = await insertPaidOrders(2);
    await issue(first);
    const { body } = await shop.api.call<BulkAnswer>('POST', '/admin/orders/invoice', {
      as: 'team',
      body: { ids: [first, second] },
    });
    expect(body).toEqual({ done: [second], refused: [{ id: first, code: 'order_invoiced' }] });
  });

  it('are immutable in the database', async () => {
    const { db } = shop.api;
    await expect(db.update(invoices).set({ total: 1 })).rejects.toMatchObject({ cause: { code: '23001' } });
    await expect(db.delete(invoices)).rejects.toMatchObject({ cause: { code: '23001' } });
    await expect(db.execute(sql`truncate invoices cascade`)).rejects.toMatchObject({ cause: { code: '23001' } });
  });
});

describe('credit notes', () => {
  it('are issued one per refund, and together reverse the whole VAT', async () => {
    const [id = 0] = await insertPaidOrders(1, { vat: 416 });
    const [first, second] = [await insertRefund(id, 1000), await insertRefund(id, 1490)];
    const credit = (refund: number) => inTransaction(shop.api.db, (tx) => issueCreditNote(tx, context(), refund));
    await Promise.all([credit(first), credit(first), credit(second), run()]);
    const notes = await shop.api.db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(asc(invoices.id));
    expect(notes.map(({ type }) => type)).toEqual(['invoice', 'credit_note', 'credit_note']);
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(0);
    expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(0);
    expect(new Set(notes.slice(1).map(({ credited_id }) => credited_id))).toEqual(new Set([notes[0]?.id]));
  });

  it('list the refunded copies, and are issued when the refund is done', async () => {
    const { order_id } = await shop.buy(await shop.sample.project({ name: '咸与信号 / Sól i sygnał' }), 2);
    const [line] = await shop.api.db.select().from(orderLines).where(eq(orderLines.order_id, order_id));
    const refund = await insertRefund(order_id, line?.price ?? 0, { status: 'processing' });
    await shop.api.db
      .insert(refundLines)
      .values({ refund_id: refund, order_line_id: line?.id ?? 0, quantity: 1, amount: line?.price ?? 0 });
    await run();
    const { body } = await shop.api.call<OrderDocuments>('GET', `/admin/orders/${order_id}/documents`, { as: 'team' });
    expect(body.invoices.map(({ type }) => type)).toEqual(['invoice']);
    await shop.api.db.update(refunds).set({ status: 'done', settled_at: new Date() }).where(eq(refunds.id, refund));
    await run();
    const after = await shop.api.call<OrderDocuments>('GET', `/admin/orders/${order_id}/documents`, { as: 'team' });
    const note = after.body.invoices[1];
    const { body: invoice } = await shop.api.call<Invoice>('GET', `/admin/invoice/${note?.id}`, { as: 'team' });
    expect(invoice.lines).toMatchObject([{ kind: 'item', quantity: 1, total: -(line?.price ?? 0) / 100 }]);
    const text = await readPdfText(`/admin/invoice/${note?.id}/pdf`);
    expect(text).toContain('Credit note');
    expect(text).toContain('咸与信号');
    expect(text).toContain('Sól i sygnał');
    expect(text).toContain(after.body.invoices[0]?.number);
  });
});

describe('the document', () => {
  it('is reproducible byte for byte and has all required particulars', async () => {
    const [id = 0] = await insertPaidOrders(1, {
      lang: 'fr',
      customer_name: '김민준',
      country_id: 'DE',
      vat_rate: 19,
      vat: 398,
    });
    const { id: invoice, number } = await issue(id);
    const fetchPdf = async () => {
      const url = `${await getBaseUrl()}/api/admin/invoice/${invoice}/pdf`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${await shop.api.tokenOf('team')}` } });
      return Buffer.from(await answer.arrayBuffer());
    };
    const first = await fetchPdf();
    expect((await fetchPdf()).equals(first)).toBe(true);
    expect(first.length).toBeLessThan(120_000);
    const { text } = await extractText(new Uint8Array(first), { mergePages: true });
    for (const words of [
      'Facture',
      number,
      '김민준',
      'SIRET 12345682400010',
      'FR40123456824',
      'TVA 19',
      '24,90',
      'OSS',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(words);
  });

  it('is available to the buyer only', async () => {
    const token = await shop.api.tokenOf('user');
    const { order_id } = await shop.buy(await shop.sample.project(), 1, { token });
    const path = `/user/orders/${order_id}/invoice`;
    expect((await shop.api.call('GET', path, { token })).status).toBe(404);
    await run();
    expect(await readPdfText(path, token)).toContain('Invoice');
    expect((await shop.api.call('GET', path, { as: 'artist' })).status).toBe(404);
    expect((await shop.api.call('GET', path)).status).toBe(401);
    expect((await shop.api.call('GET', '/admin/invoice', { as: 'user' })).status).toBe(403);
  });
});

it('shows the VAT number of a company in another country of the EU, which paid without VAT', async () => {
  const record = await shop.sample.project({ items: [{ price: 2420 }] });
  const cart = await shop.cart(record);
  const customer = { ...LEA, company: 'Platen BV', zip_code: '1017 AB', city: 'Amsterdam', country_id: 'NL' as const };
  const vat_number = 'NL123456789B01';
  const paid = await shop.pay(payment(cart, CARDS.good, { customer, vat_number, expected_total: 28.18 }));
  expect(paid.status).toBe(200);
  const invoice = await issue(paid.body.order_id);
  expect(invoice).toMatchObject({ scheme: 'reverse_charge', total: 2818, vat: 0, vat_rate: 0, buyer: { vat_number } });
  const text = await readPdfText(`/admin/invoice/${invoice.id}/pdf`);
  expect(text).toContain('Platen BV');
  expect(text).toContain(`VAT ${vat_number}`);
  expect(text).toContain('reverse charge');
});
