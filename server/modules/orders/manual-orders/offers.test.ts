import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ManualOrder, Offer } from '#generated/schemas.ts';
import { CARDS, payment } from '#server/modules/cart/cart.sample.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { startDesk, TERMS, getOfferToken, type DraftDesk } from './draft.sample.ts';
import { markExpiredOffers } from './expire-offers.ts';
import { orders } from '../orders.table.ts';
import { payments } from '#server/modules/payments/index.ts';

let now = new Date('2026-11-22T10:00:00Z');
let desk: DraftDesk;
beforeAll(async () => (desk = await startDesk({ now: () => now })));
afterAll(() => desk.api.close());

const DAY = 86_400_000;
const getOffer = async (token: string) => desk.api.call<Offer>('GET', `/offers/${token}`);
const getErrorCode = ({ body }: { body: unknown }) => (body as { code?: string }).code;

async function createOffer(quantity = 2, stock = 9) {
  const project = await desk.sample.project({ items: [{ price: 2000, stock }] });
  const { body } = await desk.draft({ lines: [{ item_id: project.items[0] ?? 0, quantity }], message: 'As agreed.' });
  return { project, draft: body, token: await desk.offer(body.id) };
}

/** Reads a draft's orders from the database, each with its payments. */
async function loadOrders(id: number): Promise<[status: string, ...payments: string[]][]> {
  const rows = await desk.api.db.select().from(orders).where(eq(orders.manual_order_id, id)).orderBy(orders.id);
  return Promise.all(
    rows.map(async (order): Promise<[string, ...string[]]> => [
      order.status,
      ...(await desk.api.db.select().from(payments).where(eq(payments.order_id, order.id))).map(({ status }) => status),
    ]),
  );
}

const updateDraft = (draft: ManualOrder, version: number, body: object) =>
  desk.api.call<ManualOrder>('PUT', `/admin/orders-manual/${draft.id}`, {
    as: 'team',
    body: { ...TERMS, ...body },
    headers: { 'if-match': `"${version}"` },
  });

