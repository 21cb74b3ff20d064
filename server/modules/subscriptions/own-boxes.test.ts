import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoxCodeGift, Problem, UserBox, UserBoxCard, UserReview, UserSponsor } from '#generated/schemas.ts';
import { rateLimits } from '#server/core/authentication/accounts.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { cardSetups, testProvider } from '#server/modules/payments/index.ts';
import { issueInvoices } from '#server/modules/invoicing/index.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { type SampleSubscriptions, CARDS, startSubscriptions } from './boxes.sample.ts';
import { boxCodes } from '#server/modules/pricing/index.ts';
import { boxCodeUses, boxes, boxMonths, boxPeriods } from './boxes.table.ts';
import { retryDuePeriods } from './retry-boxes.ts';
import type { BoxRow } from './boxes.table.ts';

type Answer = UserBox & Omit<Problem, 'status'>;
let shop: SampleSubscriptions;
beforeAll(async () => (shop = await startSubscriptions()));
afterAll(() => shop.api.close());
beforeEach(async () => {
  const { db } = shop.api;
  for (const table of [boxMonths, boxCodeUses, boxPeriods, boxes, rateLimits]) await db.delete(table);
});

const createToken = ({ user_id }: Pick<BoxRow, 'user_id'>) => createSession(shop.api.db, user_id, 'test');
const createCaller = async (box: Pick<BoxRow, 'user_id'>) => {
  const token = await createToken(box);
  return <T = Answer>(method: string, path: string, body?: object) =>
    shop.api.call<T & Omit<Problem, 'status'>>(method, path, { token, ...(body && { body }) });
};
const customer = {
  ...{ firstname: 'Nora', lastname: 'Lindqvist', email: 'nora@example.com' },
  ...{ address: '3 quai de la Fosse', zip_code: '44000', city: 'Nantes', country_id: 'FR' },
};
const card = { number: '4242 4242 4242 4242', expiry: '12 / 90', cvc: '123' };
const request = { type: 'vinyl', periodicity: 'monthly', currency: 'EUR', customer };
const createBoxCode = async (values: object) =>
  (await shop.api.call<{ code: string }>('POST', '/admin/box-codes', { as: 'team', body: values })).body.code;

