import { eq, sql, desc } from 'drizzle-orm';
import type { Currency, PaymentMethod, PaymentProvider as ProviderName } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import { returnPromo } from '#server/modules/pricing/index.ts';
import { type Copies, KEEP_COPIES, returnStock, buildTakeStock } from '#server/modules/catalogue/index.ts';
import { returnBoxCodes } from '../sold-boxes.ts';
import { listCopies, type OrderPlan } from '../plan-order.ts';
import {
  type AttemptRow,
  getCurrentProvider,
  endAttempt,
  idempotencyKeys,
  ConcurrentAttemptError,
  paymentAttempts,
  type Subject,
} from '#server/modules/payments/index.ts';
import { getViolatedConstraint, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { runStatements } from '#server/core/database/run-statements.ts';
import { selectSetting } from '#server/core/settings/settings.ts';

/** A payment attempt. `plan` is the order to create; null for a change and once settled. */
export type OrderAttempt = Omit<AttemptRow, 'plan'> & { readonly plan: OrderPlan | null };

/** Casts the plan of an attempt. */
export const toOrderAttempt = (row: AttemptRow): OrderAttempt => ({ ...row, plan: row.plan as OrderPlan | null });

export interface AttemptRequest {
  readonly subject: Subject;
  /** Number of the newest attempt known to the caller; 0 for none. */
  readonly previousNumber: number;
  readonly request_hash: string;
  readonly idempotency_key: string | undefined;
  readonly cart_id: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly method: PaymentMethod;
  /** The order to create, whose copies are reserved; or an order, whose pledge or change is paid. */
  readonly target: { readonly plan: OrderPlan } | { readonly order_id: number; readonly change_id: number | null };
  /** Of the card that is charged; the provider of new payments by default. */
  readonly provider?: ProviderName;
}

/**
 * Writes an open attempt and takes the copies of its plan, in one statement. Throws `ConcurrentAttemptError` when the
 * copies or the number of the attempt are taken; the transaction is then aborted.
 */
export async function reserveAttempt(
  db: Queryable,
  { config, now, jobs, ...context }: Pick<Context, 'config' | 'now' | 'jobs' | 'db'>,
  { target, previousNumber, provider = getCurrentProvider(config).name, ...request }: AttemptRequest,
): Promise<OrderAttempt> {
  const at = now();
  const plan = 'plan' in target ? target.plan : null;
  const values = {
    ...request,
    ...{ number: previousNumber + 1, provider, plan, created_at: at },
    order_id: 'plan' in target ? sql`nextval(pg_get_serial_sequence('orders', 'id'))` : target.order_id,
    change_id: 'plan' in target ? null : target.change_id,
    expires_at: sql`${at.toISOString()}::timestamptz + make_interval(mins => ${selectSetting('payment_held_minutes')}::int)`,
  };
  try {
    const { id, key, order_id, expires_at } = paymentAttempts;
    const attempt = db.insert(paymentAttempts).values(values).returning({ id, key, order_id, expires_at });
    const [row] = await runStatements(
      db,
      { ...(plan && buildTakeStock(listCopies(plan))), attempt },
      sql`select id, key, order_id, extract(epoch from expires_at)::float8 as expires_at from attempt`,
      'reserve',
    );
    if (plan) await jobs.send(KEEP_COPIES, {}, db === context.db ? {} : { tx: db });
    return {
      ...{ ...request, plan, provider, number: values.number, change_id: values.change_id },
      ...{ id: Number(row?.['id']), key: String(row?.['key']), order_id: Number(row?.['order_id']) },
      ...{ status: 'open', failure_code: null, idempotency_key: request.idempotency_key ?? null },
      ...{ created_at: at, expires_at: new Date(Number(row?.['expires_at']) * 1000), ended_at: null },
    };
  } catch (error) {
    const constraint = getViolatedConstraint(error);
    const isConcurrent = constraint === 'items_stock_not_negative' || constraint?.startsWith('payment_attempts_');
    throw isConcurrent ? new ConcurrentAttemptError(undefined, { cause: error }) : error;
  }
}

/** Ends an uncharged attempt: releases its copies, promo code and idempotency key. */
export async function releaseAttempt(
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  attempt: OrderAttempt,
  failure: Pick<AttemptRow, 'failure_code'> & { status: 'declined' | 'released' },
): Promise<boolean> {
  if (!(await endAttempt(tx, attempt, { ...failure, ended_at: now() }))) return false;
  await releaseCopies(tx, attempt);
  return true;
}

/** Releases the copies, promo code and idempotency key of an attempt. */
export async function releaseCopies(tx: Transaction, { plan, idempotency_key }: OrderAttempt): Promise<void> {
  if (plan) {
    const copies: Copies[] = listCopies(plan);
    await returnStock(tx, copies);
    await returnBoxCodes(tx, plan.order.boxes);
    if (plan.order.promo_code) await returnPromo(tx, plan.order.promo_code);
  }
  if (idempotency_key) await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.key, idempotency_key));
}

/** Reads the newest attempt of a subject. */
export async function readNewestAttempt(db: Queryable, subject: Subject): Promise<OrderAttempt | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.subject, subject))
    .orderBy(desc(paymentAttempts.number))
    .limit(1);
  return row && toOrderAttempt(row);
}
