import { createHash } from 'node:crypto';
import type { PayAnswer } from '#generated/schemas.ts';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { parseCardExpiry } from '#domain/payments/card-input.ts';
import { extractCardDigits } from '#domain/payments/card-number.ts';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';

import { idempotencyKeys, paymentAttempts } from './payments.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

type PayCall = Call<'payCart'> | Call<'payOffer'>;
type KeyedCall = Pick<AnyCall, 'headers' | 'user' | 'operation' | 'context'>;

/** Time for which responses are stored. */
const RETENTION_HOURS = 48;

/** A claimed Idempotency-Key. */
export interface Claim<Answer> {
  /** The stored response of an earlier call. */
  readonly answered: Answer | undefined;
  /** Stores the response for repeated calls. */
  keep(answer: Answer): Promise<void>;
}

/** Claims the key of a payment. The hash of the body excludes card data that must not be stored. */
export function claimKey(tx: Queryable, call: PayCall): Promise<Claim<PayAnswer>> {
  return claimCall(tx, call, { ...call.params, ...toStorableBody(call) }, isPayAnswer);
}

/**
 * Claims the Idempotency-Key of a call; a concurrent call with the same key waits. Throws 409 when the key was used for
 * another body or record. Does nothing without a key.
 */
export async function claimCall<Answer extends object>(
  tx: Queryable,
  { headers, user, operation, context }: KeyedCall,
  request: object,
  isAnswer: (stored: object) => stored is Answer,
): Promise<Claim<Answer>> {
  const key = headers['idempotency-key'];
  if (!key) return { answered: undefined, keep: async () => undefined };
  const request_hash = hashBody({ ...request, user: user?.id });
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ key, operation, request_hash, status: 200, answer: {}, created_at: context.now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [stored] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    if (stored?.request_hash !== request_hash || stored.operation !== operation)
      throw problem(409, 'idempotency_mismatch');
    return { answered: isAnswer(stored.answer) ? stored.answer : undefined, keep: async () => undefined };
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

/** Stores the response of a payment for repeated calls. */
export async function saveAnswer(db: Queryable, key: string, answer: PayAnswer): Promise<void> {
  const stored = Object.fromEntries(Object.entries(answer));
  await db.update(idempotencyKeys).set({ answer: stored }).where(eq(idempotencyKeys.key, key));
}

/** Releases a key after a call without payment. */
export async function releaseKey(db: Queryable, key: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(sql`${idempotencyKeys.key} = ${key} and ${idempotencyKeys.answer} = '{}'::jsonb`);
}

function isPayAnswer(stored: object): stored is PayAnswer {
  return 'payment_id' in stored && typeof stored.payment_id === 'string';
}

/** The body of a payment with the storable data of its card only. */
export function toStorableBody({ body }: PayCall): object {
  const { card, ...otherFields } = body;
  return {
    ...otherFields,
    card: card && {
      last4: extractCardDigits(card.number).slice(-4),
      expiry: parseCardExpiry(card.expiry),
    },
  };
}

/** SHA-256 of a request, independent of the order of its members. */
export function hashBody(request: object): string {
  return createHash('sha256').update(toStableJson(request)).digest('hex');
}

/** JSON with sorted object members. */
function toStableJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** Deletes stored responses of a cancelled order, so that the call can be repeated. */
export async function deleteAnswers(tx: Queryable, orderId: number): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(sql`${idempotencyKeys.answer} @> ${JSON.stringify({ order_id: orderId })}::jsonb`);
}

/** Deletes expired idempotency keys and ended attempts. Runs hourly. */
export const pruneKeys: Worker = {
  name: 'prune-idempotency-keys',
  schedule: '23 * * * *',
  run: async (_data, { db, now }) => {
    const before = new Date(now().getTime() - RETENTION_HOURS * 3_600_000);
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, before));
    await db
      .delete(paymentAttempts)
      .where(and(ne(paymentAttempts.status, 'open'), lt(paymentAttempts.created_at, before)));
  },
};
