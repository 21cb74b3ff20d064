import { createHash } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import { cardBrand, cardDigits, isCardNumber, isExpired } from './card-number.ts';
import type { DisputeReason } from '#generated/enums.ts';
import type { CardInput } from '#generated/schemas.ts';
import type {
  CardFacts,
  Charge,
  ChargeOutcome,
  DeclineCode,
  PaymentProvider,
  ProviderContext,
} from './payment-provider.ts';
import { type TestDispute, testCharges, testRefunds } from './test-provider.table.ts';

/** Stripe's test cards that are charged at once. */
const GOOD = new Set([
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
  '4000000000000259',
  '4000000000002685',
]);

/** Stripe's test cards that ask for 3-D Secure. */
const SECURED = new Set(['4000002500003155', '4000000000003220']);

/** Of those, the one that pays without asking once it was kept. */
const SECURED_ONCE = '4000002500003155';

/** Stripe's test card that can be kept and is declined each time it is charged. */
const KEPT_AND_DECLINED = '4000000000000341';

/** Stripe's test cards that are declined, and why. */
const DECLINED: Readonly<Partial<Record<string, DeclineCode>>> = {
  [KEPT_AND_DECLINED]: 'card_declined',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
};

/** Stripe's test card to which nothing can be given back; the payment's number keeps it in mind. */
const NOT_REFUNDABLE = '4000000000005126';
const MARK = 'pi_test_norefund_';

/** Stripe's test cards whose payments are disputed, and why. */
const DISPUTED: Readonly<Partial<Record<string, DisputeReason>>> = {
  '4000000000000259': 'fraudulent',
  '4000000000002685': 'product_not_received',
};
/** Period for responding to a dispute. */
const DAYS_TO_ANSWER = 9;

function disputeOf(digits: string, number: string, now: Date): TestDispute | undefined {
  const reason = DISPUTED[digits];
  const due = now.getTime() + DAYS_TO_ANSWER * 24 * 3_600_000;
  return reason && { id: `dp_test_${number}`, reason, due };
}

const KEPT = 'pm_test_';
const keptDigits = (token: string | null | undefined): string =>
  token?.startsWith(KEPT) ? token.slice(KEPT.length) : '';
const factsOf = (digits: string): CardFacts => ({ brand: cardBrand(digits), last4: digits.slice(-4) });
const hashed = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

/** Decline code of an unknown or expired card. */
function refusalOf(digits: string, card: CardInput | undefined, now: Date): DeclineCode | undefined {
  if (!isCardNumber(digits)) return 'incorrect_number';
  if (card && isExpired(card.exp_month, card.exp_year, now)) return 'expired_card';
  const isTest = GOOD.has(digits) || SECURED.has(digits) || digits in DECLINED;
  return isTest ? undefined : 'card_declined';
}

/** Outcome of a test card, before anything is written. */
function decide({ card, paymentMethod, key, offSession, amount, currency }: Charge, now: Date): ChargeRow {
  const digits = card ? cardDigits(card.number) : keptDigits(paymentMethod);
  const { brand: card_brand, last4: card_last4 } = factsOf(digits);
  const row = { key, amount, currency, card_brand, card_last4, created_at: now, dispute: null };
  const asks = SECURED.has(digits) && !(offSession && digits === SECURED_ONCE);
  const refused =
    refusalOf(digits, card, now) ?? DECLINED[digits] ?? (asks && offSession ? 'authentication_failed' : undefined);
  if (refused) return { ...row, status: 'declined', code: refused, charge: null };
  const number = hashed(key);
  const charge = `${digits === NOT_REFUNDABLE ? MARK : 'pi_test_'}${number}`;
  return {
    ...{ ...row, status: asks ? 'requires_action' : 'paid', code: null, charge },
    dispute: disputeOf(digits, number, now) ?? null,
  };
}

type ChargeRow = typeof testCharges.$inferSelect;

function outcomeOf({ status, charge, code, card_brand, card_last4, dispute }: ChargeRow): ChargeOutcome {
  if (status === 'declined') return { status, code: code ?? 'card_declined' };
  if (status === 'cancelled' || charge === null) return { status: 'cancelled' };
  return {
    ...{ status, id: charge, card: { brand: card_brand ?? 'unknown', last4: card_last4 ?? '' } },
    ...(dispute && { dispute: { ...dispute, due: new Date(dispute.due) } }),
  };
}

