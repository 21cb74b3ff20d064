import { createHash } from 'node:crypto';
import { and, eq, lte, type SQL } from 'drizzle-orm';
import { formatExpiryMonth, parseCardExpiry } from '#domain/payments/card-input.ts';
import { detectCardBrand, extractCardDigits, isCardNumber, isExpired } from '#domain/payments/card-number.ts';
import type { DisputeReason } from '#generated/enums.ts';
import type { CardInput } from '#generated/schemas.ts';
import type {
  CardFacts,
  CardOutcome,
  CardSetup,
  Charge,
  ChargeOutcome,
  DeclineCode,
  PaymentProvider,
  ProviderContext,
} from './payment-provider.ts';
import { type TestDispute, testCharges, testRefunds, testSetups } from './test-provider.table.ts';

/** Stripe's test cards that are charged immediately. */
const APPROVED_CARDS = new Set([
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '5200828282828210',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '3056930009020004',
  '3566002020360505',
  '6200000000000005',
  '4000000000005126',
  '4000000000007726',
  '4000000000000259',
  '4000000000002685',
]);

/** Stripe's test cards that require 3-D Secure. */
const SECURED_CARDS = new Set(['4000002500003155', '4000000000003220']);

/** The one of them that requires no 3-D Secure off-session. */
const SECURED_ONCE_CARD = '4000002500003155';

/** Stripe's test card that can be saved, but is declined when charged. */
const SAVED_DECLINED_CARD = '4000000000000341';

/** Stripe's test cards that are declined, with the decline code. */
const DECLINED_CARDS: Readonly<Partial<Record<string, DeclineCode>>> = {
  [SAVED_DECLINED_CARD]: 'card_declined',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
};

/** Stripe's test card whose payments cannot be refunded; their ids have `NOT_REFUNDABLE_PREFIX`. */
const NOT_REFUNDABLE_CARD = '4000000000005126';
const NOT_REFUNDABLE_PREFIX = 'pi_test_norefund_';

/** Stripe's test card whose refunds are pending at first; the ids of its payments have `SLOW_REFUND_PREFIX`. */
const SLOW_REFUND_CARD = '4000000000007726';
const SLOW_REFUND_PREFIX = 'pi_test_slowrefund_';
/** Time after which a pending refund is done. */
const SLOW_REFUND_SECONDS = 30;

/** Prefixes of the ids of payments by card. */
const ID_PREFIXES: Readonly<Partial<Record<string, string>>> = {
  [NOT_REFUNDABLE_CARD]: NOT_REFUNDABLE_PREFIX,
  [SLOW_REFUND_CARD]: SLOW_REFUND_PREFIX,
};

/** Stripe's test cards whose payments are disputed, with the reason. */
const DISPUTED_CARDS: Readonly<Partial<Record<string, DisputeReason>>> = {
  '4000000000000259': 'fraudulent',
  '4000000000002685': 'product_not_received',
};
/** Period for responding to a dispute. */
const DAYS_TO_ANSWER = 9;

function createDispute(digits: string, hash: string, now: Date): TestDispute | undefined {
  const reason = DISPUTED_CARDS[digits];
  const due = now.getTime() + DAYS_TO_ANSWER * 24 * 3_600_000;
  return reason && { id: `dp_test_${hash}`, reason, due };
}

const TOKEN_PREFIX = 'pm_test_';
const parseToken = (token: string | null | undefined): string =>
  token?.startsWith(TOKEN_PREFIX) ? token.slice(TOKEN_PREFIX.length) : '';
/** Expiry of a card that is known by its token only. */
const TOKEN_EXPIRY = { month: 12, year: 2034 } as const;
const toCardFacts = (digits: string): CardFacts => ({ brand: detectCardBrand(digits), last4: digits.slice(-4) });
const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

/** Decline code of an unknown or expired card. */
function findDeclineCode(digits: string, card: CardInput | undefined, now: Date): DeclineCode | undefined {
  if (!isCardNumber(digits)) return 'incorrect_number';
  if (card && isPast(card.expiry, now)) return 'expired_card';
  const isTest = APPROVED_CARDS.has(digits) || SECURED_CARDS.has(digits) || digits in DECLINED_CARDS;
  return isTest ? undefined : 'card_declined';
}

