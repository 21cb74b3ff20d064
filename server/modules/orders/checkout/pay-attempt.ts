import type { PayAnswer } from '#generated/schemas.ts';
import { asc, and, eq, lt } from 'drizzle-orm';
import type { Call, Context } from '#server/core/api/handler.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import {
  addClientSecret,
  type ChargeOutcome,
  declinedProblem,
  releaseKey,
  saveAnswer,
  ConcurrentAttemptError,
  paymentAttempts,
  getPaymentProvider,
  readSource,
  type Source,
} from '#server/modules/payments/index.ts';
import { type OrderAttempt, releaseAttempt, toOrderAttempt } from './reserve.ts';
import { settleAttempt } from './settle-attempt.ts';
import { closePledgeAttempt, finishPledgeAttempt, savePledgeCard } from '../pledges/save-card.ts';
import { isPledgeCharge, recordPledgeDecline } from '../pledges/settle-charge.ts';
import { lockOrder } from '../staff-order.ts';
import { inTransaction } from '#server/core/database/database.ts';

/** Maximum retries after concurrent attempts. */
const MAX_TRIES = 12;
/** An open attempt older than this belongs to a process that died. */
const STALE_SECONDS = 60;

/**
 * Next step of a payment: return the answer, charge the attempt, or run `prerequisite` and retry, unless it resolves to
 * `processing`: the bank processes an earlier payment.
 */
export type PayStep =
  | { readonly answer: PayAnswer }
  | { readonly attempt: OrderAttempt }
  | { readonly prerequisite: () => Promise<unknown> };

/**
 * Charges the attempt that `begin` has reserved, or saves its card for a pledge, outside of transactions and by the attempt's key, then settles it. Concurrent
 * calls for one subject share an attempt, and so one charge. Throws 402 when the card is declined, and 422
 * for a saved card that is not the caller's.
 */
export async function runPayment(
  call: Call<'payCart'> | Call<'payOffer'>,
  begin: () => Promise<PayStep>,
): Promise<PayAnswer> {
  const { context } = call;
  // before copies are reserved
  const source = await readSource(call);
  const key = call.headers['idempotency-key'];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const step = await begin().catch((error: unknown) => {
      if (error instanceof ConcurrentAttemptError) return undefined;
      throw error;
    });
    if (!step) continue;
    if ('prerequisite' in step) {
      if ((await step.prerequisite()) === 'processing') throw problem(409, 'payment_pending');
      continue;
    }
    if ('answer' in step) return addClientSecret(context, step.answer);
    try {
      const answer = await chargeAttempt(call, step.attempt, source);
      // a card that waits for 3-D Secure is looked up again by the key of its attempt
      if (key && !(step.attempt.plan?.pledge && answer.status === 'requires_action'))
        await saveAnswer(context.db, key, answer);
      return await addClientSecret(context, answer);
    } catch (error) {
      // after a definite failure the key may be reused; with an unknown outcome only for the same call
      if (key && error instanceof Problem && error.status < 500) await releaseKey(context.db, key);
      throw error;
    }
  }
  throw problem(409, 'payment_pending');
}

async function chargeAttempt(
  call: Call<'payCart'> | Call<'payOffer'>,
  attempt: OrderAttempt,
  source: Source,
): Promise<PayAnswer> {
  const { context } = call;
  if (attempt.plan?.pledge) return savePledgeCard(call, attempt, source);
  const { amount, currency, key } = attempt;
  // a box is charged again later
  const save = attempt.plan?.order.boxes?.some(({ gift }) => !gift) ?? false;
  // offers and changes of orders are paid by cards only
  const redirects = call.operation === 'payCart' && !save;
  const outcome = await getPaymentProvider(attempt.provider)
    .charge({ amount, currency, key, save, redirects, ...source }, context)
    .catch((error: unknown) => {
      context.log.error({ err: error, attempt: attempt.id }, 'the outcome of a charge is unknown');
      throw problem(503, 'payment_pending', { headers: { 'retry-after': '5' } });
    });
  const answer = await applyOutcome(context, attempt, outcome, call);
  if (outcome.status === 'declined') throw declinedProblem(outcome.code);
  // the key was closed by a concurrent call or after the timeout
  return answer ?? Promise.reject(problem(409, 'payment_pending'));
}

/** Records the outcome of a charge. Returns undefined when nothing was charged and the copies were released. */
export async function applyOutcome(
  context: Context,
  attempt: OrderAttempt,
  outcome: ChargeOutcome,
  auditor: AuditContext,
): Promise<PayAnswer | undefined> {
  if (outcome.status !== 'declined' && outcome.status !== 'cancelled')
    return settleAttempt(context, attempt, outcome, auditor);
  const failure =
    outcome.status === 'declined'
      ? ({ status: 'declined', failure_code: outcome.code } as const)
      : ({ status: 'released', failure_code: 'cancelled' } as const);
  await inTransaction(context.db, async (tx) => {
    // lock order: order first
    const order = isPledgeCharge(attempt) ? await lockOrder(tx, attempt.order_id) : undefined;
    if (!(await releaseAttempt(tx, context, attempt, failure)) || !order || outcome.status !== 'declined') return;
    await recordPledgeDecline(tx, context, { order, number: attempt.number, code: outcome.code });
  });
  return undefined;
}

/**
 * Ends an open attempt: closes its key with the provider, so that nothing is charged later, and settles an earlier charge.
 */
export async function closeAttempt(context: Context, attempt: OrderAttempt, auditor: AuditContext): Promise<void> {
  if (attempt.plan?.pledge) return closePledgeAttempt(context, attempt);
  const provider = getPaymentProvider(attempt.provider);
  const outcome = await provider.closeKey(attempt.key, context);
  if (outcome.status !== 'requires_action') return void (await applyOutcome(context, attempt, outcome, auditor));
  const status = await provider.cancel(outcome.id, context);
  const finalOutcome: ChargeOutcome = status === 'cancelled' ? { status } : { ...outcome, status };
  await applyOutcome(context, attempt, finalOutcome, auditor);
}

/**
 * Finishes attempts whose process died: settles those that were charged, and releases those that were not after their expiry.
 * A failing one is retried in the next run.
 */
export async function finishAttempts(context: Context): Promise<void> {
  const now = context.now();
  const auditor: AuditContext = { operation: 'payCart', user: undefined, requestId: 'finish-payments' };
  const staleBefore = new Date(now.getTime() - STALE_SECONDS * 1000);
  const rows = await context.db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.status, 'open'), lt(paymentAttempts.created_at, staleBefore)))
    .orderBy(asc(paymentAttempts.id));
  for (const attempt of rows.map(toOrderAttempt)) {
    const finish = async () => {
      if (attempt.plan?.pledge && (await finishPledgeAttempt(context, attempt))) return undefined;
      if (attempt.expires_at <= now) return closeAttempt(context, attempt, auditor);
      if (attempt.plan?.pledge) return undefined;
      const outcome = await getPaymentProvider(attempt.provider).findCharge(attempt.key, context);
      if (outcome) await applyOutcome(context, attempt, outcome, auditor);
    };
    await finish().catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'payment_refunded') return;
      context.log.error({ err: error, attempt: attempt.id }, 'an open attempt to pay could not be finished');
    });
  }
}