describe("a user's boxes", () => {
  it('are created with a card, which is charged with the first record', async () => {
    const asSubscriber = await createCaller(await shop.box());
    const { status, body } = await asSubscriber('POST', '/user/boxes/vinyl', { ...request, card, genres: [7] });
    expect([status, body.price, body.card_last4, body.card_expires]).toEqual([201, 29.9, '4242', '2090-12']);
    const declined = await asSubscriber('POST', '/user/boxes/vinyl', {
      ...request,
      card: { ...card, number: '4000 0000 0000 0002' },
    });
    expect([declined.status, declined.body.code]).toEqual([402, 'payment_declined']);
    const withoutCard = await asSubscriber('POST', '/user/boxes/vinyl', request);
    expect(withoutCard.body.errors).toEqual([expect.objectContaining({ path: 'card', code: 'input_required' })]);
    const month = await shop.begin(body.next_month ?? '');
    const { items } = await shop.sample.project();
    await shop.prepare(month.id ?? 0, items);
    await shop.run();
    const details = await asSubscriber('GET', `/user/boxes/${body.id}`);
    expect(details.body.months).toMatchObject([
      { status: 'ordered', amount: 29.9, title: 'Marisol Vega – Salt & Signal', order_id: expect.any(Number) },
    ]);
    expect((await asSubscriber<UserBox[]>('GET', '/user/boxes')).body).toHaveLength(2);

    await shop.api.db.insert(legalEntity).values(DEMO_ENTITY);
    await issueInvoices.run({}, shop.context(), { last: false });
    const invoice = { id: body.id, month: body.next_month };
    const pdf = await asSubscriber('POST', '/user/boxes/invoice', invoice);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const asStranger = await createCaller(await shop.box());
    expect((await asStranger('POST', '/user/boxes/invoice', invoice)).status).toBe(404);
    expect((await asSubscriber('POST', '/user/boxes/invoice', { ...invoice, month: '2020-01' })).status).toBe(404);
  });

  it('have the ratings of their records, for the subscriber alone', async () => {
    const box = await shop.box({ paid_months: 1 });
    const asSubscriber = await createCaller(box);
    const month = await shop.begin('2099-01');
    const { id: project_id, items } = await shop.sample.project();
    const review = (rating: number | null) =>
      asSubscriber('POST', '/comments', { project_id, text: 'Warm sound.', rating });
    expect((await review(4)).status).toBe(201);
    const path = `/user/boxes/${box.id}/reviews/${box.user_id}`;
    const readRatings = async () =>
      (await asSubscriber<UserReview[]>('GET', path)).body.map((entry) => [entry.project.id, entry.rating]);
    expect(await readRatings()).toEqual([]);
    await shop.prepare(month.id ?? 0, items);
    await shop.run();
    await review(null);
    expect(await readRatings()).toEqual([[project_id, 4]]);
    const stranger = await shop.box();
    const asStranger = await createCaller(stranger);
    expect((await asStranger('GET', path)).status).toBe(404);
    expect((await asStranger('GET', `/user/boxes/${stranger.id}/reviews/${box.user_id}`)).status).toBe(404);
  });

  it('keep the reason of their cancellation', async () => {
    const box = await shop.box();
    const asSubscriber = await createCaller(box);
    await asSubscriber('DELETE', `/user/boxes/${box.id}?reason=Moving%20abroad`);
    expect(await shop.loadBox(box.id)).toMatchObject({ status: 'cancelled', cancelled_because: 'Moving abroad' });
  });

  it('are hidden from other accounts', async () => {
    const box = await shop.box();
    const asStranger = await createCaller(await shop.box());
    const { id } = box;
    const answers = await Promise.all([
      asStranger('GET', `/user/boxes/${id}`),
      asStranger('PUT', '/user/boxes', { id, paused: true }),
      asStranger('POST', '/user/boxes/address', { id, customer }),
      asStranger('POST', '/user/boxes/payment', { id, card }),
      asStranger('DELETE', `/user/boxes/${id}`),
      asStranger('POST', '/boxes/code', { id, code: await createBoxCode({ kind: 'months', months: 3 }) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await shop.loadBox(id)).toEqual(box);
  });

  it('hide the record of a month until it is ordered', async () => {
    const box = await shop.box();
    const { id = 0 } = await shop.begin('2099-01');
    const { items } = await shop.sample.project();
    await shop.act(id, 'picks', { item_id: items[0] });
    await shop.act(id, 'propose');
    const { body } = await (await createCaller(box))('GET', `/user/boxes/${box.id}`);
    expect(body.months).toMatchObject([{ status: 'planned', title: null, project_id: null }]);
  });

  it('are paused, resumed, skipped for a month, changed and cancelled', async () => {
    const box = await shop.box({ paid_months: 1 });
    const asSubscriber = await createCaller(box);
    const change = (values: object) => asSubscriber('PUT', '/user/boxes', { id: box.id, ...values });
    expect((await change({ paused: true, until: '2099-03' })).body).toMatchObject({ status: 'paused' });
    expect((await change({ paused: false, skip_month: '2099-04' })).body).toMatchObject({
      ...{ status: 'active', paused_until: null, skipped_months: ['2099-04'] },
    });
    expect((await change({ periodicity: 'quarterly', taste: 'No live albums' })).body.price).toBe(87);
    await asSubscriber('POST', '/user/boxes/address', { id: box.id, customer });
    expect((await shop.loadBox(box.id)).city).toBe('Nantes');
    const { body: cancelled } = await asSubscriber('DELETE', `/user/boxes/${box.id}`);
    expect(cancelled).toMatchObject({ status: 'active', renews: false });
    await shop.api.db.update(boxes).set({ status: 'cancelled' }).where(eq(boxes.id, box.id));
    expect((await change({ taste: null })).body.code).toBe('box_is_over');
  });

  it('are charged the amount due after a new card is saved', async () => {
    const box = await shop.box({ card_token: CARDS.declined });
    const { id = 0 } = await shop.begin('2099-01');
    await shop.prepare(id, (await shop.sample.project()).items);
    await shop.run();
    expect((await shop.period(box)).status).toBe('failed');
    const { body } = await (await createCaller(box))('POST', '/user/boxes/payment', { id: box.id, card });
    expect(body.card_last4).toBe('4242');
    expect(shop.api.jobs.at(-1)?.name).toBe('retry-boxes');
    await retryDuePeriods(shop.context({ now: () => new Date(Date.now() + 1000) }));
    expect((await shop.period(box)).status).toBe('ordered');
  });
});

describe('a new card that requires 3-D Secure', () => {
  const secured = { ...card, number: '4000 0025 0000 3155' };
  const createSetter = async (box: BoxRow) => {
    const asSubscriber = await createCaller(box);
    return (body: object) => asSubscriber<UserBoxCard>('POST', '/user/boxes/payment', { id: box.id, ...body });
  };

  it('is set once the bank has confirmed it, and charges the amount due', async () => {
    const box = await shop.box({ card_token: CARDS.declined });
    const { id = 0 } = await shop.begin('2099-01');
    await shop.prepare(id, (await shop.sample.project()).items);
    await shop.run();
    const set = await createSetter(box);
    const { status, body } = await set({ card: secured });
    expect([status, body.setup_id, body.card_last4]).toEqual([200, expect.stringMatching(/^seti_test_/), '4242']);
    expect((await shop.loadBox(box.id)).card_token).toBe(CARDS.declined);
    const { setup_id } = body;
    // without an answer of the bank
    expect((await set({ setup_id })).body).toMatchObject({ setup_id, card_last4: '4242' });
    const jobs = shop.api.jobs.length;
    const confirmed = await set({ setup_id, authentication: 'succeed' });
    expect([confirmed.status, confirmed.body.setup_id, confirmed.body.card_last4]).toEqual([200, null, '3155']);
    expect(await shop.loadBox(box.id)).toMatchObject({ card_token: 'pm_test_4000002500003155', card_last4: '3155' });
    expect(shop.api.jobs.slice(jobs).map(({ name }) => name)).toEqual(['retry-boxes']);
  });

  it('is not set when the bank refuses, and can be tried again', async () => {
    const box = await shop.box();
    const set = await createSetter(box);
    const { setup_id } = (await set({ card: secured })).body;
    const refused = await set({ setup_id, authentication: 'fail' });
    expect([refused.status, refused.body.code]).toEqual([402, 'payment_declined']);
    expect(refused.body.errors).toMatchObject([{ code: 'authentication_failed' }]);
    expect((await set({ setup_id, authentication: 'succeed' })).status).toBe(402);
    expect((await shop.loadBox(box.id)).card_token).toBe(CARDS.good);
    const again = await set({ card: secured });
    expect((await set({ setup_id: again.body.setup_id, authentication: 'succeed' })).body.card_last4).toBe('3155');
  });

  it('is neither saved nor set for the box or with the set-up of another, or for one that has ended', async () => {
    const box = await shop.box();
    const { setup_id } = (await (await createSetter(box))({ card: secured })).body;
    const own = await shop.box();
    const set = await createSetter(own);
    expect((await set({ setup_id, authentication: 'succeed' })).status).toBe(404);
    const setups = await shop.api.db.$count(cardSetups);
    const save = vi.spyOn(testProvider, 'saveCard');
    expect((await set({ id: box.id, card: secured })).status).toBe(404);
    await shop.api.db.update(boxes).set({ status: 'ended' }).where(eq(boxes.id, own.id));
    const { status, body } = await set({ card: secured });
    expect([status, body.code]).toEqual([409, 'box_is_over']);
    expect([save.mock.calls.length, await shop.api.db.$count(cardSetups)]).toEqual([0, setups]);
    save.mockRestore();
    expect((await shop.loadBox(box.id)).card_token).toBe(CARDS.good);
  });

  it('takes out a box after it was saved in the account', async () => {
    const asSubscriber = await createCaller(await shop.box());
    const direct = await asSubscriber('POST', '/user/boxes/vinyl', { ...request, card: secured });
    expect([direct.status, direct.body.errors?.[0]?.code]).toEqual([402, 'authentication_failed']);
    const { setup_id } = (await asSubscriber<{ setup_id: string }>('POST', '/user/cards', { card: secured })).body;
    const confirmation = { setup_id, authentication: 'succeed' };
    const { body } = await asSubscriber<{ card: { id: number } }>('POST', '/user/cards/confirm', confirmation);
    const taken = await asSubscriber('POST', '/user/boxes/vinyl', { ...request, card_id: body.card.id });
    expect([taken.status, taken.body.card_last4, taken.body.renews]).toEqual([201, '3155', true]);
    const stranger = await createCaller(await shop.box());
    const refused = await stranger('POST', '/user/boxes/vinyl', { ...request, card_id: body.card.id });
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, 'card_not_saved']);
  });
});

describe('codes', () => {
  it('are checked without being used, replace a card, and are rate limited', async () => {
    const box = await shop.box();
    const asSubscriber = await createCaller(box);
    const code = await createBoxCode({ kind: 'months', months: 3 });
    const check = (input: string) => asSubscriber<BoxCodeGift>('PUT', '/boxes/code', { code: input });
    expect((await check(code.toLowerCase())).body).toMatchObject({ kind: 'months', months: 3 });
    const { body } = await asSubscriber('POST', '/user/boxes/vinyl', { ...request, code });
    expect(body).toMatchObject({ paid_months: 3, renews: false, card_last4: null });
    expect((await check(code)).body.code).toBe('code_used_up');
    const reduction = await createBoxCode({ kind: 'percent', percent: 20, charges: 2 });
    expect((await asSubscriber('POST', '/boxes/code', { id: box.id, code: reduction })).status).toBe(200);
    expect(await shop.loadBox(box.id)).toMatchObject({ discount_percent: 20, discount_charges: 2 });
    const answers = [];
    for (let attempt = 0; attempt < 21; attempt++) answers.push((await check('AAAA-AAAA-AAAA-AAAA')).status);
    expect([answers[0], answers.at(-1)]).toEqual([404, 429]);
    await shop.api.db.update(boxCodes).set({ active: false });
  });
});

describe('a sponsor', () => {
  it('has one code, which is stored with the boxes of referred subscribers', async () => {
    const sponsor = await shop.box();
    const asSponsor = await createCaller(sponsor);
    const [first, second] = await Promise.all([
      asSponsor<UserSponsor>('GET', '/user/sponsor'),
      asSponsor<UserSponsor>('GET', '/user/sponsor'),
    ]);
    expect(first.body).toEqual(second.body);
    const asSubscriber = await createCaller(await shop.box());
    const { code } = first.body;
    const { body } = await asSubscriber('POST', '/user/boxes/vinyl', { ...request, card, sponsor: code.toLowerCase() });
    expect((await shop.loadBox(body.id)).sponsor_id).toBe(sponsor.user_id);
    expect((await asSponsor<UserSponsor>('GET', '/user/sponsor')).body).toMatchObject({ brought: 1, rewarded: 0 });
    const unknown = await asSubscriber('POST', '/user/boxes/vinyl', { ...request, card, sponsor: 'NOBODY1' });
    expect(unknown.body.errors?.[0]?.code).toBe('sponsor_unknown');
    const selfReferral = await asSponsor('POST', '/user/boxes/vinyl', { ...request, card, sponsor: code });
    expect(selfReferral.body.errors?.[0]?.code).toBe('sponsor_is_oneself');
  });
});

it('writes no card tokens to the audit log', async () => {
  const box = await shop.box();
  const asSubscriber = await createCaller(box);
  await asSubscriber('POST', '/user/boxes/payment', { id: box.id, card });
  const { id = 0 } = await shop.begin('2099-01');
  await shop.prepare(id, (await shop.sample.project()).items);
  await shop.run();
  const entries = await shop.api.db.select().from(auditEntries);
  expect(entries.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['setBoxCard', 'adminRunBoxMonth']));
  expect(JSON.stringify(entries)).not.toContain('pm_test');
});
