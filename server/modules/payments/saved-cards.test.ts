import type { AuthAnswer, CardSetup, PayAnswer, Problem, SavedCard } from '#generated/schemas.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '#server/core/authentication/accounts.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { payment } from '#server/modules/cart/cart.sample.ts';
import { type SampleShop, startShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { openAccount } from '#server/testing/sign-up.ts';
import type { TestApi } from '#server/testing/start-api.ts';
import { mailExpiringCards } from './mail-expiring-cards.ts';
import { paymentAttempts, payments } from './payments.table.ts';
import { savedCards } from './saved-cards.table.ts';
import { testProvider } from './test-provider.ts';

const PASSWORD = 'seventh-side-b';
const VISA = '4242 4242 4242 4242';
const MASTERCARD = '5555 5555 5555 4444';
const SECURED = '4000 0025 0000 3155';

let shop: SampleShop;
let api: TestApi;
beforeAll(async () => {
  shop = await startShop();
  ({ api } = shop);
});
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());

/** Pays a new cart of one record. */
async function pay(source: object, as: { readonly token?: string } = {}) {
  const cart = await shop.cart(await shop.sample.project());
  const { card: _, ...body } = payment(cart);
  return api.call<PayAnswer & Omit<Problem, 'status'>>('POST', '/cart/pay', { ...as, body: { ...body, ...source } });
}

let accounts = 0;
/** Creates an account and returns calls with its token. */
async function createAccount() {
  const email = `cards.${++accounts}@example.com`;
  await openAccount(api, { email });
  const { token } = (await api.call<AuthAnswer>('POST', '/auth/login', { body: { email, password: PASSWORD } })).body;
  return {
    email,
    list: async () => (await api.call<SavedCard[]>('GET', '/user/cards', { token })).body,
    add: (number: string, expiry = '12 / 90') =>
      api.call<CardSetup & Problem>('POST', '/user/cards', { token, body: { card: { number, expiry, cvc: '123' } } }),
    confirm: (setup_id: string, authentication: 'succeed' | 'fail') =>
      api.call<CardSetup & Problem>('POST', '/user/cards/confirm', { token, body: { setup_id, authentication } }),
    post: (body: object) => api.call<Problem>('POST', '/user/cards', { token, body }),
    pay: (source: object) => pay(source, { token }),
    payAsVisitor: (source: object) => pay(source),
    setDefault: (id: number | undefined) => api.call<SavedCard>('POST', `/user/cards/${id}/default`, { token }),
    remove: (id: number | undefined) => api.call('DELETE', `/user/cards/${id}`, { token }),
  };
}

describe('saved cards', () => {
  it('are listed without card number or token, the default first', async () => {
    const account = await createAccount();
    expect(await account.list()).toEqual([]);
    const { status, body } = await account.add(VISA);
    expect(status).toBe(200);
    expect(body.card).toEqual({
      ...{ id: expect.any(Number), card_brand: 'visa', card_last4: '4242', card_expires: '2090-12' },
      ...{ is_default: true, created_at: expect.any(Number) },
    });
    await account.add(MASTERCARD, '3/91');
    const cards = await account.list();
    expect(cards.map(({ card_brand, card_expires, is_default }) => [card_brand, card_expires, is_default])).toEqual([
      ['visa', '2090-12', true],
      ['mastercard', '2091-03', false],
    ]);
    expect(JSON.stringify(cards)).not.toMatch(/4242424242|5555555555|pm_test/);
  });

  it('are saved once: the same card again renews its expiry', async () => {
    const account = await createAccount();
    await account.add(VISA);
    await Promise.all([account.add(VISA, '01 / 91'), account.add(VISA, '01 / 91')]);
    expect(await account.list()).toMatchObject([{ card_expires: '2091-01', is_default: true }]);
  });

  it('have one default, also after concurrent changes', async () => {
    const account = await createAccount();
    await Promise.all([account.add(VISA), account.add(MASTERCARD)]);
    const ids = (await account.list()).map(({ id }) => id);
    await Promise.all([...ids, ...ids].map((id) => account.setDefault(id)));
    expect((await account.list()).filter(({ is_default }) => is_default)).toHaveLength(1);
    expect((await account.setDefault(ids[1])).body).toMatchObject({ id: ids[1], is_default: true });
    expect((await account.list()).map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  });

  it('are removed, and the newest of the others becomes the default', async () => {
    const account = await createAccount();
    await account.add(VISA);
    await account.add(MASTERCARD);
    const [visa, mastercard] = await account.list();
    const removeSpy = vi.spyOn(testProvider, 'removeCard');
    expect((await account.remove(visa?.id)).status).toBe(204);
    expect(removeSpy).toHaveBeenCalledOnce();
    expect(await account.list()).toMatchObject([{ id: mastercard?.id, is_default: true }]);
    expect((await account.remove(visa?.id)).status).toBe(404);
  });

  it('are gone although the provider cannot be reached', async () => {
    const account = await createAccount();
    const { body } = await account.add(VISA);
    vi.spyOn(testProvider, 'removeCard').mockRejectedValueOnce(new Error('unreachable'));
    expect((await account.remove(body.card?.id)).status).toBe(204);
    expect(await account.list()).toEqual([]);
  });

  it('are refused with the field and the reason', async () => {
    const account = await createAccount();
    const declined = await account.add('4000 0000 0000 0127');
    expect([declined.status, declined.body.errors?.[0]]).toMatchObject([
      402,
      { path: 'card.cvc', code: 'incorrect_cvc' },
    ]);
    expect((await account.add('4242 4242 4242 4241')).body.errors?.[0]).toMatchObject({
      ...{ path: 'card.number', code: 'incorrect_number' },
    });
    expect((await account.post({})).body.errors?.[0]).toMatchObject({ path: 'card', code: 'input_required' });
    expect(await account.list()).toEqual([]);
  });

  it('of another provider are not offered, and leave the default to those that can pay', async () => {
    const account = await createAccount();
    await account.add(VISA);
    const [id = 0] = (await account.list()).map((card) => card.id);
    // as after the shop has switched its provider
    await api.db.update(savedCards).set({ provider: 'stripe' }).where(eq(savedCards.id, id));
    expect(await account.list()).toEqual([]);
    await account.add(MASTERCARD);
    expect(await account.list()).toMatchObject([{ card_brand: 'mastercard', is_default: true }]);
    const refused = await account.pay({ card_id: id });
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: 'card_id', code: 'card_not_saved' }]]);
  });

  it('belong to one account', async () => {
    const [owner, other] = [await createAccount(), await createAccount()];
    const { body } = await owner.add(VISA);
    expect((await other.setDefault(body.card?.id)).status).toBe(404);
    expect((await other.remove(body.card?.id)).status).toBe(404);
    expect(await other.list()).toEqual([]);
    expect(await owner.list()).toHaveLength(1);
    expect((await api.call('GET', '/user/cards')).status).toBe(401);
  });
});