function isPast(text: string, now: Date): boolean {
  const expiry = parseCardExpiry(text);
  return expiry === undefined || isExpired(expiry.month, expiry.year, now);
}

/** The row of a charge, without writing it. */
function createChargeRow({ card, paymentMethod, key, offSession, amount, currency }: Charge, now: Date): ChargeRow {
  const digits = card ? extractCardDigits(card.number) : parseToken(paymentMethod);
  const { brand: card_brand, last4: card_last4 } = toCardFacts(digits);
  const row = { key, amount, currency, card_brand, card_last4, created_at: now, dispute: null };
  const isSecured = SECURED_CARDS.has(digits) && !(offSession && digits === SECURED_ONCE_CARD);
  const declineCode =
    findDeclineCode(digits, card, now) ??
    DECLINED_CARDS[digits] ??
    (isSecured && offSession ? 'authentication_failed' : undefined);
  if (declineCode) return { ...row, status: 'declined', code: declineCode, charge: null };
  const hash = hashKey(key);
  const charge = `${ID_PREFIXES[digits] ?? 'pi_test_'}${hash}`;
  return {
    ...{ ...row, status: isSecured ? 'requires_action' : 'paid', code: null, charge },
    dispute: createDispute(digits, hash, now) ?? null,
  };
}

type ChargeRow = typeof testCharges.$inferSelect;

function toOutcome({ status, charge, code, card_brand, card_last4, dispute }: ChargeRow): ChargeOutcome {
  if (status === 'declined') return { status, code: code ?? 'card_declined' };
  if (status === 'cancelled' || charge === null) return { status: 'cancelled' };
  return {
    ...{ status, id: charge, card: { brand: card_brand ?? 'unknown', last4: card_last4 ?? '' } },
    ...(dispute && { dispute: { ...dispute, due: new Date(dispute.due) } }),
  };
}

/** Inserts a row unless its key exists, and returns the row of the key. */
async function insertOnce({ db }: ProviderContext, row: ChargeRow): Promise<ChargeRow> {
  const [written] = await db.insert(testCharges).values(row).onConflictDoNothing().returning();
  const [stored] = written ? [written] : await db.select().from(testCharges).where(eq(testCharges.key, row.key));
  if (!stored) throw new Error(`the charge ${row.key} does not exist`);
  return stored;
}

async function findRow({ db }: ProviderContext, where: SQL): Promise<ChargeRow | undefined> {
  const [row] = await db.select().from(testCharges).where(where);
  return row;
}

/** Changes a charge that requires 3-D Secure; a finished charge is unchanged. Returns the charge. */
async function finishCharge(
  context: ProviderContext,
  id: string,
  values: Pick<ChargeRow, 'status'> & { code?: DeclineCode },
): Promise<ChargeRow | undefined> {
  const isWaiting = and(eq(testCharges.charge, id), eq(testCharges.status, 'requires_action'));
  await context.db.update(testCharges).set(values).where(isWaiting);
  return findRow(context, eq(testCharges.charge, id));
}

type SetupRow = typeof testSetups.$inferSelect;

/** The row of a set-up, without writing it. */
function createSetupRow({ key, card, paymentMethod }: CardSetup, now: Date): SetupRow {
  const digits = card ? extractCardDigits(card.number) : parseToken(paymentMethod);
  const { month, year } = (card && parseCardExpiry(card.expiry)) ?? TOKEN_EXPIRY;
  const expires = formatExpiryMonth({ month, year });
  // the token of a test card is its number
  const row = { key, token: `${TOKEN_PREFIX}${digits}`, expires, created_at: now };
  const code =
    findDeclineCode(digits, card, now) ?? (digits === SAVED_DECLINED_CARD ? undefined : DECLINED_CARDS[digits]);
  if (code) return { ...row, setup: null, status: 'declined', code };
  const status = SECURED_CARDS.has(digits) ? 'requires_action' : 'saved';
  return { ...row, setup: `seti_test_${hashKey(key)}`, status, code: null };
}

function toCardOutcome({ status, setup, code, token, expires }: SetupRow): CardOutcome {
  if (status === 'declined' || setup === null) return { status: 'declined', code: code ?? 'card_declined' };
  if (status === 'requires_action') return { status, id: setup, clientSecret: `${setup}_secret` };
  return { status, token, expires, customer: null, ...toCardFacts(parseToken(token)) };
}

