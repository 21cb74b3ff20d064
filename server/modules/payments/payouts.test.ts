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

/** Uploads a file and returns its key. */
async function uploadFile(lines: readonly string[] | Buffer, name = 'payout.csv'): Promise<string> {
  const file = { purpose: 'payout_file', name, type: 'text/csv' };
  const bytes = Buffer.isBuffer(lines) ? lines : Buffer.from(`${lines.join('\r\n')}\r\n`);
  const { answer } = await createUploadClient(shop.api, { as: 'team' }).send(bytes, file);
  return answer.body.key;
}

async function createPaidOrder() {
  const { order_id, payment_id } = await shop.buy(await shop.sample.project());
  const { body } = await shop.api.call<Order>('GET', `/admin/orders/${order_id}`, { as: 'team' });
  return { order: order_id, number: payment_id, id: body.payments?.[0]?.id ?? 0, total: body.total };
}

let payoutNumber = 0;
const HEADINGS =
  'automatic_payout_id,automatic_payout_effective_at_utc,balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,description,payment_intent_id';

/** Stripe's report of one payout: three payments (one unknown, one with another amount), a refund, and the transfer. */
async function createReport() {
  const [first, second] = [await createPaidOrder(), await createPaidOrder()];
  await post(`orders/${first.order}/refund`, { amount: 5, currency: 'EUR', reason: 'goodwill' });
  const { body } = await shop.api.call<Order>('GET', `/admin/orders/${first.order}`, { as: 'team' });
  const refund = body.refunds?.[0];
  const payoutId = `po_${++payoutNumber}`;
  const row = (kind: string, gross: number, fee: number, source: string, intent = '') =>
    [
      payoutId,
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
  const net = first.total - 0.5 + (second.total + 1 - 0.5) + 9.5 - 5;
  const lines = [
    `\uFEFF${HEADINGS}`,
    row('charge', first.total, 0.5, 'ch_1', first.number),
    row('charge', second.total + 1, 0.5, 'ch_2', second.number),
    row('charge', 10, 0.5, 'ch_3', `pi_gone_${payoutId}`),
    row('refund', -5, 0, refund?.provider_id ?? ''),
    row('payout', -net, 0, payoutId),
  ];
  return { lines, payoutId, first, second, refund, net: Math.round(net * 100) / 100 };
}

const listRows = async (payout: number) =>
  (
    await shop.api.call<PayoutRow[]>('GET', '/admin/reconciliation', {
      as: 'team',
      query: { filter: JSON.stringify({ payout_id: payout }), sort: '["line","ASC"]' },
    })
  ).body;

describe('a payout file', () => {
  it('is previewed without a write, open rows first', async () => {
    const { lines, payoutId, net } = await createReport();
    const { status, body } = await post<PayoutPreview>('payouts/preview', { file: await uploadFile(lines) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ file_name: 'payout.csv', format: 'stripe', missing: [], known: null });
    expect(body.payouts).toEqual([
      {
        ...{ provider_id: payoutId, currency: 'EUR', rows: 4, matched: 2, unmatched: 1, conflicting: 1 },
        balanced: true,
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
    expect(await shop.api.db.select().from(payouts).where(eq(payouts.provider_id, payoutId))).toEqual([]);
  });

  it('is imported once: the same file and the same payout are refused', async () => {
    const { lines, payoutId, first, refund, net } = await createReport();
    const { status, body } = await post<Payout>('payouts', { file: await uploadFile(lines) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ provider_id: payoutId, net, paid_out: net, balanced: true, matched: 2, open: 2 });
    expect(body.arrived_at).toBe(Date.UTC(2026, 10, 20) / 1000);
    const rows = await listRows(body.id);
    expect(rows.map(({ line, status: of }) => [line, of])).toEqual([
      [2, 'matched'],
      [3, 'conflicting'],
      [4, 'unmatched'],
      [5, 'matched'],
      [6, 'no_record'],
    ]);
    expect(rows[0]).toMatchObject({ payment_id: first.id, description: 'Order, paid', fee: 0.5 });
    expect(rows[3]).toMatchObject({ refund_id: refund?.id, amount: -5 });
    const sameFile = await uploadFile(lines, 'again.csv');
    expect((await post<PayoutPreview>('payouts/preview', { file: sameFile })).body.known).toBe(body.id);
    expect((await post<Problem>('payouts', { file: sameFile })).body.code).toBe('payout_known');
    const other = await uploadFile([...lines, '']);
    expect((await post<Problem>('payouts', { file: other })).status).toBe(409);
    // a payment matches one row
    const laterLines = lines.slice(0, 2).map((text) => text.replaceAll(payoutId, `${payoutId}_later`));
    const { body: second } = await post<Payout>('payouts', { file: await uploadFile(laterLines) });
    expect((await listRows(second.id))[0]).toMatchObject({ status: 'conflicting', conflict: 'already_matched' });
  });

  it('of several payouts is imported as a whole, or not at all when one is known', async () => {
    const [first, second] = [await createReport(), await createReport()];
    const lines = [...first.lines, ...second.lines.slice(1)];
    const { status, body } = await post<Payout>('payouts', { file: await uploadFile(lines) });
    expect([status, body.provider_id]).toEqual([201, first.payoutId]);
    const stored = await shop.api.db.select().from(payouts).where(eq(payouts.file_name, 'payout.csv'));
    const provided = stored.map(({ provider_id }) => provider_id);
    expect(provided).toEqual(expect.arrayContaining([first.payoutId, second.payoutId]));
    const third = await createReport();
    const mixed = [...third.lines, ...second.lines.slice(1)];
    const refused = await post<Problem>('payouts', { file: await uploadFile(mixed) });
    expect([refused.status, refused.body.code]).toEqual([409, 'payout_known']);
    expect(await shop.api.db.select().from(payouts).where(eq(payouts.provider_id, third.payoutId))).toEqual([]);
  });

  it('with other headings is read by a column map', async () => {
    const { number, id, total } = await createPaidOrder();
    const lines = [
      'Tag;Zahlung;Brutto;Gebühr;Währung',
      `20.11.2026;${number};${String(total).replace('.', ',')};0,50;EUR`,
    ];
    const file = await uploadFile(lines);
    const preview = await post<PayoutPreview>('payouts/preview', { file });
    expect(preview.body).toMatchObject({
      format: 'generic',
      headings: ['Tag', 'Zahlung', 'Brutto', 'Gebühr', 'Währung'],
      missing: ['provider_id', 'amount', 'currency'],
      payouts: [],
    });
    const columns = { provider_id: 'Zahlung', amount: 'Brutto', fee: 'Gebühr', currency: 'Währung' };
    expect((await post<Problem>('payouts', { file })).body.errors?.[0]).toMatchObject({ path: 'columns.provider_id' });
    const { body } = await post<Payout>('payouts', { file, columns });
    expect(body).toMatchObject({ gross: total, fees: 0.5, matched: 1, balanced: true, paid_out: null });
    expect((await listRows(body.id))[0]).toMatchObject({ kind: 'payment', payment_id: id });
  });

  it('with a different transferred amount is not balanced', async () => {
    const { lines } = await createReport();
    const unbalanced = lines.map((text) =>
      text.replace('"Order, paid"', 'x').replace(/^(po_\d+,.*),0\.00,(-[\d.]+),payout/, '$1,0.00,-1.00,payout'),
    );
    const { body } = await post<PayoutPreview>('payouts/preview', { file: await uploadFile(unbalanced) });
    expect(body.payouts[0]).toMatchObject({ balanced: false, paid_out: 1 });
  });

  it.each([
    ['an invalid amount', ['Reference,Gross,Currency', 'pi_1,much,EUR'], 'payout_amount_unreadable', { line: 2 }],
    [
      'an unknown currency',
      ['Reference,Gross,Currency', 'a,1.00,EUR', 'b,1.00,XAU'],
      'payout_currency_unknown',
      { line: 3 },
    ],
    ['no rows', ['Reference,Gross,Currency'], 'payout_empty', undefined],
    ['unclosed quotes', ['Reference,Gross,Currency', '"pi_1,1.00,EUR'], 'payout_unreadable', undefined],
  ] as const)('with %s is refused', async (_case, lines, code, params) => {
    const { status, body } = await post<Problem>('payouts', { file: await uploadFile(lines) });
    expect([status, body.errors?.[0]?.code, body.errors?.[0]?.params]).toEqual([422, code, params]);
  });

  it('uploaded by another account is refused', async () => {
    const { lines } = await createReport();
    const file = await uploadFile(lines);
    expect((await shop.api.call('POST', '/admin/payouts', { as: 'admin', body: { file } })).status).toBe(422);
  });

  it('with semicolons, decimal commas and Windows encoding is read', async () => {
    const rows = ['R\u00e9f\u00e9rence;Montant;Devise;Libell\u00e9', `bank_${Date.now()};12,50;EUR;\u00c9t\u00e9`];
    const bytes = Buffer.from(rows.join('\r\n'), 'latin1');
    const { body } = await post<PayoutPreview>('payouts/preview', { file: await uploadFile(bytes) });
    expect(body.payouts[0]).toMatchObject({ rows: 1, gross: 12.5 });
    expect(body.sample[0]).toMatchObject({ description: '\u00c9t\u00e9' });
  });

  it('of many rows is read in batches', async () => {
    const rows = Array.from({ length: 1800 }, (_, index) => `pi_many_${index},0.01,EUR`);
    const { body } = await post<Payout>('payouts', { file: await uploadFile(['Reference,Gross,Currency', ...rows]) });
    expect(body).toMatchObject({ rows: 1800, gross: 18, unmatched: 1800, open: 1800 });
  });
});

describe('a manual match', () => {
  it('has author and time, is counted and can be removed', async () => {
    const { lines, second } = await createReport();
    const { body: payout } = await post<Payout>('payouts', { file: await uploadFile(lines) });
    const row = (await listRows(payout.id)).find(({ status }) => status === 'unmatched')?.id ?? 0;
    const match = <Answer = PayoutRow>(body: object) => post<Answer>(`reconciliation/${row}/match`, body);
    expect((await match({})).status).toBe(422);
    expect((await match({ payment_id: second.id, refund_id: 1 })).status).toBe(422);
    expect((await match<Problem>({ payment_id: 999_999 })).body.errors?.[0]?.code).toBe('reference_unknown');
    const { body } = await match({ payment_id: second.id, note: 'Paid in two parts' });
    expect(body).toMatchObject({ status: 'by_hand', payment_id: second.id, note: 'Paid in two parts' });
    expect([body.matched_by, body.matched_at]).toEqual([expect.any(Number), expect.any(Number)]);
    const readPayout = async () =>
      (await shop.api.call<Payout>('GET', `/admin/payouts/${payout.id}`, { as: 'team' })).body;
    expect(await readPayout()).toMatchObject({ matched: 3, unmatched: 0, conflicting: 1, open: 1 });
    expect((await match({ payment_id: second.id })).status).toBe(409);
    const conflicting = (await listRows(payout.id)).find(({ status }) => status === 'conflicting')?.id ?? 0;
    const refused = await post<Problem>(`reconciliation/${conflicting}/match`, { payment_id: second.id });
    expect(refused.body.code).toBe('already_matched');
    const entries = await shop.api.db.select().from(auditEntries).where(eq(auditEntries.resource, 'reconciliation'));
    expect(entries.at(-1)).toMatchObject({ user_name: 'Test team', after: { status: 'by_hand' } });
    expect((await post<PayoutRow>(`reconciliation/${row}/unmatch`)).body).toMatchObject({
      status: 'unmatched',
      payment_id: null,
    });
    expect(await readPayout()).toMatchObject({ matched: 2, unmatched: 1, open: 2 });
  });
});
