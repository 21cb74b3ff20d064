import type Stripe from 'stripe';
import { readBody } from '#server/core/api/accept-binary-bodies.ts';
import type { Call, Handlers } from '#server/core/api/handler.ts';
import type { StripeConfig } from '#server/core/config/config.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { HANDLE_STRIPE_EVENT } from './handle-stripe-event.ts';
import { getStripe } from './stripe-client.ts';
import { stripeEvents } from './stripe-events.table.ts';

/** Maximum size of an event; Stripe's are below 100 kB. */
const MAX_BYTES = 262_144;
/** Age after which a signature is refused. Repeated deliveries are signed anew. */
const TOLERANCE_SECONDS = 300;

/** Verifies and stores an event, and queues its job in the same transaction. Throws 400 for an invalid or old signature. */
async function receiveStripeEvent(call: Call<'receiveStripeEvent'>): Promise<undefined> {
  const { context, body } = call;
  const { stripe } = context.config;
  if (!stripe) throw notFound();
  const event = verifyEvent(call, stripe, await readBody(body, MAX_BYTES));
  const objectId = 'id' in event.data.object ? String(event.data.object.id) : '';
  await inTransaction(context.db, async (tx) => {
    const [row] = await tx
      .insert(stripeEvents)
      .values({
        ...{ event_id: event.id, type: event.type, object_id: objectId },
        ...{ created_at: new Date(event.created * 1000), received_at: context.now() },
      })
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id });
    // an event that is known has its job already
    if (row) await context.jobs.send(HANDLE_STRIPE_EVENT, { event_id: row.id }, { tx });
  });
  call.reply.status(204);
  return undefined;
}

function verifyEvent(
  { context, headers }: Call<'receiveStripeEvent'>,
  { webhookSecret }: StripeConfig,
  bytes: Buffer,
): Stripe.Event {
  try {
    const { webhooks } = getStripe(context.config);
    const signature = headers['stripe-signature'] ?? '';
    const at = context.now().getTime();
    return webhooks.constructEvent(bytes, signature, webhookSecret, TOLERANCE_SECONDS, undefined, at);
  } catch (error) {
    throw problem(400, 'webhook_invalid', { cause: error });
  }
}

export const stripeHandlers = { receiveStripeEvent } as const satisfies Partial<Handlers>;
