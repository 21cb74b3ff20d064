import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order, Payout, PayoutPreview, PayoutRow, Problem } from '#generated/schemas.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { payouts } from './payouts.table.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { createUploadClient } from '#server/core/uploads/testing.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

const post = <Answer>(path: string, body?: object) =>
  shop.api.call<Answer>('POST', `/admin/${path}`, { as: 'team', body });

/** Sends a file and returns its key. */
async function sent(lines: readonly string[] | Buffer, name = 'payout.csv'): Promise<string> {
  const file = { purpose: 'payout_file', name, type: 'text/csv' };
  const bytes = Buffer.isBuffer(lines) ? lines : Buffer.from(`${lines.join('\r\n')}\r\n`);
  const { answer } = await createUploadClient(shop.api, { as: 'team' }).send(bytes, file);
  return answer.body.key;
}

async function paid() {
  const { order_id, payment_id } = await shop.buy(await shop.sample.project());
  const { body } = await shop.api.call<Order>('GET', `/admin/orders/${order_id}`, { as: 'team' });
  return { order: order_id, number: payment_id, id: body.payments?.[0]?.id ?? 0, total: body.total };
}

let payoutNumber = 0;
const HEADINGS =
  'automatic_payout_id,automatic_payout_effective_at_utc,balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,description,payment_intent_id';

/** Stripe's report of one payout: three payments (one unknown, one with another amount), a refund, and the transfer. */
async function report() {
  const [one, two] = [await paid(), await paid()];
  await post(`orders/${one.order}/refund`, { amount: 5, currency: 'EUR', reason: 'goodwill' });
  const { body } = await shop.api.call<Order>('GET', `/admin/orders/${one.order}`, { as: 'team' });
  const refund = body.refunds?.[0];
  const po = `po_${++payoutNumber}`;
  const row = (kind: string, gross: number, fee: number, source: string, intent = '') =>
    [
      po,
      '2026-11-20 00:00:00',
      `txn_${source}`,
      '2026-11-18 10:00:00',
      'eur',
      gross.toFixed(2),
      fee.toFixed(2),
      (gross - fee).toFixed(2),
      kind,
      source,
      '"Order, paid"',
      intent,
    ].join();
  const net = one.total - 0.5 + (two.total + 1 - 0.5) + 9.5 - 5;
  const lines = [
    `\uFEFF${HEADINGS}`,
    row('charge', one.total, 0.5, 'ch_1', one.number),
    row('charge', two.total + 1, 0.5, 'ch_2', two.number),
    row('charge', 10, 0.5, 'ch_3', `pi_gone_${po}`),
    row('refund', -5, 0, refund?.provider_id ?? ''),
    row('payout', -net, 0, po),
  ];
  return { lines, po, one, two, refund, net: Math.round(net * 100) / 100 };
}

const rowsOf = async (payout: number) =>
  (
    await shop.api.call<PayoutRow[]>('GET', '/admin/reconciliation', {
      as: 'team',
      query: { filter: JSON.stringify({ payout_id: payout }), sort: '["line","ASC"]' },
    })
  ).body;

