import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dispute, Order, Problem } from '#generated/schemas.ts';
import { payment } from '#server/modules/cart/cart.sample.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { disputes } from './disputes.table.ts';
import { testCharges } from './test-provider.table.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { createNoisyPng, createUploadClient } from '#server/core/uploads/testing.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

const EVIDENCE = 'The parcel was handed over on 3 January and signed for.';
const postAction = <Answer = Dispute>(id: number, action: string, body?: object) =>
  shop.api.call<Answer>('POST', `/admin/disputes/${id}/${action}`, { as: 'team', body });
const readOrder = async (id: number) => (await shop.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body;

/** Creates an order whose payment is disputed immediately. */
async function createDispute(card = '4000000000000259') {
  const cart = await shop.cart(await shop.sample.project());
  const { body } = await shop.pay(payment(cart, card));
  const [dispute] = await shop.api.db.select().from(disputes).where(eq(disputes.order_id, body.order_id));
  if (!dispute) throw new Error('no dispute');
  const { total } = await readOrder(body.order_id);
  return { id: dispute.id, order: body.order_id, total, dispute };
}

describe('a dispute', () => {
  it('has its reason and the deadline for evidence', async () => {
    const { id, total, order, dispute } = await createDispute('4000000000002685');
    const { body } = await shop.api.call<Dispute>('GET', `/admin/disputes/${id}`, { as: 'team' });
    expect(body).toMatchObject({
      status: 'needs_response',
      reason: 'product_not_received',
      amount: total,
      order_id: order,
    });
    // the period begins at the charge, a moment before the notice of the dispute is recorded
    const charges = await shop.api.db.select().from(testCharges);
    const charge = charges.find((row) => row.dispute?.id === dispute.provider_id);
    expect((body.due_at ?? 0) - toSeconds(charge?.created_at ?? new Date(0))).toBe(9 * 24 * 3600);
  });

  it('prevents refunds of its amount', async () => {
    const { order } = await createDispute();
    const body = { amount: 1, currency: 'EUR', reason: 'goodwill' };
    const answer = await shop.api.call<Problem>('POST', `/admin/orders/${order}/refund`, { as: 'team', body });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([409, 'refund_too_high']);
  });

  it('is answered once, with files that only staff can read', async () => {
    const { id } = await createDispute();
    const { send } = createUploadClient(shop.api, { as: 'team' });
    const slip = await createNoisyPng(40);
    const { answer } = await send(slip, { purpose: 'dispute_evidence', name: 'Beleg ü.png' });
    const { key, url } = answer.body;
    expect(url).toBe('');
    const { body } = await postAction(id, 'evidence', { evidence: EVIDENCE, evidence_files: [key] });
    expect(body).toMatchObject({ status: 'under_review', evidence: EVIDENCE, evidence_files: [key] });
    expect(body.submitted_at).toEqual(expect.any(Number));
    expect((await postAction(id, 'evidence', { evidence: EVIDENCE })).status).toBe(409);
    const path = `/admin/disputes/${id}/evidence/${key}`;
    const file = await shop.api.call('GET', path, { as: 'team' });
    expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Beleg%20%C3%BC.png");
    expect(file.headers['content-length'] ?? file.text.length).not.toBe(0);
    expect((await shop.api.call('GET', path, { as: 'user' })).status).toBe(403);
    const other = await createDispute();
    expect((await shop.api.call('GET', `/admin/disputes/${other.id}/evidence/${key}`, { as: 'team' })).status).toBe(
      404,
    );
  });

  it('refuses files of another purpose or account, and late responses', async () => {
    const { id } = await createDispute();
    const { answer } = await createUploadClient(shop.api, { as: 'admin' }).send(await createNoisyPng(40), {
      purpose: 'dispute_evidence',
    });
    const body = { evidence: EVIDENCE, evidence_files: [answer.body.key] };
    const refused = await postAction<Problem>(id, 'evidence', body);
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'evidence_files']);
    await shop.api.db
      .update(disputes)
      .set({ due_at: new Date(0) })
      .where(eq(disputes.id, id));
    expect((await postAction<Problem>(id, 'evidence', { evidence: EVIDENCE })).body.code).toBe('dispute_overdue');
  });

  it('allows refunds again when it is won', async () => {
    const { id, order } = await createDispute();
    expect((await postAction<Problem>(id, 'outcome', { status: 'won' })).body.code).toBe('dispute_not_answered');
    await postAction(id, 'evidence', { evidence: EVIDENCE });
    expect((await postAction(id, 'outcome', { status: 'won' })).body).toMatchObject({
      status: 'won',
      closed_at: expect.any(Number),
    });
    expect((await readOrder(order)).refunded).toBe(0);
    const body = { amount: 1, currency: 'EUR', reason: 'goodwill' };
    expect((await shop.api.call('POST', `/admin/orders/${order}/refund`, { as: 'team', body })).status).toBe(200);
  });

  it.each(['accepted', 'lost'])('is deducted once from its order when %s', async (outcome) => {
    const { id, order, total } = await createDispute();
    if (outcome === 'lost') await postAction(id, 'evidence', { evidence: EVIDENCE });
    const end = () => (outcome === 'lost' ? postAction(id, 'outcome', { status: 'lost' }) : postAction(id, 'accept'));
    const answers = await Promise.all([end(), end()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await readOrder(order)).refunded).toBe(total);
  });
});
