import { asc, desc, eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Offer, Problem } from '#generated/schemas.ts';
import { CARDS } from '#server/modules/cart/cart.sample.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { renderInvoice, invoices, issueInvoices, readSheets } from '#server/modules/invoicing/index.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { type ChangeDesk, getLines, getChangeToken, startChanges } from './order-changes.sample.ts';
import { expireChanges } from './expire-changes.ts';

const DAY = 86_400_000;
let now = new Date('2026-11-20T10:00:00Z');
let desk: ChangeDesk;
beforeAll(async () => (desk = await startChanges({ now: () => now })));
afterAll(() => desk.api.close());

const getErrorCode = ({ body }: { body: object }) => (body as Problem).code;
const createRecord = (price = 2000, stock = 10, name = 'Salt & Signal') =>
  desk.sample.project({ name, items: [{ stock, price }] });
const context = () => ({ ...testContext(desk.api), now: () => now });

/** An order of one record at 20 for which another one at `price` is added; `extra` is the charge. */
async function createOfferedChange(price = 3000, stock = 10, keep = false) {
  const [one, other] = [await createRecord(), await createRecord(price, stock, 'Fjord')];
  const order = await desk.order([one, 1]);
  const line = getLines(order)[0]?.id ?? 0;
  const { body, status, text } = await desk.change(order.id, {
    ...(!keep && { lines: [{ order_line_id: line, quantity: 0 }] }),
    added: [{ item_id: other.items[0] ?? 0, quantity: 1 }],
  });
  if (status !== 200) throw new Error(text);
  const extra = body.changes?.[0]?.amount ?? 0;
  return { one, other, order, line, token: getChangeToken(body), extra, change: body.changes?.[0]?.id ?? 0 };
}

