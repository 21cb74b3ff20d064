import { createHash } from 'node:crypto';
import { and, desc, eq, lte, type SQL } from 'drizzle-orm';
import { extractCardDigits } from '#domain/payments/card-number.ts';
import type {
  CardOutcome,
  CardSetup,
  Charge,
  ChargeOutcome,
  DeclineCode,
  PaymentProvider,
  ProviderContext,
} from './payment-provider.ts';
import { testCharges, testRefunds, testSetups } from './test-provider.table.ts';
import {
  createDispute,
  DECLINED_CARDS,
  findDeclineCode,
  formatExpiry,
  ID_PREFIXES,
  NOT_REFUNDABLE_PREFIX,
  parseToken,
  SAVED_DECLINED_CARD,
  SECURED_CARDS,
  SECURED_ONCE_CARD,
  SLOW_REFUND_PREFIX,
  toCardFacts,
  toToken,
} from './test-cards.ts';

/** Time after which a pending refund is done. */
const SLOW_REFUND_SECONDS = 30;

const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

/** The expiry of the card that a charge saves; of a saved card, when it was saved last. */
async function readExpiry({ db }: ProviderContext, { card, paymentMethod }: Charge): Promise<string> {
  if (card || !paymentMethod) return formatExpiry(card);
  const [setup] = await db
    .select({ expires: testSetups.expires })
    .from(testSetups)
    .where(eq(testSetups.token, paymentMethod))
    .orderBy(desc(testSetups.created_at))
    .limit(1);
  return setup?.expires ?? formatExpiry(undefined);
}

/** The row of a charge, without writing it. */
function createChargeRow(charge: Charge, saved_expires: string | null, now: Date): ChargeRow {
  const { card, paymentMethod, key, offSession, amount, currency } = charge;
  const digits = card ? extractCardDigits(card.number) : parseToken(paymentMethod);
  const { brand: card_brand, last4: card_last4 } = toCardFacts(digits);
  const saved = saved_expires === null ? NOTHING_SAVED : { saved_token: toToken(digits), saved_expires };
  const row = { key, amount, currency, card_brand, card_last4, created_at: now, dispute: null, ...saved };
  const isSecured = SECURED_CARDS.has(digits) && !(offSession && digits === SECURED_ONCE_CARD);
  const declineCode =
    findDeclineCode(digits, card, now) ??
    DECLINED_CARDS[digits] ??
    (isSecured && offSession ? 'authentication_failed' : undefined);
  if (declineCode) return { ...row, status: 'declined', code: declineCode, charge: null };
  const hash = hashKey(key);
  const id = `${ID_PREFIXES[digits] ?? 'pi_test_'}${hash}`;
  return {
    ...{ ...row, status: isSecured ? 'requires_action' : 'paid', code: null, charge: id },
    dispute: createDispute(digits, hash, now) ?? null,
  };
}

const NOTHING_SAVED = { saved_token: null, saved_expires: null } as const;

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
  const row = { key, token: toToken(digits), expires: formatExpiry(card), created_at: now };
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

async function findSetup({ db }: ProviderContext, where: SQL): Promise<SetupRow | undefined> {
  const [row] = await db.select().from(testSetups).where(where);
  return row;
}

async function readCardOutcome(context: ProviderContext, where: SQL): Promise<CardOutcome> {
  const row = await findSetup(context, where);
  if (!row) throw new Error('the set-up of the card does not exist');
  return toCardOutcome(row);
}

/**
 * Accepts Stripe's test cards and takes no money. Stores charges by idempotency key, like an external provider.
 * Declines all other cards, so that a real card is never accepted.
 */
export const testProvider: PaymentProvider = {
  name: 'test',
  charge: async (charge, context) => {
    const expires = charge.save ? await readExpiry(context, charge) : null;
    const row = await insertOnce(context, createChargeRow(charge, expires, context.now()));
    const isMismatch = row.status !== 'cancelled' && (row.amount !== charge.amount || row.currency !== charge.currency);
    if (isMismatch) throw new Error(`the key ${charge.key} was used for another amount`);
    return toOutcome(row);
  },
  findCharge: async (key, context) => {
    const row = await findRow(context, eq(testCharges.key, key));
    return row && toOutcome(row);
  },
  closeKey: async (key, context) => {
    const empty = {
      charge: null,
      code: null,
      currency: null,
      card_brand: null,
      card_last4: null,
      dispute: null,
      ...NOTHING_SAVED,
    };
    return toOutcome(
      await insertOnce(context, { ...empty, key, status: 'cancelled', amount: 0, created_at: context.now() }),
    );
  },
  saveCard: async (setup, context) => {
    const row = createSetupRow(setup, context.now());
    const [written] = await context.db.insert(testSetups).values(row).onConflictDoNothing().returning();
    return written ? toCardOutcome(written) : readCardOutcome(context, eq(testSetups.key, setup.key));
  },
  findCard: async (key, context) => {
    const row = await findSetup(context, eq(testSetups.key, key));
    return row && toCardOutcome(row);
  },
  completeCard: async (id, authentication, context) => {
    const isWaiting = and(eq(testSetups.setup, id), eq(testSetups.status, 'requires_action'));
    if (authentication !== undefined)
      await context.db
        .update(testSetups)
        .set(authentication === 'succeed' ? { status: 'saved' } : { status: 'declined', code: 'authentication_failed' })
        .where(isWaiting);
    return readCardOutcome(context, eq(testSetups.setup, id));
  },
  findSavedCard: async (id, context) => {
    const row = await findRow(context, eq(testCharges.charge, id));
    if (row?.status !== 'paid' || row.saved_token === null || row.saved_expires === null) return undefined;
    const { saved_token: token, saved_expires: expires } = row;
    return { status: 'saved', token, expires, customer: null, ...toCardFacts(parseToken(token)) };
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
};
