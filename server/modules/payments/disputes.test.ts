import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dispute, Order, Problem } from '#generated/schemas.ts';
import { payment } from '#server/modules/cart/cart.sample.ts';
import { disputes } from './disputes.table.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { noisyPng, createUploadClient } from '#server/core/uploads/testing.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

const EVIDENCE = 'The parcel was handed over on 3 January and signed for.';
const act = <Answer = Dispute>(id: number, action: string, body?: object) =>
  shop.api.call<Answer>('POST', `/admin/disputes/${id}/${action}`, { as: 'team', body });
const orderOf = async (id: number) => (await shop.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body;

/** An order whose payment is disputed at once. */
async function disputed(card = '4000000000000259') {
  const cart = await shop.cart(await shop.sample.project());
  const { body } = await shop.pay(payment(cart, card));
  const [dispute] = await shop.api.db.select().from(disputes).where(eq(disputes.order_id, body.order_id));
  if (!dispute) throw new Error('nobody disputes');
  const { total } = await orderOf(body.order_id);
  return { id: dispute.id, order: body.order_id, total, dispute };
}

describe('a dispute', () => {
  it('is there with its reason and until when it can be answered', async () => {
    const { id, total, order } = await disputed('4000000000002685');
    const { body } = await shop.api.call<Dispute>('GET', `/admin/disputes/${id}`, { as: 'team' });
    expect(body).toMatchObject({
      status: 'needs_response',
      reason: 'product_not_received',
      amount: total,
      order_id: order,
    });
    expect((body.due_at ?? 0) - body.created_at).toBe(9 * 24 * 3600);
  });

  it('holds its money back: nothing can be refunded', async () => {
    const { order } = await disputed();
    const body = { amount: 1, currency: 'EUR', reason: 'goodwill' };
    const answer = await shop.api.call<Problem>('POST', `/admin/orders/${order}/refund`, { as: 'team', body });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([409, 'refund_too_high']);
  });

  it('is answered once, with files that only staff can read', async () => {
    const { id } = await disputed();
    const { send } = createUploadClient(shop.api, { as: 'team' });
    const slip = await noisyPng(40);
    const { answer } = await send(slip, { purpose: 'dispute_evidence', name: 'Beleg ü.png' });
    const { key, url } = answer.body;
    expect(url).toBe('');
    const { body } = await act(id, 'evidence', { evidence: EVIDENCE, evidence_files: [key] });
    expect(body).toMatchObject({ status: 'under_review', evidence: EVIDENCE, evidence_files: [key] });
    expect(body.submitted_at).toEqual(expect.any(Number));
    expect((await act(id, 'evidence', { evidence: EVIDENCE })).status).toBe(409);
    const path = `/admin/disputes/${id}/evidence/${key}`;
    const file = await shop.api.call('GET', path, { as: 'team' });
    expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Beleg%20%C3%BC.png");
    expect(file.headers['content-length'] ?? file.text.length).not.toBe(0);
    expect((await shop.api.call('GET', path, { as: 'user' })).status).toBe(403);
    const other = await disputed();
    expect((await shop.api.call('GET', `/admin/disputes/${other.id}/evidence/${key}`, { as: 'team' })).status).toBe(
      404,
    );
  });

  it('refuses files of another kind or account, and late responses', async () => {
    const { id } = await disputed();
    const { answer } = await createUploadClient(shop.api, { as: 'admin' }).send(await noisyPng(40), {
      purpose: 'dispute_evidence',
    });
    const refused = await act<Problem>(id, 'evidence', { evidence: EVIDENCE, evidence_files: [answer.body.key] });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'evidence_files']);
    await shop.api.db
      .update(disputes)
      .set({ due_at: new Date(0) })
      .where(eq(disputes.id, id));
    expect((await act<Problem>(id, 'evidence', { evidence: EVIDENCE })).body.code).toBe('dispute_overdue');
  });

  it('that is won frees its money', async () => {
    const { id, order } = await disputed();
    expect((await act<Problem>(id, 'outcome', { status: 'won' })).body.code).toBe('dispute_not_answered');
    await act(id, 'evidence', { evidence: EVIDENCE });
    expect((await act(id, 'outcome', { status: 'won' })).body).toMatchObject({
      status: 'won',
      closed_at: expect.any(Number),
    });
    expect((await orderOf(order)).refunded).toBe(0);
    const body = { amount: 1, currency: 'EUR', reason: 'goodwill' };
    expect((await shop.api.call('POST', `/admin/orders/${order}/refund`, { as: 'team', body })).status).toBe(200);
  });

  it.each(['accepted', 'lost'])('that is %s counts once against its order', async (how) => {
    const { id, order, total } = await disputed();
    if (how === 'lost') await act(id, 'evidence', { evidence: EVIDENCE });
    const end = () => (how === 'lost' ? act(id, 'outcome', { status: 'lost' }) : act(id, 'accept'));
    const answers = await Promise.all([end(), end()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await orderOf(order)).refunded).toBe(total);
  });
});