describe('a change that costs something', () => {
  it('leaves the order unchanged until its link is paid, and is applied then', async () => {
    const { one, other, order, token, extra } = await createOfferedChange();
    expect(await desk.read(order.id)).toMatchObject({
      ...{ status: 'paid', total: order.total, items_count: 1 },
      changes: [{ status: 'pending', amount: 10, expires_at: expect.any(Number) }],
    });
    expect([(await desk.stock(one)).item, (await desk.stock(other)).item]).toEqual([9, 10]);
    const [mail] = await desk.api.db.select().from(mails).where(eq(mails.order_id, order.id)).orderBy(desc(mails.id));
    expect(mail).toMatchObject({ template: 'change_offer', text: expect.stringContaining(`/offer/${token}`) });
    expect((await desk.getOffer(token)).body).toMatchObject({
      ...{ number: order.number, state: 'open', is_change: true, message: 'The customer asked for it' },
      lines: [{ name: 'Fjord', price: 30 }],
      removed: [{ name: 'Salt & Signal', price: 20 }],
      totals: { items: 30, discount: 20, shipping: 0, vat: 1.67, total: 10 },
    } satisfies { [K in keyof Offer]?: unknown });
    const { body } = await desk.payLink(token, extra);
    expect(body).toMatchObject({ status: 'paid', order_id: order.id });
    const after = await desk.read(order.id);
    expect(after).toMatchObject({
      ...{ status: 'paid', total: order.total + 10, refunded: 0 },
      payments: [{ amount: order.total }, { amount: 10, status: 'paid' }],
      changes: [{ status: 'done', pay_url: null, exchanged: { amount: 20 } }],
    });
    expect(getLines(after)).toMatchObject([{ cancelled: 1 }, { name: 'Fjord', open: 1, price: 30 }]);
    expect([(await desk.stock(one)).item, (await desk.stock(other)).item]).toEqual([10, 9]);
    expect((await desk.getOffer(token)).body).toEqual({
      number: order.number,
      state: 'paid',
      currency: 'EUR',
      is_change: true,
    });
    // the confirmation page confirms with the ids of the payment response
    expect((await desk.confirm(body.cart_id, body.payment_id)).body.order.id).toBe(order.id);
    // both payments can be refunded completely
    const { body: cancelled } = await desk.act(order.id, 'cancel', { reason: 'withdrawal' });
    expect(cancelled).toMatchObject({ status: 'cancelled', refunded: order.total + 10 });
  });

  it('is charged once for repeated and concurrent calls', async () => {
    const { order, token, extra, other } = await createOfferedChange();
    const answers = await Promise.all(
      ['link-1-aaaa', 'link-1-aaaa', 'link-2-bbbb', undefined].map((key) =>
        desk.payLink(token, extra, CARDS.good, key),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.payment_id)).size).toBe(1);
    expect((await desk.payLink(token, extra)).body.payment_id).toBe(answers[0]?.body.payment_id);
    expect((await desk.read(order.id)).payments).toHaveLength(2);
    expect((await desk.stock(other)).item).toBe(9);
  });

  it('charges nothing when the copies are sold meanwhile, or the total differs', async () => {
    const { order, token, extra, other } = await createOfferedChange(3000, 1);
    expect(getErrorCode(await desk.payLink(token, extra + 1))).toBe('offer_changed');
    await desk.buy(other);
    expect(getErrorCode(await desk.payLink(token, extra))).toBe('offer_out_of_stock');
    expect(await desk.read(order.id)).toMatchObject({
      total: order.total,
      payments: [{}],
      changes: [{ status: 'pending' }],
    });
  });

  it('is withdrawn when the order is cancelled', async () => {
    const { order, token, extra } = await createOfferedChange();
    const { body } = await desk.act(order.id, 'cancel', { reason: 'withdrawal' });
    expect(body).toMatchObject({ status: 'cancelled', changes: [{ status: 'withdrawn', pay_url: null }] });
    expect(getErrorCode(await desk.payLink(token, extra))).toBe('offer_changed');
  });

  it('charges nothing if the copies to remove have shipped', async () => {
    const { order, token, extra } = await createOfferedChange();
    await desk.act(order.id, 'ship', { tracking_transporter: 'col', tracking_number: '6A 9' });
    expect(getErrorCode(await desk.payLink(token, extra))).toBe('offer_changed');
    expect((await desk.read(order.id)).payments).toHaveLength(1);
  });

  it('stays open after declined payments, and cancels one when the copies are sold meanwhile', async () => {
    const { order, token, extra, other } = await createOfferedChange(3000, 1);
    expect((await desk.payLink(token, extra, CARDS.declined)).status).toBe(402);
    const { body: pending } = await desk.payLink(token, extra, CARDS.secured);
    expect(pending.status).toBe('requires_action');
    // nothing has changed yet
    expect(await desk.read(order.id)).toMatchObject({ status: 'paid', payment_status: 'paid', total: order.total });
    const changeId = (await desk.read(order.id)).changes?.[0]?.id;
    expect(getErrorCode(await desk.act(order.id, `changes/${changeId}/withdraw`))).toBe('offer_being_paid');
    expect((await desk.confirm(pending.cart_id, pending.payment_id)).status).toBe(409);
    expect((await desk.confirm(pending.cart_id, pending.payment_id, 'fail')).status).toBe(402);
    expect((await desk.read(order.id)).status).toBe('paid');
    const { body: again } = await desk.payLink(token, extra, CARDS.securedToo);
    await desk.buy(other);
    expect(getErrorCode(await desk.confirm(again.cart_id, again.payment_id, 'succeed'))).toBe('offer_out_of_stock');
    expect(await desk.read(order.id)).toMatchObject({
      payments: [{ status: 'paid' }, { status: 'not_paid' }, { status: 'cancelled' }],
      changes: [{ status: 'pending' }],
    });
    await desk.api.db
      .update(items)
      .set({ stock: 1 })
      .where(eq(items.id, other.items[0] ?? 0));
    const { body: third } = await desk.payLink(token, extra, CARDS.secured);
    const answers = await Promise.all([1, 2].map(() => desk.confirm(third.cart_id, third.payment_id, 'succeed')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await desk.read(order.id)).toMatchObject({ total: order.total + 10, changes: [{ status: 'done' }] });
    expect((await desk.stock(other)).item).toBe(0);
  });

  it('can be withdrawn and replaced; only one can be pending', async () => {
    const { order, token, extra, change, other } = await createOfferedChange();
    const input = { added: [{ item_id: other.items[0] ?? 0, quantity: 1 }] };
    expect(getErrorCode(await desk.change(order.id, input))).toBe('change_pending');
    expect((await desk.act(order.id, `changes/${change}/withdraw`)).body.changes).toMatchObject([
      { status: 'withdrawn' },
    ]);
    expect((await desk.act(order.id, `changes/${change}/withdraw`)).status).toBe(409);
    expect((await desk.getOffer(token)).body.state).toBe('changed');
    expect(getErrorCode(await desk.payLink(token, extra))).toBe('offer_changed');
    expect((await desk.change(order.id, input)).body.changes).toMatchObject([
      { status: 'pending', amount: 30 },
      { id: change },
    ]);
    expect((await desk.act(order.id, 'changes/999999/withdraw')).status).toBe(404);
  });

  it('is paid once by other means, recorded by staff, and only with its amount', async () => {
    const { order, token, extra, change } = await createOfferedChange();
    const pay = (fields: object = {}) =>
      desk.act(order.id, `changes/${change}/paid`, {
        ...{ method: 'transfer', amount: extra, currency: 'EUR', reference: 'RF18', paid_on: '2026-11-19' },
        ...fields,
      });
    expect((await pay({ amount: 9 })).body).toMatchObject({ errors: [{ path: 'amount', code: 'amount_differs' }] });
    expect((await pay({ reference: '' })).status).toBe(422);
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await desk.read(order.id)).toMatchObject({
      payments: [{}, { provider: 'manual', reference: 'RF18', amount: 10 }],
      changes: [{ status: 'done' }],
    });
    expect((await desk.getOffer(token)).body.state).toBe('paid');
  });

  it('expires like an offer, and cancels its abandoned 3-D Secure payment', async () => {
    const { order, token, extra } = await createOfferedChange();
    await desk.payLink(token, extra, CARDS.secured);
    now = new Date(now.getTime() + 14 * DAY + 1000);
    expect((await desk.getOffer(token)).body.state).toBe('expired');
    expect(getErrorCode(await desk.payLink(token, extra))).toBe('offer_expired');
    await expireChanges.run({}, context(), { last: true });
    expect(await desk.read(order.id)).toMatchObject({
      payments: [{}, { status: 'cancelled' }],
      changes: [{ status: 'expired' }],
    });
    expect((await desk.getOffer(token)).body.state).toBe('expired');
  });

  it('refuses a forged link', async () => {
    const { token, change } = await createOfferedChange();
    const forged = token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
    expect((await desk.getOffer(forged)).status).toBe(404);
    // it is no link of a draft with the same id
    expect((await desk.getOffer(token.replace(/^c/, ''))).status).toBe(404);
    expect((await desk.getOffer(`c${change + 900}${token.slice(token.indexOf('.'))}`)).status).toBe(404);
  });
});

