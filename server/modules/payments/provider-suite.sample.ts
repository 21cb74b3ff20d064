// Behaviour that every payment provider must have; each provider runs it in a test file of its own.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Currency } from '#generated/enums.ts';
import type {
  Accepted,
  Charge,
  ChargeOutcome,
  DeclineCode,
  PaymentProvider,
  PaymentSource,
  ProviderContext,
} from './payment-provider.ts';

type Authentication = 'succeed' | 'fail';

/** A provider under test with its outside system. */
export interface ProviderFixture {
  readonly provider: PaymentProvider;
  /** The context of a call, some seconds later. */
  createContext(seconds?: number): ProviderContext;
  /** Payment methods by behaviour. */
  readonly sources: {
    readonly good: PaymentSource;
    readonly declined: Readonly<Partial<Record<DeclineCode, PaymentSource>>>;
    /** Requires 3-D Secure when it is charged or saved, but not when it is charged off-session afterwards. */
    readonly secured: PaymentSource;
    /** Requires 3-D Secure always. */
    readonly alwaysSecured: PaymentSource;
    /** Can be saved, and is declined when charged. */
    readonly savedDeclined: PaymentSource;
    readonly refundFails: PaymentSource;
    readonly refundPending: PaymentSource;
  };
  /** The customer answers on the 3-D Secure page of a payment or of the set-up of a card. */
  authenticate(id: string, authentication: Authentication): Promise<void>;
  /** Makes pending refunds done. */
  finishRefunds(): Promise<void>;
  /** Runs a call whose answer is lost after the provider has done its work. Rejects. */
  loseAnswer<Result>(call: () => Promise<Result>): Promise<Result>;
  /** Number of payments in the outside system by which money was taken, by idempotency key. */
  countPaid(key: string): Promise<number>;
  close(): Promise<void>;
}

/** The methods of banks of a provider. */
export interface BankMethods {
  /** Sources for one charge each: paid on a page of the bank, and debited days later. */
  createSource(method: 'ideal' | 'sepa_debit'): PaymentSource;
  /** The bank's answer to a debit. */
  finishPayment(id: string, isSuccessful: boolean): void;
}

/** Seconds after which the test provider completes a pending refund. */
const LATER = 120;

