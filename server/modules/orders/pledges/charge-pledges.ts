import { getCampaignState } from '#domain/orders/pledges.ts';
import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { yieldToEventLoop } from '#server/core/process/yield-to-event-loop.ts';
import { Problem } from '#server/core/problems/problem.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { lockProject, projects, refreshCopiesOf } from '#server/modules/catalogue/index.ts';
import { getPaymentProvider, hashBody } from '#server/modules/payments/index.ts';
import { applyOutcome } from '../checkout/pay-attempt.ts';
import { type OrderAttempt, reserveAttempt } from '../checkout/reserve.ts';
import { mailPledgeEnded } from '../letters/pledge-mails.ts';
import { releaseOrder } from '../settle-order.ts';
import { lockOrder } from '../staff-order.ts';
import { getPledgeSubject, isPledgeCharged, LIVE_PLEDGE, lockPledge } from './pledge-state.ts';
import { type PledgeRow, pledges } from './pledges.table.ts';

export const CHARGE_PLEDGES = 'charge-pledges';

const AUDITOR: AuditContext = { operation: 'adminChargePledge', user: undefined, requestId: CHARGE_PLEDGES };

/**
 * Charges the pledges of funded projects in sequence, ends those of failed ones, and forgets the cards that are no longer needed.
 * Every step is repeated safely: a charge is made by the key of its attempt, and an order is settled or cancelled under its lock.
 */
export const chargePledges: Worker = {
  name: CHARGE_PLEDGES,
  on: ['project.moved'],
  schedule: '* * * * *',
  coalesced: true,
  run: async (_data, context, { signal }) => {
    for (const project_id of await listProjects(context)) await updateProject(context, project_id, signal);
    await forEachPledge(context, signal, isDue(context.now()), (pledge) => chargePledge(context, pledge));
    const isForgotten = and(inArray(pledges.status, ['paid', 'ended']), isNotNull(pledges.token));
    await forEachPledge(context, signal, isForgotten, (pledge) => forgetCard(context, pledge));
  },
};

const isDue = (now: Date) => and(inArray(pledges.status, ['due', 'declined']), lte(pledges.retry_at, now));

/** Handles the pledges of a condition in the order of their ids. A failure is logged; the next run repeats it. */
async function forEachPledge(
  { db, log }: Context,
  signal: AbortSignal | undefined,
  condition: ReturnType<typeof and>,
  work: (pledge: PledgeRow) => Promise<void>,
): Promise<void> {
  for (let after = 0; ;) {
    signal?.throwIfAborted();
    const [pledge] = await db
      .select()
      .from(pledges)
      .where(and(condition, gt(pledges.order_id, after)))
      .orderBy(asc(pledges.order_id))
      .limit(1);
    if (!pledge) return;
    after = pledge.order_id;
    await work(pledge).catch((error: unknown) => {
      // an impossible charge was refunded
      if (error instanceof Problem && error.code === 'payment_refunded') return;
      log.error({ err: error, order: pledge.order_id }, 'a pledge could not be handled');
    });
    await yieldToEventLoop();
  }
}

async function listProjects({ db }: Context): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: pledges.project_id })
    .from(pledges)
    .where(inArray(pledges.status, [...LIVE_PLEDGE]))
    .orderBy(asc(pledges.project_id));
  return rows.map(({ id }) => id);
}

/** Marks a project that has reached its goal as funded and its pledges as due; ends the pledges of one that has failed. */
async function updateProject(context: Context, id: number, signal: AbortSignal | undefined): Promise<void> {
  const state = await inTransaction(context.db, async (tx) => {
    await refreshCopiesOf(tx, id);
    const project = await lockProject(tx, id);
    const current = getCampaignState(project, context.now());
    if (current === 'funded') await markFunded(tx, context, project);
    return current;
  });
  if (state !== 'failed') return;
  const isLive = and(eq(pledges.project_id, id), inArray(pledges.status, [...LIVE_PLEDGE]));
  await forEachPledge(context, signal, isLive, (pledge) => endUnfunded(context, pledge));
}

async function markFunded(
  tx: Transaction,
  { now }: Context,
  { id, funded_at }: Pick<typeof projects.$inferSelect, 'id' | 'funded_at'>,
): Promise<void> {
  if (funded_at === null)
    await tx
      .update(projects)
      .set({ funded_at: now(), version: sql`${projects.version} + 1` })
      .where(eq(projects.id, id));
  await tx
    .update(pledges)
    .set({ status: 'due', retry_at: now() })
    .where(and(eq(pledges.project_id, id), eq(pledges.status, 'waiting')));
}

/** Ends the pledge of a failed project without a charge. One that is being charged is left to the next run. */
async function endUnfunded(context: Context, { order_id }: PledgeRow): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, order_id);
    const pledge = await lockPledge(tx, order_id);
    if (!pledge || order.status !== 'pledged' || (await isPledgeCharged(tx, order_id))) return;
    const released = await releaseOrder(tx, order, { status: 'cancelled', at: context.now() });
    await mailPledgeEnded(tx, context, released, pledge, 'not_funded');
  });
}

/** Charges a due pledge off-session. The attempt is committed first, so that its outcome can be read after a crash. */
async function chargePledge(context: Context, { order_id }: PledgeRow): Promise<void> {
  const begun = await inTransaction(context.db, (tx) => beginCharge(tx, context, order_id));
  if (!begun) return;
  const { attempt, token } = begun;
  const { amount, currency, key, provider } = attempt;
  const charge = { amount, currency, key, paymentMethod: token, offSession: true, isSaved: true };
  const outcome = await getPaymentProvider(provider).charge(charge, context);
  await applyOutcome(context, attempt, outcome, AUDITOR);
}

async function beginCharge(
  tx: Transaction,
  context: Context,
  orderId: number,
): Promise<{ attempt: OrderAttempt; token: string } | undefined> {
  const order = await lockOrder(tx, orderId);
  const pledge = await lockPledge(tx, orderId);
  if (!pledge?.token || order.status !== 'pledged' || (await isPledgeCharged(tx, orderId))) return undefined;
  const isStillDue = pledge.status !== 'waiting' && pledge.retry_at !== null && pledge.retry_at <= context.now();
  if (!isStillDue) return undefined;
  const attempt = await reserveAttempt(tx, context, {
    ...{ subject: getPledgeSubject(orderId), previousNumber: pledge.charges, cart_id: order.cart_id ?? '' },
    ...{ request_hash: hashBody({ saved_card: pledge.token }), idempotency_key: undefined, method: 'card' },
    ...{ amount: order.total, currency: order.currency, provider: pledge.provider },
    target: { order_id: orderId, change_id: null },
  });
  await tx
    .update(pledges)
    .set({ charges: attempt.number, charged_by_job: attempt.number })
    .where(eq(pledges.order_id, orderId));
  return { attempt, token: pledge.token };
}

/** Removes the card of a pledge that is done, unless it is one of the account's. */
async function forgetCard(context: Context, { order_id, provider, token, is_saved }: PledgeRow): Promise<void> {
  if (token !== null && !is_saved) await getPaymentProvider(provider).removeCard(token, context);
  await context.db.update(pledges).set({ token: null }).where(eq(pledges.order_id, order_id));
}