describe('a payout file', () => {
  it('is previewed before anything is written, rows that need a decision first', async () => {
    const { lines, po, net } = await report();
    const { status, body } = await post<PayoutPreview>('payouts/preview', { file: await sent(lines) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ file_name: 'payout.csv', format: 'stripe', missing: [], known: null });
    expect(body.payouts).toEqual([
      {
        ...{ provider_id: po, currency: 'EUR', rows: 4, matched: 2, unmatched: 1, conflicting: 1, balanced: true },
        ...{ gross: Math.round((net + 1.5) * 100) / 100, fees: 1.5, net, paid_out: net },
      },
    ]);
    expect(body.sample.map(({ id, status: of, conflict }) => [id, of, conflict])).toEqual([
      [3, 'conflicting', 'amount'],
      [4, 'unmatched', null],
      [2, 'matched', null],
      [5, 'matched', null],
      [6, 'no_record', null],
    ]);
    expect(await shop.api.db.select().from(payouts).where(eq(payouts.provider_id, po))).toEqual([]);
  });

  it('is taken over once: the same bytes, and the same payout, are known', async () => {
    const { lines, po, one, refund, net } = await report();
    const { status, body } = await post<Payout>('payouts', { file: await sent(lines) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ provider_id: po, net, paid_out: net, balanced: true, matched: 2, open: 2 });
    expect(body.arrived_at).toBe(Date.UTC(2026, 10, 20) / 1000);
    const rows = await rowsOf(body.id);
    expect(rows.map(({ line, status: of }) => [line, of])).toEqual([
      [2, 'matched'],
      [3, 'conflicting'],
      [4, 'unmatched'],
      [5, 'matched'],
      [6, 'no_record'],
    ]);
    expect(rows[0]).toMatchObject({ payment_id: one.id, description: 'Order, paid', fee: 0.5 });
    expect(rows[3]).toMatchObject({ refund_id: refund?.id, amount: -5 });
    const again = await sent(lines, 'again.csv');
    expect((await post<PayoutPreview>('payouts/preview', { file: again })).body.known).toBe(body.id);
    expect((await post<Problem>('payouts', { file: again })).body.code).toBe('payout_known');
    const other = await sent([...lines, '']);
    expect((await post<Problem>('payouts', { file: other })).status).toBe(409);
    // a payment is paid out once
    const later = lines.slice(0, 2).map((text) => text.replaceAll(po, `${po}_later`));
    const { body: second } = await post<Payout>('payouts', { file: await sent(later) });
    expect((await rowsOf(second.id))[0]).toMatchObject({ status: 'conflicting', conflict: 'already_matched' });
  });

  it('with other headings is read by a map of its columns', async () => {
    const { number, id, total } = await paid();
    const lines = [
      'Tag;Zahlung;Brutto;Gebühr;Währung',
      `20.11.2026;${number};${String(total).replace('.', ',')};0,50;EUR`,
    ];
    const file = await sent(lines);
    const guess = await post<PayoutPreview>('payouts/preview', { file });
    expect(guess.body).toMatchObject({
      format: 'generic',
      headings: ['Tag', 'Zahlung', 'Brutto', 'Gebühr', 'Währung'],
      missing: ['provider_id', 'amount', 'currency'],
      payouts: [],
    });
    const columns = { provider_id: 'Zahlung', amount: 'Brutto', fee: 'Gebühr', currency: 'Währung' };
    expect((await post<Problem>('payouts', { file })).body.errors?.[0]).toMatchObject({ path: 'columns.provider_id' });
    const { body } = await post<Payout>('payouts', { file, columns });
    expect(body).toMatchObject({ gross: total, fees: 0.5, matched: 1, balanced: true, paid_out: null });
    expect((await rowsOf(body.id))[0]).toMatchObject({ kind: 'payment', payment_id: id });
  });

  it('that does not add up is reported', async () => {
    const { lines } = await report();
    const wrong = lines.map((text) =>
      text.replace('"Order, paid"', 'x').replace(/^(po_\d+,.*),0\.00,(-[\d.]+),payout/, '$1,0.00,-1.00,payout'),
    );
    const { body } = await post<PayoutPreview>('payouts/preview', { file: await sent(wrong) });
    expect(body.payouts[0]).toMatchObject({ balanced: false, paid_out: 1 });
  });

  it.each([
    [
      'an amount nobody can read',
      ['Reference,Gross,Currency', 'pi_1,much,EUR'],
      'payout_amount_unreadable',
      { line: 2 },
    ],
    [
      'an unknown currency',
      ['Reference,Gross,Currency', 'a,1.00,EUR', 'b,1.00,XAU'],
      'payout_currency_unknown',
      { line: 3 },
    ],
    ['no rows', ['Reference,Gross,Currency'], 'payout_empty', undefined],
    ['quotes that never end', ['Reference,Gross,Currency', '"pi_1,1.00,EUR'], 'payout_unreadable', undefined],
  ] as const)('with %s is refused', async (_what, lines, code, params) => {
    const { status, body } = await post<Problem>('payouts', { file: await sent(lines) });
    expect([status, body.errors?.[0]?.code, body.errors?.[0]?.params]).toEqual([422, code, params]);
  });

  it('of another account is refused', async () => {
    const { lines } = await report();
    const file = await sent(lines);
    expect((await shop.api.call('POST', '/admin/payouts', { as: 'admin', body: { file } })).status).toBe(422);
  });

  it('as a bank writes it is read as well: semicolons, decimal commas and Windows letters', async () => {
    const rows = ['R\u00e9f\u00e9rence;Montant;Devise;Libell\u00e9', `bank_${Date.now()};12,50;EUR;\u00c9t\u00e9`];
    const bytes = Buffer.from(rows.join('\r\n'), 'latin1');
    const { body } = await post<PayoutPreview>('payouts/preview', { file: await sent(bytes) });
    expect(body.payouts[0]).toMatchObject({ rows: 1, gross: 12.5 });
    expect(body.sample[0]).toMatchObject({ description: '\u00c9t\u00e9' });
  });

  it('of many rows is read in pieces', async () => {
    const rows = Array.from({ length: 1800 }, (_, index) => `pi_many_${index},0.01,EUR`);
    const { body } = await post<Payout>('payouts', { file: await sent(['Reference,Gross,Currency', ...rows]) });
    expect(body).toMatchObject({ rows: 1800, gross: 18, unmatched: 1800, open: 1800 });
  });
});

