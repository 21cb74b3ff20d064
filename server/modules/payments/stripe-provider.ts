import { formatExpiryMonth } from '#domain/payments/card-input.ts';
import type Stripe from 'stripe';
import type {
  CardOutcome,
  PaymentProvider,
  ProviderContext,
  RefundOrder,
  RefundOutcome,
  SavedCard,
} from './payment-provider.ts';
import {
  cancelIntent,
  chargeByStripe,
  closeStripeKey,
  declineIntent,
  findStripeCharge,
  readIntent,
  toAcceptedStatus,
  toTokenParameter,
} from './stripe-charge.ts';
import { getStripe, isCardError, isInvalidRequest, toCardFacts, toDeclineCode } from './stripe-client.ts';

/** Payments by Stripe. Card data goes from the browser to Stripe; the shop gets tokens. */
export const stripeProvider: PaymentProvider = {
  name: 'stripe',
  charge: chargeByStripe,
  findCharge: findStripeCharge,
  closeKey: closeStripeKey,
  complete: async (id, _authentication, context) => {
    const intent = await readIntent(id, context);
    const status = toAcceptedStatus(intent.status);
    if (status) return { status };
    if (intent.status === 'canceled') return { status: 'declined', code: 'authentication_failed' };
    return declineIntent(intent, context);
  },
  cancel: async (id, context) => {
    const { status } = await cancelIntent(id, context);
    if (status === 'succeeded') return 'paid';
    return status === 'processing' ? 'processing' : 'cancelled';
  },
  saveCard: async ({ key, paymentMethod, customer: known }, { config }) => {
    const stripe = getStripe(config);
    const options = (kind: string) => ({ idempotencyKey: `${kind}-${key}` });
    const customer = known ?? (await stripe.customers.create({ metadata: { key } }, options('customer'))).id;
    try {
      const setup = await stripe.setupIntents.create(
        {
          ...{
            customer,
            ...toTokenParameter({ paymentMethod }),
            confirm: true,
            usage: 'off_session',
            metadata: { key },
          },
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          expand: ['payment_method'],
        },
        options('setup'),
      );
      return toCardOutcome(setup);
    } catch (error) {
      if (isCardError(error)) return { status: 'declined', code: toDeclineCode(error) };
      throw error;
    }
  },
  completeCard: async (id, _authentication, { config }) =>
    toCardOutcome(await getStripe(config).setupIntents.retrieve(id, { expand: ['payment_method'] })),
  findSavedCard: async (id, { config }) => {
    const intent = await getStripe(config).paymentIntents.retrieve(id, { expand: ['payment_method'] });
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
  findClientSecret: async (id, context) => (await readIntent(id, context)).client_secret,
};

/** Reads the outcome of a SetupIntent with its payment method. */
function toCardOutcome(setup: Stripe.SetupIntent): CardOutcome {
  const { id, status, client_secret, payment_method: method, last_setup_error, customer } = setup;
  if (status === 'requires_action') return { status: 'requires_action', id, clientSecret: client_secret ?? '' };
  if (status !== 'succeeded' || !method || typeof method === 'string')
    return { status: 'declined', code: toDeclineCode(last_setup_error ?? {}) };
  return toSavedCard(method, customer);
}

function toSavedCard(
  { id, card }: Stripe.PaymentMethod,
  customer: Stripe.SetupIntent['customer'] | Stripe.PaymentIntent['customer'],
): SavedCard {
  const { exp_month: month = 12, exp_year: year = 2099 } = card ?? {};
  return {
    ...{ status: 'saved', token: id, ...toCardFacts(card), expires: formatExpiryMonth({ month, year }) },
    customer: (typeof customer === 'object' ? customer?.id : customer) ?? null,
  };
}

/** Refunds once by a key. Stripe forgets idempotency keys, so the refunds of the payment are searched for the key first. */
async function refundByStripe(order: RefundOrder, { config }: ProviderContext): Promise<RefundOutcome> {
  const { payment, amount, key } = order;
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
