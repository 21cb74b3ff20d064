import { createHash } from 'node:crypto';
import type { PayAnswer } from '#generated/schemas.ts';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { cardDigits } from './card-number.ts';
import { idempotencyKeys, paymentAttempts } from './payments.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

type PayCall = Call<'payCart'> | Call<'payOffer'>;
type KeyedCall = Pick<AnyCall, 'headers' | 'user' | 'operation' | 'context'>;

/** How long a repeated call finds its answer. */
const HOURS_KEPT = 48;

/** An Idempotency-Key within the transaction of its call. */
export interface Claim<Answer> {
  /** What the first call with this key and body was answered. */
  readonly answered: Answer | undefined;
  /** Keeps the answer for repeated calls. */
  keep(answer: Answer): Promise<void>;
}

/** Claims the key of a payment; of its card only what may be stored counts as the body. */
export function claimKey(tx: Queryable, call: PayCall): Promise<Claim<PayAnswer>> {
  return claimCall(tx, call, { ...call.params, ...storableBody(call) }, isPayAnswer);
}

/**
 * Claims the key of a call; a second call with it waits here until the first is done. Throws 409 when the key was used
 * for another body or record. Without a key there is nothing to claim.
 */
export async function claimCall<Answer extends object>(
  tx: Queryable,
  { headers, user, operation, context }: KeyedCall,
  asked: object,
  isAnswer: (kept: object) => kept is Answer,
): Promise<Claim<Answer>> {
  const key = headers['idempotency-key'];
  if (!key) return { answered: undefined, keep: async () => undefined };
  const request_hash = hashOf({ ...asked, user: user?.id });
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ key, operation, request_hash, status: 200, answer: {}, created_at: context.now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [known] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    if (known?.request_hash !== request_hash || known.operation !== operation)
      throw problem(409, 'idempotency_mismatch');
    return { answered: isAnswer(known.answer) ? known.answer : undefined, keep: async () => undefined };
  }
  return {
    answered: undefined,
    keep: async (answer) => {
      await tx
        .update(idempotencyKeys)
        .set({ answer: Object.fromEntries(Object.entries(answer)) })
        .where(eq(idempotencyKeys.key, key));
    },
  };
}

/** Keeps the answer of a payment for repeated calls. */
export async function keepAnswer(db: Queryable, key: string, answer: PayAnswer): Promise<void> {
  const kept = Object.fromEntries(Object.entries(answer));
  await db.update(idempotencyKeys).set({ answer: kept }).where(eq(idempotencyKeys.key, key));
}

/** Lets a key be used again after a call that paid nothing. */
export async function dropKey(db: Queryable, key: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(sql`${idempotencyKeys.key} = ${key} and ${idempotencyKeys.answer} = '{}'::jsonb`);
}

function isPayAnswer(kept: object): kept is PayAnswer {
  return 'payment_id' in kept && typeof kept.payment_id === 'string';
}

/** The body of a call that pays with of its card only what may be stored. */
export function storableBody({ body }: PayCall): object {
  const { card, ...rest } = body;
  return {
    ...rest,
    card: card && { last4: cardDigits(card.number).slice(-4), exp_month: card.exp_month, exp_year: card.exp_year },
  };
}

/** A fingerprint of who asked for what. */
export function hashOf(asked: object): string {
  return createHash('sha256').update(stable(asked)).digest('hex');
}

/** JSON with the members of objects in one order, however the client wrote them. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** Forgets the answers about an order that will not be paid, so that the same call may try anew. */
export async function forgetAnswers(tx: Queryable, orderId: number): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(sql`${idempotencyKeys.answer} @> ${JSON.stringify({ order_id: orderId })}::jsonb`);
}

/** Every hour, deletes idempotency keys and ended attempts to pay that are older than calls are repeated. */
export const pruneKeys: Worker = {
  name: 'prune-idempotency-keys',
  schedule: '23 * * * *',
  run: async (_data, { db, now }) => {
    const before = new Date(now().getTime() - HOURS_KEPT * 3_600_000);
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, before));
    await db
      .delete(paymentAttempts)
      .where(and(ne(paymentAttempts.status, 'open'), lt(paymentAttempts.created_at, before)));
  },
};