describe('matching by hand', () => {
  it('records author and time, is counted, and can be undone', async () => {
    const { lines, two } = await report();
    const { body: payout } = await post<Payout>('payouts', { file: await sent(lines) });
    const row = (await rowsOf(payout.id)).find(({ status }) => status === 'unmatched')?.id ?? 0;
    const match = <Answer = PayoutRow>(body: object) => post<Answer>(`reconciliation/${row}/match`, body);
    expect((await match({})).status).toBe(422);
    expect((await match({ payment_id: two.id, refund_id: 1 })).status).toBe(422);
    expect((await match<Problem>({ payment_id: 999_999 })).body.errors?.[0]?.code).toBe('reference_unknown');
    const { body } = await match({ payment_id: two.id, note: 'Paid in two parts' });
    expect(body).toMatchObject({ status: 'by_hand', payment_id: two.id, note: 'Paid in two parts' });
    expect([body.matched_by, body.matched_at]).toEqual([expect.any(Number), expect.any(Number)]);
    const counts = async () => (await shop.api.call<Payout>('GET', `/admin/payouts/${payout.id}`, { as: 'team' })).body;
    expect(await counts()).toMatchObject({ matched: 3, unmatched: 0, conflicting: 1, open: 1 });
    expect((await match({ payment_id: two.id })).status).toBe(409);
    const conflicting = (await rowsOf(payout.id)).find(({ status }) => status === 'conflicting')?.id ?? 0;
    const taken = await post<Problem>(`reconciliation/${conflicting}/match`, { payment_id: two.id });
    expect(taken.body.code).toBe('already_matched');
    const entries = await shop.api.db.select().from(auditEntries).where(eq(auditEntries.resource, 'reconciliation'));
    expect(entries.at(-1)).toMatchObject({ user_name: 'Test team', after: { status: 'by_hand' } });
    expect((await post<PayoutRow>(`reconciliation/${row}/unmatch`)).body).toMatchObject({
      status: 'unmatched',
      payment_id: null,
    });
    expect(await counts()).toMatchObject({ matched: 2, unmatched: 1, open: 2 });
  });
});