describe('the pay link', () => {
  it('is mailed in the customer’s language with its items', async () => {
    const { draft, token } = await createOffer();
    const [mail] = await desk.api.db.select().from(mails).where(eq(mails.template, 'offer')).orderBy(mails.id);
    expect(mail).toMatchObject({ recipient: 'lea.moreau@example.com', subject: `Votre offre ${draft.number}` });
    expect(mail?.text).toContain(`/fr/offer/${token}`);
    expect(mail?.text).toContain('As agreed.');
    const { body } = await getOffer(token);
    expect(body).toMatchObject({
      number: draft.number,
      state: 'open',
      message: 'As agreed.',
      customer: { firstname: 'Léa', city: 'Paris' },
      lines: [{ name: 'Salt & Signal', quantity: 2, price: 20 }],
      totals: { total: draft.total, currency: 'EUR', country_id: 'FR' },
    });
  });

  it('takes the payment, places the order and mails its confirmation', async () => {
    const { project, draft, token } = await createOffer();
    expect(await desk.stock(project)).toMatchObject({ item: 9 });
    const { status, body } = await desk.payOffer(token, draft.total);
    expect([status, body.status]).toEqual([200, 'paid']);
    expect(await desk.stock(project)).toMatchObject({ item: 7, sold: 2 });
    expect(await desk.read(draft.id)).toMatchObject({ status: 'paid', order_id: body.order_id, pay_url: null });
    const confirmation = await desk.confirm(body.cart_id, body.payment_id);
    expect(confirmation.body.order).toMatchObject({ id: body.order_id, total: draft.total });
    expect((await getOffer(token)).body).toMatchObject({ state: 'paid' });
    const sentMails = await desk.api.db.select().from(mails).where(eq(mails.order_id, body.order_id));
    expect(sentMails.map(({ template }) => template)).toEqual(['order_confirmation']);
  });

  it('charges once for concurrent payments', async () => {
    const { project, draft, token } = await createOffer(3);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => desk.payOffer(token, draft.total, CARDS.good, `offer-key-${index % 4}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.payment_id)).size).toBe(1);
    expect(await loadOrders(draft.id)).toEqual([['paid', 'paid']]);
    expect(await desk.stock(project)).toMatchObject({ item: 6, sold: 3 });
  });

  it('is paid once when staff marks it as paid at the same time', async () => {
    const { draft, token } = await createOffer();
    const money = { method: 'cash', amount: draft.total, currency: 'EUR', paid_on: '2026-11-20' };
    await Promise.all([
      desk.payOffer(token, draft.total),
      desk.act(draft.id, 'paid', money),
      desk.payOffer(token, draft.total),
    ]);
    expect(await loadOrders(draft.id)).toEqual([['paid', 'paid']]);
    expect(await desk.read(draft.id)).toMatchObject({ status: 'paid' });
  });

  it('changes nothing for a declined card, and accepts another one', async () => {
    const { project, draft, token } = await createOffer();
    expect(getErrorCode(await desk.payOffer(token, draft.total, CARDS.declined))).toBe('payment_declined');
    expect(await loadOrders(draft.id)).toEqual([]);
    expect(await desk.stock(project)).toMatchObject({ item: 9 });
    expect((await desk.payOffer(token, draft.total)).status).toBe(200);
  });

  it('waits for 3-D Secure, and blocks changes meanwhile', async () => {
    const { draft, token } = await createOffer();
    const { body } = await desk.payOffer(token, draft.total, CARDS.secured);
    expect(body.status).toBe('requires_action');
    expect(getErrorCode(await desk.act(draft.id, 'revoke'))).toBe('offer_being_paid');
    expect(getErrorCode(await updateDraft(draft, 2, { city: 'Lyon' }))).toBe('offer_being_paid');
    // the cart id of the offer cannot be paid as a cart
    expect((await desk.pay(payment(body.cart_id))).status).toBe(404);
    expect((await desk.confirm(body.cart_id, body.payment_id, 'fail')).status).toBe(402);
    expect(await desk.read(draft.id)).toMatchObject({ status: 'offered', order_id: null });
    const again = await desk.payOffer(token, draft.total, CARDS.secured);
    expect((await desk.confirm(again.body.cart_id, again.body.payment_id, 'succeed')).status).toBe(200);
    expect(await loadOrders(draft.id)).toEqual([
      ['cancelled', 'not_paid'],
      ['paid', 'paid'],
    ]);
    expect(await desk.read(draft.id)).toMatchObject({ status: 'paid' });
  });

  it('returns 404 for a forged token', async () => {
    const { draft, token } = await createOffer();
    const forged = token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
    const [id, until, signature] = token.split('.');
    expect((await getOffer(forged)).status).toBe(404);
    expect((await getOffer([id, Number(until) + 9, signature].join('.'))).status).toBe(404);
    expect((await desk.payOffer(forged, draft.total)).status).toBe(404);
    expect((await getOffer('1.1.nonsense')).status).toBe(400);
  });

  it('reports that it was withdrawn, changed or replaced, and charges nothing', async () => {
    const { draft, token } = await createOffer();
    await desk.act(draft.id, 'revoke');
    expect((await getOffer(token)).body).toEqual({ number: draft.number, state: 'changed', currency: 'EUR' });
    expect(getErrorCode(await desk.payOffer(token, draft.total))).toBe('offer_changed');
    now = new Date(now.getTime() + 60_000);
    const second = await desk.offer(draft.id);
    expect((await getOffer(token)).body.state).toBe('changed');
    const { version } = await desk.read(draft.id);
    const changed = await updateDraft(draft, version ?? 0, { discount_amount: 1, discount_reason: 'Late' });
    expect(changed.body).toMatchObject({ status: 'draft', pay_url: null, total: draft.total - 1 });
    expect((await getOffer(second)).body.state).toBe('changed');
    now = new Date(now.getTime() + 60_000);
    const third = await desk.offer(draft.id);
    // the total of a page opened before the change
    expect(getErrorCode(await desk.payOffer(third, draft.total))).toBe('offer_changed');
    expect((await desk.payOffer(third, draft.total - 1)).status).toBe(200);
  });

  it('expires on time, also before the job marks it', async () => {
    const { draft, token } = await createOffer();
    now = new Date(now.getTime() + 14 * DAY + 1000);
    expect((await getOffer(token)).body).toMatchObject({ state: 'expired' });
    expect(getErrorCode(await desk.payOffer(token, draft.total))).toBe('offer_expired');
    await markExpiredOffers({ db: desk.api.db, now: () => now });
    expect(await desk.read(draft.id)).toMatchObject({ status: 'expired' });
    expect((await getOffer(token)).body).toMatchObject({ state: 'expired' });
    const renewed = await desk.act(draft.id, 'offer', { days: 1 });
    expect((await desk.payOffer(getOfferToken(renewed.body), draft.total)).status).toBe(200);
  });

  it('returns 409 once the copies are sold', async () => {
    const { project, draft, token } = await createOffer(2, 2);
    await desk.buy(project);
    const { status, body } = await desk.payOffer(token, draft.total);
    expect([status, getErrorCode({ body })]).toEqual([409, 'offer_out_of_stock']);
    expect(await loadOrders(draft.id)).toEqual([]);
  });
});
