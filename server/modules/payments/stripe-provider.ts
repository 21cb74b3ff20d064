import type Stripe from 'stripe';
import type { PaymentProvider, ProviderContext, RefundOrder, RefundOutcome } from './payment-provider.ts';
import {
  cancelIntent,
  chargeByStripe,
  closeStripeKey,
  declineIntent,
  findDeclineCode,
  findStripeCharge,
  readIntent,
  toAcceptedStatus,
} from './stripe-charge.ts';
import { findStripeCard, readSetup, saveStripeCard, toSavedCard } from './stripe-card.ts';
import { getStripe, isInvalidRequest } from './stripe-client.ts';
import { cancelSetup, chargeFree, completeSetup, findFreeCharge, isSetup, toFreeId } from './stripe-free-charge.ts';

/** Payments by Stripe. Card data goes from the browser to Stripe; the shop gets tokens. */
export const stripeProvider: PaymentProvider = {
  name: 'stripe',
  charge: (charge, context) => (charge.amount === 0 ? chargeFree(charge, context) : chargeByStripe(charge, context)),
  findCharge: async (key, context) => (await findFreeCharge(key, context)) ?? findStripeCharge(key, context),
  closeKey: async (key, context) => (await findFreeCharge(key, context)) ?? closeStripeKey(key, context),
  complete: async (id, _authentication, context) => {
    if (isSetup(id)) return completeSetup(id, context);
    const intent = await readIntent(id, context);
    const status = toAcceptedStatus(intent.status);
    if (status) return { status };
    if (intent.status === 'canceled')
      return { status: 'declined', code: (await findDeclineCode(intent, context)) ?? 'authentication_failed' };
    return declineIntent(intent, context);
  },
  cancel: async (id, context) => {
    if (isSetup(id)) return cancelSetup(id, context);
    const { status } = await cancelIntent(id, context);
    if (status === 'succeeded') return 'paid';
    return status === 'processing' ? 'processing' : 'cancelled';
  },
  saveCard: saveStripeCard,
  findCard: findStripeCard,
  completeCard: async (id, _authentication, context) => readSetup(id, context),
  findSavedCard: async (id, context) => {
    if (isSetup(id)) {
      const outcome = await readSetup(id, context);
      return outcome.status === 'saved' ? outcome : undefined;
    }
    const intent = await getStripe(context.config).paymentIntents.retrieve(id, { expand: ['payment_method'] });
    const { status, setup_future_usage, payment_method: method, customer } = intent;
    if (status !== 'succeeded' || !setup_future_usage || !method || typeof method === 'string') return undefined;
    return toSavedCard(method, customer);
  },
  removeCard: async (token, { config }) => {
    try {
      await getStripe(config).paymentMethods.detach(token);
    } catch (error) {
      // removed before
      if (!isInvalidRequest(error)) throw error;
    }
  },
  refund: refundByStripe,
  answerDispute: async (id, evidence, { config }) => {
    await getStripe(config).disputes.update(id, { evidence: { uncategorized_text: evidence }, submit: true });
  },
  acceptDispute: async (id, { config }) => {
    await getStripe(config).disputes.close(id, {}, { idempotencyKey: `close-${id}` });
  },
  findClientSecret: async (id, context) =>
    isSetup(id)
      ? (await getStripe(context.config).setupIntents.retrieve(id)).client_secret
      : (await readIntent(id, context)).client_secret,
};

/** Refunds once by a key. Stripe forgets idempotency keys, so the refunds of the payment are searched for the key first. */
async function refundByStripe(order: RefundOrder, { config }: ProviderContext): Promise<RefundOutcome> {
  const { payment, amount, key } = order;
  if (amount === 0) return { status: 'done', id: toFreeId(key) };
  const stripe = getStripe(config);
  for await (const refund of stripe.refunds.list({ payment_intent: payment, limit: 100 }))
    if (refund.metadata?.key === key) return toRefundOutcome(refund);
  try {
    const request = { payment_intent: payment, amount, metadata: { key } };
    return toRefundOutcome(await stripe.refunds.create(request, { idempotencyKey: `refund-${key}` }));
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
    const code = error.code === 'charge_disputed' ? 'charge_disputed' : 'refund_declined';
    return { status: 'failed', id: `refused_${key}`, code };
  }
}

function toRefundOutcome({ id, status }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return { status: 'done', id };
  if (status === 'pending' || status === 'requires_action') return { status: 'pending', id };
  return { status: 'failed', id, code: 'refund_declined' };
}
