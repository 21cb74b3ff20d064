// Charges by Stripe whose outcome is exact; see docs/decisions/2026-11-28-stripe-outcomes.md.
import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type {
  Accepted,
  AcceptedStatus,
  Charge,
  ChargeOutcome,
  DeclineCode,
  PaymentSource,
  ProviderContext,
} from './payment-provider.ts';
import {
  getStripe,
  isCardError,
  isInvalidRequest,
  toCardFacts,
  toDeclineCode,
  toPaymentMethod,
} from './stripe-client.ts';
import { stripeCharges } from './stripe-charges.table.ts';

type ChargeRow = typeof stripeCharges.$inferSelect;
type Intent = Stripe.PaymentIntent;

/** Prefix of tokens that the Payment Element creates; others are payment methods. */
const CONFIRMATION_TOKEN = 'ctoken_';
/** What the outcome of a PaymentIntent is read from. */
const EXPAND = ['latest_charge', 'payment_method'];

/** Creates the PaymentIntent of a key unconfirmed, keeps its id, then confirms it. */
export async function chargeByStripe(charge: Charge, context: ProviderContext): Promise<ChargeOutcome> {
  const { key, amount, currency } = charge;
  const row = await insertOnce(context, { key, amount, currency, closed: false });
  if (row.closed) return closeIntent(row, context);
  if (row.amount !== amount || row.currency !== currency) throw new Error(`the key ${key} was used for another amount`);
  const intent = row.intent ? await readIntent(row.intent, context) : await createIntent(charge, context);
  const { closed } = await updateRow(context, key, { intent: intent.id });
  if (closed) return closeIntent({ ...row, closed, intent: intent.id }, context);
  if (!isUnconfirmed(intent)) return readOutcome(intent, context);
  const confirmed = await confirmIntent(intent.id, charge, context);
  return readOutcome(confirmed, context);
}

/** The outcome of the charge with a key; undefined while nothing is confirmed. */
export async function findStripeCharge(key: string, context: ProviderContext): Promise<ChargeOutcome | undefined> {
  const [row] = await context.db.select().from(stripeCharges).where(eq(stripeCharges.key, key));
  if (!row) return undefined;
  if (!row.intent) return row.closed ? { status: 'cancelled' } : undefined;
  const intent = await readIntent(row.intent, context);
  return isUnconfirmed(intent) ? undefined : readOutcome(intent, context);
}

/** Closes a key: marks its row, then cancels its PaymentIntent unless that was confirmed. */
export async function closeStripeKey(key: string, context: ProviderContext): Promise<ChargeOutcome> {
  const row = await insertOnce(context, { key, amount: 0, currency: null, closed: true });
  // a concurrent charge sees the mark when it stores its intent, or has stored it before
  return closeIntent(row.closed ? row : await updateRow(context, key, { closed: true }), context);
}

async function closeIntent(row: ChargeRow, context: ProviderContext): Promise<ChargeOutcome> {
  if (!row.intent) return { status: 'cancelled' };
  const intent = await readIntent(row.intent, context);
  return readOutcome(isUnconfirmed(intent) ? await cancelIntent(intent.id, context) : intent, context);
}

/** Whether a PaymentIntent waits for its first confirmation. */
const isUnconfirmed = ({ status, last_payment_error }: Intent): boolean =>
  status === 'requires_confirmation' || (status === 'requires_payment_method' && !last_payment_error);

export const readIntent = (id: string, { config }: ProviderContext): Promise<Intent> =>
  getStripe(config).paymentIntents.retrieve(id, { expand: EXPAND });

async function createIntent(charge: Charge, { config }: ProviderContext): Promise<Intent> {
  const { key, amount, currency, save } = charge;
  const stripe = getStripe(config);
  const customer = await findCustomer(charge, stripe);
  return stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      automatic_payment_methods: { enabled: true, allow_redirects: canRedirect(charge) ? 'always' : 'never' },
      metadata: { key },
      ...(customer && { customer }),
      ...(save && { setup_future_usage: 'off_session' as const }),
    },
    { idempotencyKey: `intent-${key}` },
  );
}

/** The customer of Stripe's, to whom a saved card belongs; without one it can be neither saved nor charged. */
export async function findCustomer(
  { key, paymentMethod, offSession, isSaved, save }: Charge,
  stripe: Stripe,
): Promise<string | undefined> {
  if (save && !isSaved)
    return (await stripe.customers.create({ metadata: { key } }, { idempotencyKey: `customer-${key}` })).id;
  if (!paymentMethod || !(offSession || isSaved)) return undefined;
  const { customer } = await stripe.paymentMethods.retrieve(paymentMethod);
  return (typeof customer === 'object' ? customer?.id : customer) ?? undefined;
}

/** The parameter of Stripe's for a token of a client: one of the Payment Element, or a payment method. */
export const toTokenParameter = ({ paymentMethod }: Pick<PaymentSource, 'paymentMethod'>) =>
  paymentMethod?.startsWith(CONFIRMATION_TOKEN)
    ? { confirmation_token: paymentMethod }
    : { payment_method: paymentMethod ?? '' };