async function findSetup({ db }: ProviderContext, where: SQL): Promise<SetupRow> {
  const [row] = await db.select().from(testSetups).where(where);
  if (!row) throw new Error('the set-up of the card does not exist');
  return row;
}

/**
 * Accepts Stripe's test cards and takes no money. Stores charges by idempotency key, like an external provider.
 * Declines all other cards, so that a real card is never accepted.
 */
export const testProvider: PaymentProvider = {
  name: 'test',
  charge: async (charge, context) => {
    const row = await insertOnce(context, createChargeRow(charge, context.now()));
    const isMismatch = row.status !== 'cancelled' && (row.amount !== charge.amount || row.currency !== charge.currency);
    if (isMismatch) throw new Error(`the key ${charge.key} was used for another amount`);
    return toOutcome(row);
  },
  findCharge: async (key, context) => {
    const row = await findRow(context, eq(testCharges.key, key));
    return row && toOutcome(row);
  },
  closeKey: async (key, context) => {
    const empty = { charge: null, code: null, currency: null, card_brand: null, card_last4: null, dispute: null };
    return toOutcome(
      await insertOnce(context, { ...empty, key, status: 'cancelled', amount: 0, created_at: context.now() }),
    );
  },
  saveCard: async (setup, context) => {
    const row = createSetupRow(setup, context.now());
    const [written] = await context.db.insert(testSetups).values(row).onConflictDoNothing().returning();
    return toCardOutcome(written ?? (await findSetup(context, eq(testSetups.key, setup.key))));
  },
  completeCard: async (id, authentication, context) => {
    const isWaiting = and(eq(testSetups.setup, id), eq(testSetups.status, 'requires_action'));
    if (authentication !== undefined)
      await context.db
        .update(testSetups)
        .set(authentication === 'succeed' ? { status: 'saved' } : { status: 'declined', code: 'authentication_failed' })
        .where(isWaiting);
    return toCardOutcome(await findSetup(context, eq(testSetups.setup, id)));
  },
  // the token of a test card is its number, so that there is nothing to remove
  removeCard: async () => undefined,
  complete: async (id, authentication, context) => {
    const code = 'authentication_failed';
    const row =
      authentication === undefined
        ? await findRow(context, eq(testCharges.charge, id))
        : await finishCharge(
            context,
            id,
            authentication === 'succeed' ? { status: 'paid' } : { status: 'declined', code },
          );
    // demo data has payments without a charge
    if (!row) return { status: 'requires_action' };
    if (row.status === 'paid' || row.status === 'requires_action') return { status: row.status };
    return { status: 'declined', code: row.code ?? code };
  },
  cancel: async (id, context) => {
    const row = await finishCharge(context, id, { status: 'cancelled' });
    return row?.status === 'paid' ? 'paid' : 'cancelled';
  },
  refund: async ({ payment, key, amount, currency }, { db, now }) => {
    const id = `re_test_${hashKey(key).slice(0, 24)}`;
    const status = payment.startsWith(NOT_REFUNDABLE_PREFIX)
      ? 'failed'
      : payment.startsWith(SLOW_REFUND_PREFIX)
        ? 'pending'
        : 'done';
    await db
      .insert(testRefunds)
      .values({ key, id, charge: payment, status, amount, currency, created_at: now() })
      .onConflictDoNothing();
    const doneBefore = new Date(now().getTime() - SLOW_REFUND_SECONDS * 1000);
    await db
      .update(testRefunds)
      .set({ status: 'done' })
      .where(and(eq(testRefunds.key, key), eq(testRefunds.status, 'pending'), lte(testRefunds.created_at, doneBefore)));
    const [row] = await db.select().from(testRefunds).where(eq(testRefunds.key, key));
    if (!row) throw new Error(`the refund ${key} does not exist`);
    return row.status === 'failed'
      ? { status: row.status, id: row.id, code: 'refund_declined' }
      : { status: row.status, id: row.id };
  },
  answerDispute: async () => undefined,
  acceptDispute: async () => undefined,
  findClientSecret: async (id) => `${id}_secret`,
  getPublishableKey: () => null,
};