describe('a payment by a saved card', () => {
  it('charges the chosen card of the account', async () => {
    const account = await createAccount();
    await account.add(VISA);
    const { body } = await account.add(MASTERCARD);
    const paid = await account.pay({ card_id: body.card?.id });
    expect([paid.status, paid.body]).toMatchObject([200, { status: 'paid' }]);
    const [payment] = await api.db.select().from(payments).where(eq(payments.provider_id, paid.body.payment_id));
    expect(payment).toMatchObject({ card_brand: 'mastercard', card_last4: '4444' });
  });

  it('is refused with the field for the card of another account, and for a visitor, before copies are reserved', async () => {
    const [owner, other] = [await createAccount(), await createAccount()];
    const { body } = await owner.add(VISA);
    const attempts = await api.db.$count(paymentAttempts);
    for (const payer of [other, { pay: other.payAsVisitor }]) {
      const refused = await payer.pay({ card_id: body.card?.id });
      expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: 'card_id', code: 'card_not_saved' }]]);
    }
    expect(await api.db.$count(paymentAttempts)).toBe(attempts);
  });

  it('is refused once the card has expired', async () => {
    const account = await createAccount();
    const { body } = await account.add(VISA);
    await api.db
      .update(savedCards)
      .set({ card_expires: '2020-01' })
      .where(eq(savedCards.id, body.card?.id ?? 0));
    const refused = await account.pay({ card_id: body.card?.id });
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: 'card_id', code: 'expired_card' }]]);
  });
});

describe('a card that requires 3-D Secure', () => {
  it('is saved once the bank has confirmed it, by its account only', async () => {
    const [owner, other] = [await createAccount(), await createAccount()];
    const { body } = await owner.add(SECURED);
    expect(body).toMatchObject({ card: null, client_secret: expect.any(String) });
    expect(await owner.list()).toEqual([]);
    expect((await other.confirm(body.setup_id ?? '', 'succeed')).status).toBe(404);
    expect((await owner.confirm(body.setup_id ?? '', 'succeed')).body).toMatchObject({
      card: { card_last4: '3155', is_default: true },
    });
    await owner.confirm(body.setup_id ?? '', 'succeed');
    expect(await owner.list()).toHaveLength(1);
    expect(await other.list()).toEqual([]);
  });

  it('is not saved when the bank refuses it', async () => {
    const account = await createAccount();
    const { body } = await account.add(SECURED);
    expect(await account.confirm(body.setup_id ?? '', 'fail')).toMatchObject({
      status: 402,
      body: { errors: [{ code: 'authentication_failed' }] },
    });
    expect(await account.list()).toEqual([]);
  });
});

describe('the letter before a card expires', () => {
  const runAt = (moment: string) =>
    mailExpiringCards.run({}, testContext(api, { now: () => new Date(moment) }), { last: true });
  const readLetters = (email: string) =>
    api.db
      .select({ subject: mails.subject, text: mails.text })
      .from(mails)
      .where(and(eq(mails.recipient, email), eq(mails.template, 'card_expiring')));

  it('is sent once in the last month, in the language of the account', async () => {
    const account = await createAccount();
    await api.db.update(users).set({ lang: 'fr' }).where(eq(users.email, account.email));
    await account.add(VISA, '11 / 90');
    await account.add(MASTERCARD, '12 / 90');
    await runAt('2090-10-31T07:00:00Z');
    expect(await readLetters(account.email)).toEqual([]);
    await Promise.all([runAt('2090-11-01T07:00:00Z'), runAt('2090-11-01T07:00:00Z')]);
    await runAt('2090-11-02T07:00:00Z');
    const letters = await readLetters(account.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Votre carte Visa •••• 4242 arrive à expiration']);
    expect(letters[0]?.text).toContain('novembre 2090');
    expect(letters[0]?.text).toContain('/fr/my-account/cards');
  });

  it('is sent again for a renewed card', async () => {
    const account = await createAccount();
    await account.add(VISA, '03 / 89');
    await runAt('2089-03-05T07:00:00Z');
    await account.add(VISA, '03 / 91');
    await runAt('2091-03-05T07:00:00Z');
    expect(await readLetters(account.email)).toHaveLength(2);
  });
});