/** Describes a provider; `banks` for one with methods of banks. */
export function describeProvider(name: string, start: () => Promise<ProviderFixture>, banks?: BankMethods): void {
  describe(`the ${name} provider`, () => {
    let fixture: ProviderFixture;
    beforeAll(async () => (fixture = await start()));
    afterAll(() => fixture.close());

    const newKey = () => `suite-${randomUUID()}`;
    const charge = (source: PaymentSource, fields: Partial<Charge> = {}) =>
      fixture.provider.charge(
        { amount: 1999, currency: 'EUR', key: newKey(), ...source, ...fields },
        fixture.createContext(),
      );
    const expectAccepted = (outcome: ChargeOutcome | undefined): Accepted => {
      if (!outcome || !('id' in outcome)) throw new Error(`the charge is ${outcome?.status}`);
      return outcome;
    };
    const complete = async (id: string, authentication: Authentication) => {
      await fixture.authenticate(id, authentication);
      return fixture.provider.complete(id, authentication, fixture.createContext());
    };

    describe('charges', () => {
      it('a good card', async () => {
        const key = newKey();
        const outcome = await charge(fixture.sources.good, { key });
        expect(outcome).toMatchObject({ status: 'paid', card: { brand: 'visa', last4: '4242' } });
        expect(await fixture.countPaid(key)).toBe(1);
      });

      it.each<Currency>(['JPY', 'KRW', 'USD'])('in %s', async (currency) => {
        expect(await charge(fixture.sources.good, { currency, amount: 2500 })).toMatchObject({ status: 'paid' });
      });

      it('nothing of a declined card, and says why', async () => {
        for (const [code, source] of Object.entries(fixture.sources.declined)) {
          const key = newKey();
          expect(await charge(source, { key })).toEqual({ status: 'declined', code });
          expect(await fixture.provider.findCharge(key, fixture.createContext())).toEqual({ status: 'declined', code });
          expect(await fixture.countPaid(key)).toBe(0);
        }
      });

      it('once by a key, also in concurrent calls', async () => {
        const key = newKey();
        const outcomes = await Promise.all([1, 2, 3].map(() => charge(fixture.sources.good, { key })));
        expect(new Set(outcomes.map((outcome) => expectAccepted(outcome).id)).size).toBe(1);
        expect(await charge(fixture.sources.good, { key })).toEqual(outcomes[0]);
        expect(await fixture.countPaid(key)).toBe(1);
      });

      it('nothing by a key that was used for another amount', async () => {
        const key = newKey();
        await charge(fixture.sources.good, { key });
        await expect(charge(fixture.sources.good, { key, amount: 2000 })).rejects.toThrow();
        expect(await fixture.countPaid(key)).toBe(1);
      });

      it('once when the answer is lost, and finds the charge', async () => {
        const key = newKey();
        await expect(fixture.loseAnswer(() => charge(fixture.sources.good, { key }))).rejects.toThrow();
        const found = await fixture.provider.findCharge(key, fixture.createContext());
        expect(found).toMatchObject({ status: 'paid' });
        expect(await charge(fixture.sources.good, { key })).toEqual(found);
        expect(await fixture.countPaid(key)).toBe(1);
      });

      it('finds no charge of an unknown key', async () => {
        expect(await fixture.provider.findCharge(newKey(), fixture.createContext())).toBeUndefined();
      });
    });

    describe('3-D Secure', () => {
      it('is required, and completes the payment', async () => {
        const key = newKey();
        const { id, status } = expectAccepted(await charge(fixture.sources.secured, { key }));
        expect(status).toBe('requires_action');
        expect(await fixture.provider.findClientSecret(id, fixture.createContext())).toEqual(expect.any(String));
        expect(await fixture.provider.complete(id, undefined, fixture.createContext())).toEqual({
          status: 'requires_action',
        });
        expect(await fixture.countPaid(key)).toBe(0);
        expect(await complete(id, 'succeed')).toEqual({ status: 'paid' });
        expect(await complete(id, 'succeed')).toEqual({ status: 'paid' });
        expect(await fixture.provider.findCharge(key, fixture.createContext())).toMatchObject({ status: 'paid', id });
        expect(await fixture.countPaid(key)).toBe(1);
      });

      it('that fails declines the payment for good', async () => {
        const key = newKey();
        const { id } = expectAccepted(await charge(fixture.sources.secured, { key }));
        const declined = { status: 'declined', code: 'authentication_failed' };
        expect(await complete(id, 'fail')).toEqual(declined);
        expect(await complete(id, 'succeed')).toEqual(declined);
        expect(await fixture.countPaid(key)).toBe(0);
      });

      it('is waited for until the payment is cancelled', async () => {
        const key = newKey();
        const { id } = expectAccepted(await charge(fixture.sources.secured, { key }));
        expect(await fixture.provider.cancel(id, fixture.createContext())).toBe('cancelled');
        expect(await fixture.provider.cancel(id, fixture.createContext())).toBe('cancelled');
        expect(await complete(id, 'succeed')).toMatchObject({ status: 'declined' });
        expect(await fixture.countPaid(key)).toBe(0);
      });

      it('cannot be cancelled once the payment is made', async () => {
        const { id } = expectAccepted(await charge(fixture.sources.secured));
        await complete(id, 'succeed');
        expect(await fixture.provider.cancel(id, fixture.createContext())).toBe('paid');
      });
    });

    describe('a closed key', () => {
      it('charges nothing later', async () => {
        const key = newKey();
        expect(await fixture.provider.closeKey(key, fixture.createContext())).toEqual({ status: 'cancelled' });
        expect(await charge(fixture.sources.good, { key })).toEqual({ status: 'cancelled' });
        expect(await fixture.provider.closeKey(key, fixture.createContext())).toEqual({ status: 'cancelled' });
        expect(await fixture.countPaid(key)).toBe(0);
      });

      it('returns the charge that was made', async () => {
        const key = newKey();
        const outcome = await charge(fixture.sources.good, { key });
        expect(await fixture.provider.closeKey(key, fixture.createContext())).toEqual(outcome);
        expect(await charge(fixture.sources.good, { key })).toEqual(outcome);
      });

      it('returns the charge whose answer was lost', async () => {
        const key = newKey();
        await expect(fixture.loseAnswer(() => charge(fixture.sources.good, { key }))).rejects.toThrow();
        expect(await fixture.provider.closeKey(key, fixture.createContext())).toMatchObject({ status: 'paid' });
      });

      it('agrees with a charge at the same moment', async () => {
        for (let round = 0; round < 5; round += 1) {
          const key = newKey();
          const [charged, closed] = await Promise.all([
            // a rejected call has an unknown outcome, as in the shop
            charge(fixture.sources.good, { key }).catch(() => undefined),
            fixture.provider.closeKey(key, fixture.createContext()),
          ]);
          const last = await fixture.provider.closeKey(key, fixture.createContext());
          expect(closed).toEqual(last);
          if (charged) expect(charged).toEqual(last);
          expect(await fixture.countPaid(key)).toBe(last.status === 'paid' ? 1 : 0);
        }
      });
    });

    if (banks)
      describe('methods of banks', () => {
        const chargeByBank = (method: 'ideal' | 'sepa_debit', fields: Partial<Charge> = {}) =>
          charge(banks.createSource(method), { redirects: true, ...fields });

        it('are paid on a page of the bank, once by a key', async () => {
          const key = newKey();
          const source = banks.createSource('ideal');
          const charged = expectAccepted(await charge(source, { key, redirects: true }));
          expect(charged).toMatchObject({ status: 'requires_action', method: 'ideal', card: null });
          expect(await fixture.provider.findClientSecret(charged.id, fixture.createContext())).toEqual(
            expect.any(String),
          );
          expect(await charge(source, { key, redirects: true })).toEqual(charged);
          expect(await fixture.countPaid(key)).toBe(0);
          expect(await complete(charged.id, 'succeed')).toEqual({ status: 'paid' });
          expect(await fixture.provider.findCharge(key, fixture.createContext())).toEqual({
            ...charged,
            status: 'paid',
          });
          expect(await fixture.countPaid(key)).toBe(1);
        });

        it('that the customer cancels at the bank are declined for good', async () => {
          const key = newKey();
          const { id } = expectAccepted(await chargeByBank('ideal', { key }));
          const declined = { status: 'declined', code: 'payment_not_completed' };
          expect(await complete(id, 'fail')).toEqual(declined);
          expect(await complete(id, 'succeed')).toEqual(declined);
          expect(await fixture.provider.findCharge(key, fixture.createContext())).toEqual(declined);
          expect(await fixture.countPaid(key)).toBe(0);
        });

        it('are declined where the customer cannot leave the page, and in other currencies', async () => {
          for (const fields of [{ redirects: false }, { currency: 'USD' }] as const)
            for (const method of ['ideal', 'sepa_debit'] as const) {
              const key = newKey();
              expect(await chargeByBank(method, { key, ...fields })).toMatchObject({ status: 'declined' });
              expect(await fixture.countPaid(key)).toBe(0);
            }
        });

        it('are debited later, which cannot be cancelled', async () => {
          for (const isSuccessful of [true, false]) {
            const key = newKey();
            const { id, status, method } = expectAccepted(await chargeByBank('sepa_debit', { key }));
            expect([status, method]).toEqual(['processing', 'sepa_debit']);
            expect(await fixture.provider.cancel(id, fixture.createContext())).toBe('processing');
            expect(await fixture.provider.complete(id, undefined, fixture.createContext())).toEqual({
              status: 'processing',
            });
            banks.finishPayment(id, isSuccessful);
            expect(await fixture.provider.complete(id, undefined, fixture.createContext())).toEqual(
              isSuccessful ? { status: 'paid' } : { status: 'declined', code: 'payment_not_completed' },
            );
            expect(await fixture.countPaid(key)).toBe(isSuccessful ? 1 : 0);
          }
        });
      });

    describe('refunds', () => {
      const refund = (payment: string, key: string, seconds = 0) =>
        fixture.provider.refund({ payment, amount: 500, currency: 'EUR', key }, fixture.createContext(seconds));

      it('once by a key', async () => {
        const { id } = expectAccepted(await charge(fixture.sources.good));
        const key = newKey();
        const first = await refund(id, key);
        expect(first).toEqual({ status: 'done', id: expect.any(String) });
        expect(await refund(id, key)).toEqual(first);
        expect(await refund(id, newKey())).not.toEqual(first);
      });

      it('once when the answer is lost', async () => {
        const { id } = expectAccepted(await charge(fixture.sources.good));
        const key = newKey();
        await expect(fixture.loseAnswer(() => refund(id, key))).rejects.toThrow();
        const found = await refund(id, key);
        expect(found).toMatchObject({ status: 'done' });
        expect(await refund(id, key)).toEqual(found);
      });

      it('that fail', async () => {
        const { id } = expectAccepted(await charge(fixture.sources.refundFails));
        const key = newKey();
        const failed = await refund(id, key);
        expect(failed).toMatchObject({ status: 'failed', code: 'refund_declined' });
        expect(await refund(id, key)).toEqual(failed);
      });

      it('that are pending first and done later', async () => {
        const { id } = expectAccepted(await charge(fixture.sources.refundPending));
        const key = newKey();
        const pending = await refund(id, key);
        expect(pending).toMatchObject({ status: 'pending' });
        expect(await refund(id, key)).toEqual(pending);
        await fixture.finishRefunds();
        expect(await refund(id, key, LATER)).toEqual({ ...pending, status: 'done' });
      });
    });

    describe('charges of 0', () => {
      const chargeNothing = (source: PaymentSource, fields: Partial<Charge> = {}) =>
        charge(source, { ...fields, amount: 0 });

      it('without saving the card, once by a key', async () => {
        const key = newKey();
        const { id, ...outcome } = expectAccepted(await chargeNothing(fixture.sources.good, { key }));
        expect(outcome.status).toBe('paid');
        expect(await chargeNothing(fixture.sources.good, { key })).toEqual({ id, ...outcome });
        expect(await fixture.provider.findCharge(key, fixture.createContext())).toEqual({ id, ...outcome });
        expect(await fixture.provider.closeKey(key, fixture.createContext())).toEqual({ id, ...outcome });
        const refund = { payment: id, amount: 0, currency: 'EUR', key: newKey() } as const;
        expect(await fixture.provider.refund(refund, fixture.createContext())).toMatchObject({ status: 'done' });
      });

      it('and saves the card, which is charged off-session later', async () => {
        const key = newKey();
        const charged = expectAccepted(await chargeNothing(fixture.sources.good, { key, save: true }));
        expect(charged).toMatchObject({ status: 'paid', card: { brand: 'visa', last4: '4242' } });
        expect(await chargeNothing(fixture.sources.good, { key, save: true })).toEqual(charged);
        const card = await fixture.provider.findSavedCard(charged.id, fixture.createContext());
        expect(card).toMatchObject({ status: 'saved', last4: '4242' });
        const paymentMethod = card?.token;
        expect(await charge({ paymentMethod }, { offSession: true })).toMatchObject({ status: 'paid' });
        const again = expectAccepted(await chargeNothing({ paymentMethod }, { isSaved: true, save: true }));
        expect(await fixture.provider.findSavedCard(again.id, fixture.createContext())).toMatchObject({
          ...{ token: paymentMethod, last4: '4242' },
        });
      });

      it('after 3-D Secure of the card that is saved', async () => {
        const key = newKey();
        const { id, status } = expectAccepted(await chargeNothing(fixture.sources.secured, { key, save: true }));
        expect(status).toBe('requires_action');
        expect(await fixture.provider.findClientSecret(id, fixture.createContext())).toEqual(expect.any(String));
        expect(await fixture.provider.findSavedCard(id, fixture.createContext())).toBeUndefined();
        expect(await complete(id, 'succeed')).toEqual({ status: 'paid' });
        expect(await fixture.provider.findCharge(key, fixture.createContext())).toMatchObject({ status: 'paid', id });
        expect(await fixture.provider.findSavedCard(id, fixture.createContext())).toMatchObject({ last4: '3155' });
        expect(await fixture.provider.cancel(id, fixture.createContext())).toBe('paid');
      });

      it('not when 3-D Secure fails, or when it is cancelled', async () => {
        const failed = expectAccepted(await chargeNothing(fixture.sources.secured, { save: true }));
        expect(await complete(failed.id, 'fail')).toEqual({ status: 'declined', code: 'authentication_failed' });
        const waiting = expectAccepted(await chargeNothing(fixture.sources.secured, { save: true }));
        expect(await fixture.provider.cancel(waiting.id, fixture.createContext())).toBe('cancelled');
        expect(await fixture.provider.cancel(waiting.id, fixture.createContext())).toBe('cancelled');
        expect(await complete(waiting.id, 'succeed')).toMatchObject({ status: 'declined' });
      });

      it('not of a declined card that is saved, and not by a closed key', async () => {
        const [[code, source] = []] = Object.entries(fixture.sources.declined);
        const declined = { status: 'declined', code };
        const key = newKey();
        expect(await chargeNothing(source ?? {}, { key, save: true })).toEqual(declined);
        expect(await fixture.provider.findCharge(key, fixture.createContext())).toEqual(declined);
        for (const save of [true, false]) {
          const closed = newKey();
          await fixture.provider.closeKey(closed, fixture.createContext());
          expect(await chargeNothing(fixture.sources.good, { key: closed, save })).toEqual({ status: 'cancelled' });
        }
      });
    });

    describe('saves cards', () => {
      const save = (source: PaymentSource, key = newKey()) =>
        fixture.provider.saveCard({ ...source, key }, fixture.createContext());
      const saveNow = async (source: PaymentSource) => {
        const outcome = await save(source);
        if (outcome.status !== 'saved') throw new Error(`the card is ${outcome.status}`);
        return outcome;
      };

      it('and charges them off-session', async () => {
        const key = newKey();
        const card = await save(fixture.sources.good, key);
        expect(card).toMatchObject({ status: 'saved', brand: 'visa', last4: '4242' });
        if (card.status !== 'saved') throw new Error('not saved');
        expect(card.expires).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
        expect(await save(fixture.sources.good, key)).toEqual(card);
        expect(await charge({ paymentMethod: card.token }, { offSession: true })).toMatchObject({
          status: 'paid',
          card: { last4: '4242' },
        });
      });

      it('and finds the outcome by the key of the set-up', async () => {
        const find = (key: string) => fixture.provider.findCard(key, fixture.createContext());
        expect(await find(newKey())).toBeUndefined();
        const [good, secured, declined] = [newKey(), newKey(), newKey()];
        const saved = await save(fixture.sources.good, good);
        expect(await find(good)).toEqual(saved);
        const pending = await save(fixture.sources.secured, secured);
        if (pending.status !== 'requires_action') throw new Error(`the card is ${pending.status}`);
        expect(await find(secured)).toEqual(pending);
        await fixture.authenticate(pending.id, 'succeed');
        await fixture.provider.completeCard(pending.id, 'succeed', fixture.createContext());
        expect(await find(secured)).toMatchObject({ status: 'saved', last4: '3155' });
        // a repeated call has the current outcome
        expect(await save(fixture.sources.secured, secured)).toMatchObject({ status: 'saved', last4: '3155' });
        const [[code, source] = []] = Object.entries(fixture.sources.declined);
        await save(source ?? {}, declined);
        expect(await find(declined)).toEqual({ status: 'declined', code });
      });

      it('with a charge that asks for it', async () => {
        const { id } = expectAccepted(await charge(fixture.sources.good, { save: true }));
        const card = await fixture.provider.findSavedCard(id, fixture.createContext());
        expect(card).toMatchObject({ status: 'saved', brand: 'visa', last4: '4242' });
        const paymentMethod = card?.token;
        expect(await charge({ paymentMethod }, { offSession: true })).toMatchObject({ status: 'paid' });
        // again, by the customer
        const again = expectAccepted(await charge({ paymentMethod }, { isSaved: true, save: true }));
        expect(again).toMatchObject({ status: 'paid', card: { last4: '4242' } });
        expect(await fixture.provider.findSavedCard(again.id, fixture.createContext())).toEqual(card);
      });

      it('with a charge that requires 3-D Secure, once it is paid', async () => {
        const { id } = expectAccepted(await charge(fixture.sources.secured, { save: true }));
        expect(await fixture.provider.findSavedCard(id, fixture.createContext())).toBeUndefined();
        await fixture.authenticate(id, 'succeed');
        await fixture.provider.complete(id, 'succeed', fixture.createContext());
        const card = await fixture.provider.findSavedCard(id, fixture.createContext());
        expect(card).toMatchObject({ status: 'saved', last4: '3155' });
        expect(await charge({ paymentMethod: card?.token }, { offSession: true })).toMatchObject({ status: 'paid' });
      });

      it('not with a charge that does not ask for it', async () => {
        const { id } = expectAccepted(await charge(fixture.sources.good));
        expect(await fixture.provider.findSavedCard(id, fixture.createContext())).toBeUndefined();
      });

      it('not when they are declined', async () => {
        const [[code, source] = []] = Object.entries(fixture.sources.declined);
        expect(await save(source ?? {})).toEqual({ status: 'declined', code });
      });

      it('of which a later charge is declined', async () => {
        const { token } = await saveNow(fixture.sources.savedDeclined);
        const key = newKey();
        expect(await charge({ paymentMethod: token }, { offSession: true, key })).toEqual({
          status: 'declined',
          code: 'card_declined',
        });
        expect(await fixture.countPaid(key)).toBe(0);
      });

      it('after 3-D Secure, which off-session charges do not require again', async () => {
        const pending = await save(fixture.sources.secured);
        if (pending.status !== 'requires_action') throw new Error(`the card is ${pending.status}`);
        await fixture.authenticate(pending.id, 'succeed');
        const card = await fixture.provider.completeCard(pending.id, 'succeed', fixture.createContext());
        expect(card).toMatchObject({ status: 'saved', last4: '3155' });
        if (card.status !== 'saved') throw new Error('not saved');
        expect(await charge({ paymentMethod: card.token }, { offSession: true })).toMatchObject({ status: 'paid' });
      });

      it('not when 3-D Secure fails', async () => {
        const pending = await save(fixture.sources.secured);
        if (pending.status !== 'requires_action') throw new Error(`the card is ${pending.status}`);
        await fixture.authenticate(pending.id, 'fail');
        const card = await fixture.provider.completeCard(pending.id, 'fail', fixture.createContext());
        expect(card).toEqual({ status: 'declined', code: 'authentication_failed' });
      });

      it('that require 3-D Secure each time, so that an off-session charge is declined', async () => {
        const pending = await save(fixture.sources.alwaysSecured);
        if (pending.status !== 'requires_action') throw new Error(`the card is ${pending.status}`);
        await fixture.authenticate(pending.id, 'succeed');
        const card = await fixture.provider.completeCard(pending.id, 'succeed', fixture.createContext());
        if (card.status !== 'saved') throw new Error(`the card is ${card.status}`);
        const key = newKey();
        expect(await charge({ paymentMethod: card.token }, { offSession: true, key })).toEqual({
          status: 'declined',
          code: 'authentication_failed',
        });
        expect(await fixture.countPaid(key)).toBe(0);
      });

      it('and removes them, also twice', async () => {
        const { token } = await saveNow(fixture.sources.good);
        await fixture.provider.removeCard(token, fixture.createContext());
        await fixture.provider.removeCard(token, fixture.createContext());
      });
    });
  });
}