/** Writes a row unless its key is known, and returns the row of the key. */
async function writeOnce({ db }: ProviderContext, row: ChargeRow): Promise<ChargeRow> {
  const [written] = await db.insert(testCharges).values(row).onConflictDoNothing().returning();
  const [known] = written ? [written] : await db.select().from(testCharges).where(eq(testCharges.key, row.key));
  if (!known) throw new Error(`the charge ${row.key} is gone`);
  return known;
}

async function findRow({ db }: ProviderContext, where: SQL): Promise<ChargeRow | undefined> {
  const [row] = await db.select().from(testCharges).where(where);
  return row;
}

/** Moves a charge that waits for 3-D Secure; one that is finished stays as it is. Returns how it stands then. */
async function finish(
  context: ProviderContext,
  id: string,
  values: Pick<ChargeRow, 'status'> & { code?: DeclineCode },
): Promise<ChargeRow | undefined> {
  const isWaiting = and(eq(testCharges.charge, id), eq(testCharges.status, 'requires_action'));
  await context.db.update(testCharges).set(values).where(isWaiting);
  return findRow(context, eq(testCharges.charge, id));
}

/**
 * Takes Stripe's test cards and no money. Like a provider elsewhere it keeps a log of its own, by idempotency key. Any other
 * number is declined, so that a real card never passes for paid.
 */
export const testProvider: PaymentProvider = {
  name: 'test',
  charge: async (charge, context) => {
    const row = await writeOnce(context, decide(charge, context.now()));
    const isOther = row.status !== 'cancelled' && (row.amount !== charge.amount || row.currency !== charge.currency);
    if (isOther) throw new Error(`the key ${charge.key} was used for another amount`);
    return outcomeOf(row);
  },
  findCharge: async (key, context) => {
    const row = await findRow(context, eq(testCharges.key, key));
    return row && outcomeOf(row);
  },
  closeKey: async (key, context) => {
    const none = { charge: null, code: null, currency: null, card_brand: null, card_last4: null, dispute: null };
    return outcomeOf(
      await writeOnce(context, { ...none, key, status: 'cancelled', amount: 0, created_at: context.now() }),
    );
  },
  saveCard: async ({ card, now }) => {
    const digits = cardDigits(card?.number ?? '');
    const code = card
      ? (refusalOf(digits, card, now) ?? (digits === KEPT_AND_DECLINED ? undefined : DECLINED[digits]))
      : 'incorrect_number';
    if (code || !card) return { status: 'declined', code: code ?? 'incorrect_number' };
    const expires = `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`;
    // nothing is kept here: the token of a test card is the test card
    return { status: 'saved', token: `${KEPT}${digits}`, expires, ...factsOf(digits) };
  },
  complete: async (id, authentication, context) => {
    const code = 'authentication_failed';
    const row =
      authentication === undefined
        ? await findRow(context, eq(testCharges.charge, id))
        : await finish(context, id, authentication === 'succeed' ? { status: 'paid' } : { status: 'declined', code });
    // demo data has payments that this provider never saw
    if (!row) return { status: 'requires_action' };
    if (row.status === 'paid' || row.status === 'requires_action') return { status: row.status };
    return { status: 'declined', code: row.code ?? code };
  },
  cancel: async (id, context) => {
    const row = await finish(context, id, { status: 'cancelled' });
    return row?.status === 'paid' ? 'paid' : 'cancelled';
  },
  refund: async ({ payment, key, amount, currency }, { db, now }) => {
    const id = `re_test_${hashed(key).slice(0, 24)}`;
    const status = payment.startsWith(MARK) ? ('failed' as const) : ('done' as const);
    await db
      .insert(testRefunds)
      .values({ key, id, charge: payment, status, amount, currency, created_at: now() })
      .onConflictDoNothing();
    return status === 'failed' ? { status, id, code: 'refund_declined' } : { status, id };
  },
  answerDispute: async () => undefined,
  acceptDispute: async () => undefined,
  clientSecret: (id) => `${id}_secret`,
};