it('leaves the issued invoice unchanged, and issues a separate invoice for the charge', async () => {
  await desk.api.db.insert(legalEntity).values(DEMO_ENTITY);
  // one order is changed before its invoice is issued, one after
  const [late, early] = [await createOfferedChange(), await createOfferedChange(4500, 10, true)];
  await desk.payLink(late.token, late.extra);
  await issueInvoices.run({}, context(), { last: true });
  await desk.payLink(early.token, early.extra);
  await issueInvoices.run({}, context(), { last: true });
  await issueInvoices.run({}, context(), { last: true });
  for (const { order, extra } of [late, early]) {
    const issued = await desk.api.db
      .select()
      .from(invoices)
      .where(eq(invoices.order_id, order.id))
      .orderBy(asc(invoices.id));
    expect(issued.map(({ type, total, change_id }) => [type, total / 100, change_id !== null])).toEqual([
      ['invoice', order.total, false],
      ['invoice', extra, true],
    ]);
    const [first, second] = issued;
    for (const one of issued) expect(one.lines.reduce((sum, line) => sum + line.total, 0)).toBe(one.total);
    expect(first?.lines.map(({ kind }) => kind)).not.toContain('other');
    expect((first?.vat ?? 0) + (second?.vat ?? 0)).toBe(Math.round(((await desk.read(order.id)).vat ?? 0) * 100));
    const [sheet] = await readSheets(desk.api.db, [second?.id ?? 0]);
    if (!sheet) throw new Error('no sheet');
    expect((await extractText(new Uint8Array(await renderInvoice(sheet)), { mergePages: true })).text).toContain(
      'Fjord',
    );
  }
  // the refunds of both are credited to the cent
  await desk.act(early.order.id, 'cancel', { reason: 'withdrawal' });
  await issueInvoices.run({}, context(), { last: true });
  const documents = await desk.api.db.select().from(invoices).where(eq(invoices.order_id, early.order.id));
  expect(documents.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  expect(documents.reduce((sum, { vat }) => sum + vat, 0)).toBe(0);
});
