// Cards saved by Stripe. The SetupIntent of a key is stored, so that its outcome can be read.
import { eq } from 'drizzle-orm';
import { formatExpiryMonth } from '#domain/payments/card-input.ts';
import type Stripe from 'stripe';
import type { CardOutcome, CardSetup, ProviderContext, SavedCard } from './payment-provider.ts';
import { insertOnce, toTokenParameter, updateRow } from './stripe-charge.ts';
import { stripeCharges } from './stripe-charges.table.ts';
import { getStripe, isCardError, isInvalidRequest, toCardFacts, toDeclineCode } from './stripe-client.ts';

/** Creates and confirms the SetupIntent of a key once; a repeated call reads its outcome. */
export async function saveStripeCard(setup: CardSetup, context: ProviderContext): Promise<CardOutcome> {
  const { key } = setup;
  const row = await insertOnce(context, { key, amount: 0, currency: null, closed: false });
  if (row.intent) return readSetup(row.intent, context);
  try {
    const intent = await createSetup(setup, context);
    await updateRow(context, key, { intent: intent.id });
    return toCardOutcome(intent);
  } catch (error) {
    if (!isCardError(error) && !isInvalidRequest(error)) throw error;
    // a refusal that is not the bank's, such as a token that was used before
    const code = isCardError(error) ? toDeclineCode(error) : 'card_declined';
    await updateRow(context, key, { code });
    return { status: 'declined', code };
  }
}

/** The outcome of the set-up with a key; undefined while none is known. */
export async function findStripeCard(key: string, context: ProviderContext): Promise<CardOutcome | undefined> {
  const [row] = await context.db.select().from(stripeCharges).where(eq(stripeCharges.key, key));
  if (row?.intent) return readSetup(row.intent, context);
  return row?.code ? { status: 'declined', code: row.code } : undefined;
}

async function createSetup({ key, paymentMethod, customer: known }: CardSetup, { config }: ProviderContext) {
  const stripe = getStripe(config);
  const options = (kind: string) => ({ idempotencyKey: `${kind}-${key}` });
  const customer = known ?? (await stripe.customers.create({ metadata: { key } }, options('customer'))).id;
  return stripe.setupIntents.create(
    {
      ...{ customer, ...toTokenParameter({ paymentMethod }), confirm: true, usage: 'off_session', metadata: { key } },
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      expand: ['payment_method'],
    },
    options('setup'),
  );
}

/** The outcome of a SetupIntent by its id. */
export const readSetup = async (id: string, { config }: ProviderContext): Promise<CardOutcome> =>
  toCardOutcome(await getStripe(config).setupIntents.retrieve(id, { expand: ['payment_method'] }));

/** Reads the outcome of a SetupIntent with its payment method. */
export function toCardOutcome(setup: Stripe.SetupIntent): CardOutcome {
  const { id, status, client_secret, payment_method: method, last_setup_error, customer } = setup;
  if (status === 'requires_action') return { status: 'requires_action', id, clientSecret: client_secret ?? '' };
  if (status !== 'succeeded' || !method || typeof method === 'string')
    return { status: 'declined', code: toDeclineCode(last_setup_error ?? {}) };
  return toSavedCard(method, customer);
}

export function toSavedCard(
  { id, card }: Stripe.PaymentMethod,
  customer: Stripe.SetupIntent['customer'] | Stripe.PaymentIntent['customer'],
): SavedCard {
  const { exp_month: month = 12, exp_year: year = 2099 } = card ?? {};
  return {
    ...{ status: 'saved', token: id, ...toCardFacts(card), expires: formatExpiryMonth({ month, year }) },
    customer: (typeof customer === 'object' ? customer?.id : customer) ?? null,
  };
}