/** Whether the method of a charge may leave the page. Only tokens of the Payment Element have an address to return to. */
const canRedirect = ({ redirects, paymentMethod }: Charge): boolean =>
  redirects === true && paymentMethod?.startsWith(CONFIRMATION_TOKEN) === true;

/** Confirms a PaymentIntent once. Returns its state after a decline, or when it changed meanwhile. */
async function confirmIntent(id: string, charge: Charge, context: ProviderContext): Promise<Intent> {
  const { key, offSession } = charge;
  try {
    return await getStripe(context.config).paymentIntents.confirm(
      id,
      {
        ...{ ...toTokenParameter(charge), expand: EXPAND },
        ...(offSession && { off_session: true }),
        // 3-D Secure of a card stays on the page
        ...(canRedirect(charge) && { use_stripe_sdk: true }),
      },
      { idempotencyKey: `confirm-${key}` },
    );
  } catch (error) {
    if (!isCardError(error) && !isInvalidRequest(error)) throw error;
    const intent = await readIntent(id, context);
    // a refusal that is not the bank's, such as a token that was used before
    return isUnconfirmed(intent) ? cancelRefused(intent, key, context) : intent;
  }
}

async function cancelRefused({ id }: Intent, key: string, context: ProviderContext): Promise<Intent> {
  await updateRow(context, key, { code: 'card_declined' });
  return cancelIntent(id, context);
}

/** Cancels a PaymentIntent. Returns its state, also when it can no longer be cancelled. */
export async function cancelIntent(id: string, context: ProviderContext): Promise<Intent> {
  try {
    return await getStripe(context.config).paymentIntents.cancel(id, { expand: EXPAND });
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
    return readIntent(id, context);
  }
}

/** Our status of a PaymentIntent; undefined when it was declined or cancelled. */
export function toAcceptedStatus(status: string): AcceptedStatus | undefined {
  if (status === 'succeeded') return 'paid';
  return status === 'processing' || status === 'requires_action' ? status : undefined;
}

/** The method of a PaymentIntent, and the card that it was charged to; before it is charged, the card of the method. */
function toMethodFacts({ latest_charge, payment_method }: Intent): Pick<Accepted, 'method' | 'card'> {
  const details = typeof latest_charge === 'object' ? latest_charge?.payment_method_details : undefined;
  const used = typeof payment_method === 'object' ? payment_method : undefined;
  const method = toPaymentMethod(used?.type ?? details?.type ?? 'card');
  return { method, card: method === 'card' ? toCardFacts(details?.card ?? used?.card) : null };
}

/** The outcome of a confirmed PaymentIntent. A declined one is cancelled, because it could be paid later otherwise. */
async function readOutcome(intent: Intent, context: ProviderContext): Promise<ChargeOutcome> {
  const { id, status } = intent;
  const accepted = toAcceptedStatus(status);
  if (accepted) return { status: accepted, id, ...toMethodFacts(intent) };
  if (status !== 'canceled') return declineIntent(intent, context);
  const code = await findDeclineCode(intent, context);
  return code ? { status: 'declined', code } : { status: 'cancelled' };
}

/** The code of a cancelled PaymentIntent that was declined before; undefined for another one. */
export async function findDeclineCode(
  { id, last_payment_error }: Intent,
  { db }: ProviderContext,
): Promise<DeclineCode | undefined> {
  const [stored] = await db
    .select({ code: stripeCharges.code })
    .from(stripeCharges)
    .where(eq(stripeCharges.intent, id));
  return stored?.code ?? (last_payment_error ? toDeclineCode(last_payment_error) : undefined);
}

/** Keeps the decline code, then cancels the PaymentIntent. */
export async function declineIntent(
  { id, last_payment_error }: Intent,
  context: ProviderContext,
): Promise<{ status: 'declined'; code: DeclineCode }> {
  const code = toDeclineCode(last_payment_error ?? {});
  await context.db.update(stripeCharges).set({ code }).where(eq(stripeCharges.intent, id));
  await cancelIntent(id, context);
  return { status: 'declined', code };
}

/** Inserts a row unless its key exists, and returns the row of the key. */
export async function insertOnce(
  { db, now }: ProviderContext,
  values: Pick<ChargeRow, 'key' | 'amount' | 'currency' | 'closed'>,
): Promise<ChargeRow> {
  const [row] = await db
    .insert(stripeCharges)
    .values({ ...values, created_at: now() })
    // returns the row also when it exists
    .onConflictDoUpdate({ target: stripeCharges.key, set: { key: sql`excluded.key` } })
    .returning();
  if (!row) throw new Error('The database did not return the charge.');
  return row;
}

/** Updates the row of a key and returns it. */
export async function updateRow({ db }: ProviderContext, key: string, values: Partial<ChargeRow>): Promise<ChargeRow> {
  const [row] = await db.update(stripeCharges).set(values).where(eq(stripeCharges.key, key)).returning();
  if (!row) throw new Error(`the charge ${key} does not exist`);
  return row;
}
