import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BoxCodeGift, Problem, UserBox, UserSponsor } from '#generated/schemas.ts';
import { rateLimits } from '#server/core/authentication/accounts.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { type BoxHouse, CARDS, startBoxHouse } from './boxes.sample.ts';
import { boxCodes, boxCodeUses, boxes, boxMonths, boxPeriods } from './boxes.table.ts';
import { retryDue } from './retry-boxes.ts';
import type { BoxRow } from './boxes.table.ts';

type Answer = UserBox & Omit<Problem, 'status'>;
let house: BoxHouse;
beforeAll(async () => (house = await startBoxHouse()));
afterAll(() => house.api.close());
beforeEach(async () => {
  const { db } = house.api;
  for (const table of [boxMonths, boxCodeUses, boxPeriods, boxes, rateLimits]) await db.delete(table);
});

const tokenOf = ({ user_id }: Pick<BoxRow, 'user_id'>) => createSession(house.api.db, user_id, 'test');
const as = async (box: Pick<BoxRow, 'user_id'>) => {
  const token = await tokenOf(box);
  return <T = Answer>(method: string, path: string, body?: object) =>
    house.api.call<T & Omit<Problem, 'status'>>(method, path, { token, ...(body && { body }) });
};
const customer = {
  ...{ firstname: 'Nora', lastname: 'Lindqvist', email: 'nora@example.com' },
  ...{ address: '3 quai de la Fosse', zip_code: '44000', city: 'Nantes', country_id: 'FR' },
};
const card = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2090, cvc: '123' };
const wish = { type: 'vinyl', periodicity: 'monthly', currency: 'EUR', customer };
const codeOf = async (values: object) =>
  (await house.api.call<{ code: string }>('POST', '/admin/box-codes', { as: 'team', body: values })).body.code;

