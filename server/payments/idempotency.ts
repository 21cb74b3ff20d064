import { createHash } from 'node:crypto';
import type { PayAnswer } from '#generated/schemas.ts';
import { eq, lt, sql } from 'drizzle-orm';
import type { Call } from '#server/api/handler.ts';
import { problem } from '#server/api/problem.ts';
import { cardDigits } from '#server/payments/card-number.ts';
import { idempotencyKeys } from '#server/payments/payments.table.ts';
import type { Queryable } from '#server/platform/database.ts';
import type { Worker } from '#server/platform/jobs.ts';

type PayCall = Call<'payCart'> | Call<'payOffer'>;

/** How long a repeated call finds its answer. */
const HOURS_KEPT = 48;

/** An Idempotency-Key within the transaction of its call. */
export interface Claim {
  /** What the first call with this key and body was answered. */
  readonly answered: PayAnswer | undefined;
  /** Keeps the answer for repeated calls. */
  keep(answer: PayAnswer): Promise<void>;
}

/**
 * Claims the key of a call; a second call with it waits here until the first is done. Throws 409 when the key was used
 * for another body. Without a key there is nothing to claim.
 */
export async function claimKey(tx: Queryable, call: PayCall): Promise<Claim> {
  const { headers, operation, context } = call;
  const key = headers['idempotency-key'];
  if (!key) return { answered: undefined, keep: async () => undefined };
  const request_hash = hashOf(call);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ key, operation, request_hash, status: 200, answer: {}, created_at: context.now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [known] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    if (known?.request_hash !== request_hash || known.operation !== operation)
      throw problem(409, 'idempotency_mismatch');
    return { answered: isPayAnswer(known.answer) ? known.answer : undefined, keep: async () => undefined };
  }
  return {
    answered: undefined,
    keep: async (answer) => {
      await tx
        .update(idempotencyKeys)
        .set({ answer: { ...answer } })
        .where(eq(idempotencyKeys.key, key));
    },
  };
}

function isPayAnswer(answer: Record<string, unknown>): answer is PayAnswer & Record<string, unknown> {
  return typeof answer.payment_id === 'string';
}

/** A fingerprint of who asked for what. Of the card only what may be stored goes in: its last digits and expiry. */
function hashOf({ params, body: { card, ...body }, user }: PayCall): string {
  const told = card && { last4: cardDigits(card.number).slice(-4), exp_month: card.exp_month, exp_year: card.exp_year };
  return createHash('sha256')
    .update(stable({ ...params, ...body, card: told, user: user?.id }))
    .digest('hex');
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

/** Every hour, forgets keys nobody will repeat any more. */
export const pruneKeys: Worker = {
  name: 'prune-idempotency-keys',
  schedule: '23 * * * *',
  run: async (_data, { db, now }) => {
    await db
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.created_at, new Date(now().getTime() - HOURS_KEPT * 3_600_000)));
  },
};
