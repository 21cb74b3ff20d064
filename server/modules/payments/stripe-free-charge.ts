// Charges of 0 by Stripe, which takes no payments of 0: a card that is charged again later is saved by a SetupIntent; otherwise nothing
// is asked of Stripe.
import { eq } from 'drizzle-orm';
import type {
  AcceptedStatus,
  CardOutcome,
  Charge,
  ChargeOutcome,
  Declined,
  ProviderContext,
} from './payment-provider.ts';
import { readSetup, saveStripeCard } from './stripe-card.ts';
import { findCustomer, insertOnce, updateRow } from './stripe-charge.ts';
import { stripeCharges } from './stripe-charges.table.ts';
import { getStripe, isInvalidRequest, toCardFacts } from './stripe-client.ts';

const SETUP_PREFIX = 'seti_';
/** Prefix of the ids of charges and refunds that Stripe does not know. */
const FREE_PREFIX = 'free_';

/** The id of a charge or refund of 0 by its key. */
export const toFreeId = (key: string): string => `${FREE_PREFIX}${key}`;

/** Whether an id is one of a SetupIntent of Stripe's. */
export const isSetup = (id: string): boolean => id.startsWith(SETUP_PREFIX);

/** Charges 0 once by a key: saves the card when it is charged again later. */
export async function chargeFree(charge: Charge, context: ProviderContext): Promise<ChargeOutcome> {
  const { key, paymentMethod, save } = charge;
  const row = await insertOnce(context, { key, amount: 0, currency: charge.currency, closed: false });
  if (row.amount !== 0) throw new Error(`the key ${key} was used for another amount`);
  if (row.closed) return (await findFreeCharge(key, context)) ?? { status: 'cancelled' };
  if (!save) {
    const id = toFreeId(key);
    const { closed } = await updateRow(context, key, { intent: id });
    return closed ? { status: 'cancelled' } : toFree(id);
  }
  const customer = (await findCustomer(charge, getStripe(context.config))) ?? null;
  const outcome = await saveStripeCard({ key, paymentMethod, customer }, context);
  return outcome.status === 'declined' ? outcome : ((await findFreeCharge(key, context)) ?? { status: 'cancelled' });
}

/** The outcome of the charge of 0 with a key; undefined for another charge, or while nothing is done. */
export async function findFreeCharge(key: string, context: ProviderContext): Promise<ChargeOutcome | undefined> {
  const [row] = await context.db.select().from(stripeCharges).where(eq(stripeCharges.key, key));
  if (row?.amount !== 0) return undefined;
  const { intent, code } = row;
  if (intent?.startsWith(FREE_PREFIX)) return toFree(intent);
  if (intent && isSetup(intent)) return toCharge(intent, await readSetup(intent, context));
  return code ? { status: 'declined', code } : undefined;
}

const toFree = (id: string): ChargeOutcome => ({ status: 'paid', id, card: toCardFacts(undefined) });

/** The outcome of a card's set-up as one of a charge. */
function toCharge(id: string, outcome: CardOutcome): ChargeOutcome {
  if (outcome.status === 'declined') return outcome;
  if (outcome.status === 'requires_action') return { status: outcome.status, id, card: toCardFacts(undefined) };
  const { brand, last4 } = outcome;
  return { status: 'paid', id, card: { brand, last4 } };
}

/** Completes the set-up of a charge of 0 after 3-D Secure. Idempotent. */
export async function completeSetup(
  id: string,
  context: ProviderContext,
): Promise<{ status: AcceptedStatus } | Declined> {
  const outcome = await readSetup(id, context);
  return outcome.status === 'saved' ? { status: 'paid' } : outcome;
}

/** Cancels the set-up of a charge of 0; resolves to `paid` when the card was saved meanwhile. */
export async function cancelSetup(id: string, { config }: ProviderContext): Promise<'cancelled' | 'paid'> {
  const { setupIntents } = getStripe(config);
  try {
    await setupIntents.cancel(id);
    return 'cancelled';
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
    return (await setupIntents.retrieve(id)).status === 'succeeded' ? 'paid' : 'cancelled';
  }
}
