import type { PayAnswer } from '#generated/schemas.ts';
import { asc, and, eq, lt } from 'drizzle-orm';
import type { Call, Context } from '#server/core/api/handler.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import {
  type ChargeOutcome,
  declined,
  dropKey,
  keepAnswer,
  Overtaken,
  paymentAttempts,
  paymentProvider,
} from '#server/modules/payments/index.ts';
import { type OrderAttempt, releaseAttempt, newestAttempt, orderAttempt } from './reserve.ts';
import { settleAttempt } from './settle-attempt.ts';
import { inTransaction } from '#server/core/database/database.ts';

/** How often a call looks again because another one was faster. */
const TRIES = 12;
/** After so long an open attempt belongs to a process that died. */
const SECONDS_WAITED = 60;

/** What a call that pays has found: it was paid before, may be charged, or something else is to be ended before. */
export type Begun =
  { readonly answer: PayAnswer } | { readonly attempt: OrderAttempt } | { readonly first: () => Promise<unknown> };

/**
 * Pays what `begin` has reserved: charges outside of any transaction, by the attempt's key, then settles. Calls at once for
 * one subject share an attempt, and so one charge. Throws 402 when the card is declined.
 */
export async function pay(call: Call<'payCart'> | Call<'payOffer'>, begin: () => Promise<Begun>): Promise<PayAnswer> {
  const { context } = call;
  const key = call.headers['idempotency-key'];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const begun = await begin().catch((error: unknown) => {
      if (error instanceof Overtaken) return undefined;
      throw error;
    });
    if (!begun) continue;
    if ('first' in begun) {
      await begun.first();
      continue;
    }
    if ('answer' in begun) return begun.answer;
    try {
      const answer = await chargeAttempt(call, begun.attempt);
      if (key) await keepAnswer(context.db, key, answer);
      return answer;
    } catch (error) {
      // after a refusal the key may be used for another try; where nobody knows, only for the same one
      if (key && error instanceof Problem && error.status < 500) await dropKey(context.db, key);
      throw error;
    }
  }
  throw problem(409, 'payment_pending');
}

async function chargeAttempt(call: Call<'payCart'> | Call<'payOffer'>, attempt: OrderAttempt): Promise<PayAnswer> {
  const { context, body } = call;
  const { amount, currency, key } = attempt;
  const wish = { amount, currency, key, card: body.card, paymentMethod: body.payment_method };
  const outcome = await paymentProvider(attempt.provider)
    .charge(wish, context)
    .catch((error: unknown) => {
      context.log.error({ err: error, attempt: attempt.id }, 'the provider did not say what came of a charge');
      throw problem(503, 'payment_pending', { headers: { 'retry-after': '5' } });
    });
  const answer = await applyOutcome(context, attempt, outcome, call);
  if (outcome.status === 'declined') throw declined(outcome.code);
  // another call for the same closed the key, or the shop did because the time was over
  return answer ?? Promise.reject(problem(409, 'payment_pending'));
}

/** Writes what came of a charge. Answers undefined when no money came and the copies are free again. */
async function applyOutcome(
  context: Context,
  attempt: OrderAttempt,
  outcome: ChargeOutcome,
  auditor: AuditContext,
): Promise<PayAnswer | undefined> {
  if (outcome.status === 'paid' || outcome.status === 'requires_action')
    return settleAttempt(context, attempt, outcome, auditor);
  const why =
    outcome.status === 'declined'
      ? ({ status: 'declined', failure_code: outcome.code } as const)
      : ({ status: 'released', failure_code: 'cancelled' } as const);
  await inTransaction(context.db, (tx) => releaseAttempt(tx, context, attempt, why));
  return undefined;
}

/**
 * Ends an open attempt whatever the provider knows of it: closes its key, so that nothing is charged any more; what was
 * charged before is settled.
 */
export async function closeAttempt(context: Context, attempt: OrderAttempt, auditor: AuditContext): Promise<void> {
  const provider = paymentProvider(attempt.provider);
  const outcome = await provider.closeKey(attempt.key, context);
  const isWaiting = outcome.status === 'requires_action';
  const isGivenUp = isWaiting && (await provider.cancel(outcome.id, context)) === 'cancelled';
  const known: ChargeOutcome = isGivenUp
    ? { status: 'cancelled' }
    : isWaiting
      ? { ...outcome, status: 'paid' }
      : outcome;
  await applyOutcome(context, attempt, known, auditor);
}

/** Ends the open attempt at a subject, if there is one. */
export async function closeOpen(
  context: Context,
  subject: Parameters<typeof newestAttempt>[1],
  auditor: AuditContext,
): Promise<void> {
  const attempt = await newestAttempt(context.db, subject);
  if (attempt?.status === 'open') await closeAttempt(context, attempt, auditor);
}

/**
 * Finishes attempts whose process died: asks the provider what came of each, settles what was charged, and gives back what
 * was never charged once its time is over. One that cannot be finished is tried again with the next run.
 */
export async function finishAttempts(context: Context): Promise<void> {
  const now = context.now();
  const auditor: AuditContext = { operation: 'payCart', user: undefined, requestId: 'finish-payments' };
  const left = new Date(now.getTime() - SECONDS_WAITED * 1000);
  const found = await context.db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.status, 'open'), lt(paymentAttempts.created_at, left)))
    .orderBy(asc(paymentAttempts.id));
  for (const attempt of found.map(orderAttempt)) {
    const finish = async () => {
      if (attempt.expires_at <= now) return closeAttempt(context, attempt, auditor);
      const outcome = await paymentProvider(attempt.provider).findCharge(attempt.key, context);
      if (outcome) await applyOutcome(context, attempt, outcome, auditor);
    };
    await finish().catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'payment_refunded') return;
      context.log.error({ err: error, attempt: attempt.id }, 'an open attempt to pay could not be finished');
    });
  }
}