describe("one's own boxes", () => {
  it('are taken out with a card, which is charged with the first record', async () => {
    const own = await as(await house.box());
    const { status, body } = await own('POST', '/user/boxes/vinyl', { ...wish, card, genres: [7] });
    expect([status, body.price, body.card_last4, body.card_expires]).toEqual([201, 29.9, '4242', '2090-12']);
    const declined = await own('POST', '/user/boxes/vinyl', {
      ...wish,
      card: { ...card, number: '4000 0000 0000 0002' },
    });
    expect([declined.status, declined.body.code]).toEqual([402, 'payment_declined']);
    const without = await own('POST', '/user/boxes/vinyl', wish);
    expect(without.body.errors).toEqual([expect.objectContaining({ path: 'card', code: 'input_required' })]);
    const month = await house.begin(body.next_month ?? '');
    const { items } = await house.sample.project();
    await house.prepare(month.id ?? 0, items);
    await house.run();
    const seen = await own('GET', `/user/boxes/${body.id}`);
    expect(seen.body.months).toMatchObject([
      { status: 'ordered', amount: 29.9, title: 'Marisol Vega – Salt & Signal', order_id: expect.any(Number) },
    ]);
    expect((await own<UserBox[]>('GET', '/user/boxes')).body).toHaveLength(2);
  });

  it('are hidden from other accounts', async () => {
    const box = await house.box();
    const stranger = await as(await house.box());
    const { id } = box;
    const answers = await Promise.all([
      stranger('GET', `/user/boxes/${id}`),
      stranger('PUT', '/user/boxes', { id, paused: true }),
      stranger('POST', '/user/boxes/address', { id, customer }),
      stranger('POST', '/user/boxes/payment', { id, card }),
      stranger('DELETE', `/user/boxes/${id}`),
      stranger('POST', '/boxes/code', { id, code: await codeOf({ kind: 'months', months: 3 }) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await house.boxNow(id)).toEqual(box);
  });

  it('keep the record of a month a surprise until it is ordered', async () => {
    const box = await house.box();
    const { id = 0 } = await house.begin('2099-01');
    const { items } = await house.sample.project();
    await house.act(id, 'picks', { item_id: items[0] });
    await house.act(id, 'propose');
    const { body } = await (await as(box))('GET', `/user/boxes/${box.id}`);
    expect(body.months).toMatchObject([{ status: 'planned', title: null, project_id: null }]);
  });

  it('pause, leave a month out, change and end', async () => {
    const box = await house.box({ paid_months: 1 });
    const own = await as(box);
    const change = (values: object) => own('PUT', '/user/boxes', { id: box.id, ...values });
    expect((await change({ paused: true, until: '2099-03' })).body).toMatchObject({ status: 'paused' });
    expect((await change({ paused: false, skip_month: '2099-04' })).body).toMatchObject({
      ...{ status: 'active', paused_until: null, skipped_months: ['2099-04'] },
    });
    expect((await change({ periodicity: 'quarterly', taste: 'No live albums' })).body.price).toBe(87);
    await own('POST', '/user/boxes/address', { id: box.id, customer });
    expect((await house.boxNow(box.id)).city).toBe('Nantes');
    expect((await own('DELETE', `/user/boxes/${box.id}`)).body).toMatchObject({ status: 'active', renews: false });
    await house.api.db.update(boxes).set({ status: 'cancelled' }).where(eq(boxes.id, box.id));
    expect((await change({ taste: null })).body.code).toBe('box_is_over');
  });

  it('are charged the amount due once there is a valid card', async () => {
    const box = await house.box({ card_token: CARDS.declined });
    const { id = 0 } = await house.begin('2099-01');
    await house.prepare(id, (await house.sample.project()).items);
    await house.run();
    expect((await house.period(box)).status).toBe('failed');
    const { body } = await (await as(box))('POST', '/user/boxes/payment', { id: box.id, card });
    expect(body.card_last4).toBe('4242');
    expect(house.api.jobs.at(-1)?.name).toBe('retry-boxes');
    await retryDue(house.context({ now: () => new Date(Date.now() + 1000) }));
    expect((await house.period(box)).status).toBe('ordered');
  });
});

describe('codes', () => {
  it('are looked at without being used, give a box without a card, and are not to be guessed', async () => {
    const box = await house.box();
    const own = await as(box);
    const code = await codeOf({ kind: 'months', months: 3 });
    const check = (typed: string) => own<BoxCodeGift>('PUT', '/boxes/code', { code: typed });
    expect((await check(code.toLowerCase())).body).toMatchObject({ kind: 'months', months: 3 });
    const { body } = await own('POST', '/user/boxes/vinyl', { ...wish, code });
    expect(body).toMatchObject({ paid_months: 3, renews: false, card_last4: null });
    expect((await check(code)).body.code).toBe('code_used_up');
    const less = await codeOf({ kind: 'percent', percent: 20, charges: 2 });
    expect((await own('POST', '/boxes/code', { id: box.id, code: less })).status).toBe(200);
    expect(await house.boxNow(box.id)).toMatchObject({ discount_percent: 20, discount_charges: 2 });
    const answers = [];
    for (let guess = 0; guess < 21; guess++) answers.push((await check('AAAA-AAAA-AAAA-AAAA')).status);
    expect([answers[0], answers.at(-1)]).toEqual([404, 429]);
    await house.api.db.update(boxCodes).set({ active: false });
  });
});

describe('a sponsor', () => {
  it('has one code, and is known by it', async () => {
    const sponsor = await house.box();
    const asked = await as(sponsor);
    const [one, other] = await Promise.all([
      asked<UserSponsor>('GET', '/user/sponsor'),
      asked<UserSponsor>('GET', '/user/sponsor'),
    ]);
    expect(one.body).toEqual(other.body);
    const own = await as(await house.box());
    const { code } = one.body;
    const { body } = await own('POST', '/user/boxes/vinyl', { ...wish, card, sponsor: code.toLowerCase() });
    expect((await house.boxNow(body.id)).sponsor_id).toBe(sponsor.user_id);
    expect((await asked<UserSponsor>('GET', '/user/sponsor')).body).toMatchObject({ brought: 1, rewarded: 0 });
    const unknown = await own('POST', '/user/boxes/vinyl', { ...wish, card, sponsor: 'NOBODY1' });
    expect(unknown.body.errors?.[0]?.code).toBe('sponsor_unknown');
    const oneself = await asked('POST', '/user/boxes/vinyl', { ...wish, card, sponsor: code });
    expect(oneself.body.errors?.[0]?.code).toBe('sponsor_is_oneself');
  });
});

it('keeps tokens of cards out of the history', async () => {
  const box = await house.box();
  await (
    await as(box)
  )('POST', '/user/boxes/payment', { id: box.id, card });
  const { id = 0 } = await house.begin('2099-01');
  await house.prepare(id, (await house.sample.project()).items);
  await house.run();
  const entries = await house.api.db.select().from(auditEntries);
  expect(entries.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['setBoxCard', 'adminRunBoxMonth']));
  expect(JSON.stringify(entries)).not.toContain('pm_test');
});
